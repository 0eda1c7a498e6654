import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listLayerFolders } from "../../server/tenants/list-folders.ts";
import { orgNoProblem } from "../../server/tenants/names.ts";
import { nearestOf } from "../../site/check/suggest.ts";
import { exit, type Command } from "../command.ts";
import { newTenantFiles } from "../new-tenant.ts";
import { tenantsDir } from "../tenants-dir.ts";

/** `lectern tenant add`: a folder to start from; a running server publishes it at once. */
export const tenantAdd: Command = {
  name: "tenant add",
  summary: "Make the folder of a new tenant",
  positionals: "<orgNo>",
  details: [
    "The organisation number is 1 to 32 small letters, digits and hyphens. A running server",
    "publishes the site at /org/<orgNo> within a second; no restart, no build.",
    "",
    "  npm run lectern -- tenant add 2001 --name 江城职业学校 --english-name 'Rivertown Vocational School'",
  ].join("\n"),
  options: {
    name: { type: "string", value: "<name>", description: "what the organisation is called, in Chinese (needed)" },
    "english-name": { type: "string", value: "<name>", description: "the same in English; the name as it is, when absent" },
    flavour: { type: "string", value: "<flavour>", description: "a folder of TENANTS_DIR/flavours to stand on" },
  },
  async run({ positionals, values, json, terminal, env }) {
    const [orgNo, ...more] = positionals;
    const { name, flavour } = values;
    if (orgNo === undefined || more.length > 0 || typeof name !== "string" || name.trim() === "") {
      terminal.error("tenant add needs one organisation number and --name; see --help.");
      return exit.usage;
    }
    const root = tenantsDir(env);
    const folder = join(root, orgNo);
    const problem = orgNoProblem(orgNo) ?? (await existing(folder, orgNo)) ?? (await flavourProblem(root, flavour));
    if (problem !== undefined) {
      terminal.error(problem);
      return exit.findings;
    }
    const english = values["english-name"];
    const files = newTenantFiles({ name: name.trim(), englishName: typeof english === "string" ? english.trim() : name.trim(), ...(typeof flavour === "string" ? { flavour } : {}) });
    await mkdir(folder);
    for (const [path, document] of Object.entries(files)) {
      await mkdir(join(folder, path, ".."), { recursive: true });
      await writeFile(join(folder, path), `${JSON.stringify(document, null, 2)}\n`);
    }
    const made = Object.keys(files).map((path) => join(folder, path));
    terminal.print(json ? JSON.stringify({ orgNo, folder, files: made, address: `/org/${orgNo}` }, null, 2) : said(made, orgNo));
    return exit.done;
  },
};

function said(made: readonly string[], orgNo: string): string {
  return `Made ${made.join("\n     ")}\nA running server shows it at /org/${orgNo}. docs/tenants.md says what else the folder may hold.`;
}

async function existing(folder: string, orgNo: string): Promise<string | undefined> {
  return access(folder).then(
    () => `There is a tenant ${orgNo} already: ${folder}`,
    () => undefined,
  );
}

async function flavourProblem(root: string, flavour: string | boolean | undefined): Promise<string | undefined> {
  if (typeof flavour !== "string") return undefined;
  const flavours = (await listLayerFolders(root)).bases.flatMap((folder) => (folder.startsWith("flavours/") ? [folder.slice("flavours/".length)] : []));
  if (flavours.includes(flavour)) return undefined;
  const meant = nearestOf(flavour, flavours);
  return `There is no flavour "${flavour}".${meant ? ` Did you mean "${meant}"?` : ""} There are: ${flavours.join(", ") || "none"}.`;
}

import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { readSettings } from "../../server/core/settings.ts";
import { orgNoProblem } from "../../server/modules/sites/index.ts";
import { CliError, exactly, exit, type Command } from "../command.ts";
import { withPortal } from "../portal/portal.ts";
import { shownPath } from "../tenants-dir.ts";

/** `lectern tenant remove`: takes a site off for good and puts its folder aside. Nothing of anybody is deleted. */
export const tenantRemove: Command = {
  name: "tenant remove",
  summary: "Remove a tenant's site and put its folder aside",
  positionals: "<orgNo>",
  details: [
    "The folder goes to DATA_DIR/removed, the site is suspended. People, courses, orders and the history of the site",
    "stay: `tenant resume` and putting the folder back undo it.",
  ].join("\n"),
  options: { yes: { type: "boolean", description: "do not ask; needed where nobody can answer" } },
  async run({ positionals, values, json, terminal, env }) {
    const [siteOrgNo] = exactly(positionals, "orgNo");
    const problem = orgNoProblem(siteOrgNo);
    if (problem !== undefined) throw new CliError(problem, exit.usage);
    if (values["yes"] !== true) {
      if (!terminal.ask) throw new CliError("Say --yes: nobody can be asked here.", exit.usage);
      if (!(await terminal.ask.yes(`Take ${siteOrgNo} off?`))) return exit.findings;
    }
    await withPortal(env, (portal) => portal.call("suspendSite", { siteOrgNo, reason: "removed" }));
    const putAside = await asideOf(siteOrgNo, env);
    if (json)
      terminal.print(
        JSON.stringify({ siteOrgNo, state: "suspended", ...(putAside ? { folder: putAside } : {}) }, null, 2),
      );
    else terminal.print(`${siteOrgNo} is taken off.${putAside ? ` Its folder is ${shownPath(putAside)} now.` : ""}`);
    return exit.done;
  },
};

/** Moves the folder where nothing reads it; undefined where the site has none. */
async function asideOf(orgNo: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { tenantsDir, dataDir } = readSettings(env);
  const folder = join(tenantsDir, orgNo);
  if (env["LECTERN_URL"] || !existsSync(folder)) return undefined;
  const aside = join(dataDir, "removed");
  await mkdir(aside, { recursive: true });
  const place = join(aside, `${orgNo}-${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}`);
  await rename(folder, place).catch((error: unknown) => {
    throw new CliError(
      `The site is taken off, but its folder ${shownPath(folder)} could not be put aside: ${error instanceof Error ? error.message : String(error)}. Move it yourself, or it is published again.`,
    );
  });
  return place;
}

import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listLayerFolders, newTenantFiles, orgNoProblem, readLayer } from "../../server/modules/sites/index.ts";
import { isLoginName } from "../../shared/login-name.ts";
import { nearestOf } from "../../site/check/suggest.ts";
import { CliError, exit, textOf, type Command, type CommandCall } from "../command.ts";
import { withPortal } from "../portal/portal.ts";
import { sealPassword } from "../seal-password.ts";
import { editorSettings } from "../editor-settings.ts";
import { schemasAddress, tenantsDir } from "../tenants-dir.ts";
import { pipedPassword, sayAccount } from "./users.ts";

/**
 * `lectern tenant add`: a folder to start from, which a running server publishes at once, and the organisation's
 * account.
 */
export const tenantAdd: Command = {
  name: "tenant add",
  summary: "Create the folder of a new tenant and the organisation's account",
  positionals: "<orgNo>",
  details: [
    "The organisation number is 1 to 32 small letters, digits and hyphens. A running server publishes the site at",
    "/org/<orgNo> within a second; no restart, no build. On a terminal it asks for what is not given; --account makes the",
    "account that edits the site in the studio, with a password that is printed once or comes from the standard input.",
    "",
    "  npm run lectern -- tenant add 2001 --name 江城职业学校 --english-name 'Rivertown Vocational School' --account 13800001234",
  ].join("\n"),
  options: {
    name: { type: "string", value: "<name>", description: "what the organisation is called, in Chinese (needed)" },
    "english-name": {
      type: "string",
      value: "<name>",
      description: "the same in English; the name as it is, when absent",
    },
    flavour: { type: "string", value: "<flavour>", description: "a folder of TENANTS_DIR/flavours to stand on" },
    account: {
      type: "string",
      value: "<login>",
      description: "mobile number or login of the organisation's account; none is made, when absent",
    },
    "password-stdin": { type: "boolean", description: "take the account's password from the standard input" },
  },
  async run(call) {
    const { json, terminal, env } = call;
    const root = tenantsDir(env);
    const { orgNo, name, englishName, flavour, account } = await wishes(call, root);
    const folder = join(root, orgNo);
    // Before anything is made: a folder without its account is half a tenant.
    const problem =
      orgNoProblem(orgNo) ??
      (await existing(folder, orgNo)) ??
      (await flavourProblem(root, flavour)) ??
      accountProblem(account);
    if (problem !== undefined) {
      terminal.error(problem);
      return exit.findings;
    }
    const password =
      account !== undefined && call.values["password-stdin"] === true ? await pipedPassword(call) : undefined;
    const files = newTenantFiles({ name, englishName, ...(flavour === undefined ? {} : { flavour }) });
    await mkdir(folder);
    for (const [path, document] of Object.entries(files))
      await writeFile(
        join(folder, path),
        `${JSON.stringify({ $schema: `${schemasAddress(env)}/${path}`, ...document }, null, 2)}\n`,
      );
    const settings = await writeEditorSettings(root, env);
    const made = [...Object.keys(files).map((path) => join(folder, path)), ...settings];
    if (!json)
      terminal.print(
        `Made ${made.join("\n     ")}\nA running server shows it at /org/${orgNo}. docs/tenants.md says what else the folder may hold.`,
      );
    const login = account === undefined ? undefined : await addAccount(call, { orgNo, name, account, password });
    if (json)
      terminal.print(
        JSON.stringify(
          { orgNo, folder, files: made, address: `/org/${orgNo}`, ...(login ? { account: login } : {}) },
          null,
          2,
        ),
      );
    else if (login) sayAccount(call, login);
    return exit.done;
  },
};

interface Wishes {
  orgNo: string;
  name: string;
  englishName: string;
  flavour: string | undefined;
  account: string | undefined;
}

/** What was given, and on a terminal what is asked for because it was not. */
async function wishes({ positionals, values, terminal: { ask } }: CommandCall, root: string): Promise<Wishes> {
  const [given, ...more] = positionals;
  const named = textOf(values["name"]);
  const isWhole = given !== undefined && named !== undefined;
  if (more.length > 0 || (!isWhole && !ask))
    throw new CliError("it needs one organisation number and --name; see --help.", exit.usage);
  const [flavour, account] = [textOf(values["flavour"]), textOf(values["account"])];
  if (isWhole || !ask)
    return {
      orgNo: given ?? "",
      name: named ?? "",
      englishName: textOf(values["english-name"]) ?? named ?? "",
      flavour,
      account,
    };
  const orgNo =
    given ??
    (await ask.text("Number of the organisation (it is in the address: /org/…)", {
      problem: async (text) => orgNoProblem(text) ?? (await existing(join(root, text), text)),
    }));
  const name = named ?? (await ask.text("Name in Chinese"));
  const englishName = textOf(values["english-name"]) ?? (await ask.text("Name in English", { usual: name }));
  const flavours = await flavoursIn(root);
  const none = { value: "", words: "the platform's own site as it is" };
  const chosen =
    flavour ??
    (flavours.length === 0
      ? ""
      : await ask.choice("What does the site stand on?", [
          none,
          ...flavours.map((value) => ({ value, words: value })),
        ]));
  const login =
    account ??
    ((await ask.yes("Make the organisation's account too?"))
      ? await ask.text("Its mobile number, or a login name", { problem: async (text) => accountProblem(text) })
      : undefined);
  return { orgNo, name, englishName, flavour: chosen === "" ? undefined : chosen, account: login };
}

/** Tells editors which schema is for which file, once for all tenants: gives the file if it was not there yet. */
async function writeEditorSettings(root: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const file = join(root, ".vscode/settings.json");
  const { layer } = await readLayer({ root, folder: "default" });
  const settings = editorSettings({
    address: schemasAddress(env),
    screens: Object.keys(layer.screens ?? {}),
    layouts: Object.keys(layer.layouts ?? {}),
  });
  await mkdir(join(root, ".vscode"), { recursive: true });
  try {
    await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`, { flag: "wx" });
    return [file];
  } catch (error) {
    // Whoever has settings of their own keeps them.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return [];
    throw error;
  }
}

async function addAccount(
  { env }: CommandCall,
  { orgNo, name, account, password }: { orgNo: string; name: string; account: string; password: string | undefined },
) {
  try {
    return await withPortal(env, async (portal) => {
      const sealed = password === undefined ? {} : await sealPassword(portal, password);
      return portal.call("addAccount", {
        loginName: account,
        name,
        userType: 3,
        siteOrgNo: orgNo,
        orgName: name,
        ...sealed,
      });
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const code = error instanceof CliError ? error.code : exit.failed;
    throw new CliError(
      `the folder is there, but the account was not made: ${reason}\nWhen that is mended: lectern user add ${account} --kind organisation --org ${orgNo}`,
      code,
      { cause: error },
    );
  }
}

function accountProblem(account: string | undefined): string | undefined {
  if (account === undefined || isLoginName(account.trim().toLowerCase())) return undefined;
  return `"${account}" can be no login: it takes a mobile number of 11 digits, or 3 to 60 small letters, digits and . _ - @ that are not digits only.`;
}

async function existing(folder: string, orgNo: string): Promise<string | undefined> {
  return access(folder).then(
    () => `There is a tenant ${orgNo} already: ${folder}`,
    () => undefined,
  );
}

async function flavoursIn(root: string): Promise<string[]> {
  return (await listLayerFolders(root)).bases.flatMap((folder) =>
    folder.startsWith("flavours/") ? [folder.slice("flavours/".length)] : [],
  );
}

async function flavourProblem(root: string, flavour: string | undefined): Promise<string | undefined> {
  if (flavour === undefined) return undefined;
  const flavours = await flavoursIn(root);
  if (flavours.includes(flavour)) return undefined;
  const meant = nearestOf(flavour, flavours);
  return `There is no flavour "${flavour}".${meant ? ` Did you mean "${meant}"?` : ""} There are: ${flavours.join(", ") || "none"}.`;
}

import { checkFolders, type FolderCheck } from "../../server/tenants/check-folders.ts";
import { hasErrors } from "../../server/tenants/finding.ts";
import { formatFindings } from "../../server/tenants/format-findings.ts";
import { exit, type Command } from "../command.ts";
import { shownPath, tenantsDir } from "../tenants-dir.ts";

/** `lectern tenant check`: what the server would say of the folders, without a server or a database. */
export const tenantCheck: Command = {
  name: "tenant check",
  summary: "Check the default site, the flavours and all tenants, or only those named",
  positionals: "[<orgNo> | default | flavours/<name>]…",
  details: [
    "Reads TENANTS_DIR (default: tenants) and needs no database. Each mistake is shown with its file, line and",
    "column, the JSON pointer, what is wrong, what was probably meant and what is allowed there.",
    "Exits with 1 when anything would be refused; warnings alone do not.",
  ].join("\n"),
  options: {},
  async run({ positionals, json, terminal, env }) {
    const root = tenantsDir(env);
    const { checks, unknown } = await checkFolders({ root, only: positionals });
    if (unknown.length > 0) {
      terminal.error(unknown.map((folder) => `There is no folder ${shownPath(root)}/${folder}.`).join("\n"));
      return exit.usage;
    }
    const refused = checks.filter(({ findings }) => hasErrors(findings));
    if (json) terminal.print(JSON.stringify({ valid: refused.length === 0, folders: checks }, null, 2));
    else report(checks, { root: shownPath(root), refused: refused.length, terminal });
    return refused.length === 0 ? exit.done : exit.findings;
  },
};

interface Report {
  root: string;
  refused: number;
  terminal: Parameters<Command["run"]>[0]["terminal"];
}

function report(checks: readonly FolderCheck[], { root, refused, terminal }: Report): void {
  const { paint } = terminal;
  const marks = { place: paint.bold, pointer: paint.dim, error: paint.red, warning: paint.yellow, hint: paint.dim };
  const findings = checks.flatMap((check) => check.findings);
  if (findings.length > 0) terminal.print(`${formatFindings(findings, { root, marks })}\n`);
  const counted = `${checks.length} ${checks.length === 1 ? "folder" : "folders"} checked`;
  terminal.print(refused === 0 ? paint.green(`${counted}: all valid`) : paint.red(`${counted}: ${refused} would be refused`));
}

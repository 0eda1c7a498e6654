import { checkFolders, type FolderCheck, formatFindings, hasErrors } from "../../server/modules/sites/index.ts";
import { sayIn, tellIn, type CheckLocale } from "../../site/check/messages.ts";
import { exit, type Command } from "../command.ts";
import { langOption, languageFor } from "../language.ts";
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
  options: { lang: langOption },
  async run({ positionals, values, json, terminal, env }) {
    const locale = languageFor(values["lang"], env);
    const root = tenantsDir(env);
    const { checks, unknown } = await checkFolders({ root, only: positionals });
    if (unknown.length > 0) {
      terminal.error(unknown.map((folder) => `There is no folder ${shownPath(root)}/${folder}.`).join("\n"));
      return exit.usage;
    }
    const refused = checks.filter(({ findings }) => hasErrors(findings));
    if (json)
      terminal.print(
        JSON.stringify(
          {
            valid: refused.length === 0,
            folders: checks.map((check) => ({
              ...check,
              findings: check.findings.map((finding) => tellIn(locale, finding)),
            })),
          },
          null,
          2,
        ),
      );
    else report(checks, { root: shownPath(root), refused: refused.length, terminal, locale });
    return refused.length === 0 ? exit.done : exit.findings;
  },
};

interface Report {
  root: string;
  refused: number;
  locale: CheckLocale;
  terminal: Parameters<Command["run"]>[0]["terminal"];
}

function report(checks: readonly FolderCheck[], { root, refused, terminal, locale }: Report): void {
  const { paint } = terminal;
  const marks = { place: paint.bold, pointer: paint.dim, error: paint.red, warning: paint.yellow, hint: paint.dim };
  const findings = checks.flatMap((check) => check.findings);
  if (findings.length > 0) terminal.print(`${formatFindings(findings, { root, marks, locale })}\n`);
  const values = { count: checks.length, refused };
  if (refused === 0)
    return terminal.print(
      paint.green(sayIn(locale, { key: checks.length === 1 ? "checked.oneValid" : "checked.valid", values })),
    );
  terminal.print(
    paint.red(sayIn(locale, { key: checks.length === 1 ? "checked.oneRefused" : "checked.refused", values })),
  );
}

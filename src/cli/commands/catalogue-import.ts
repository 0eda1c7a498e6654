import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import {
  type Change,
  type ChangeKind,
  importCatalogue,
  placed,
  readDocument,
} from "../../server/modules/catalogue/index.ts";
import { type FolderFinding, formatFindings } from "../../server/modules/sites/index.ts";
import { exit, type Command, type CommandCall } from "../command.ts";
import { withDatabase } from "../open-database.ts";
import { shownPath } from "../tenants-dir.ts";

/** `lectern catalogue import`: stocks the portal from one JSON document, all or nothing. */
export const catalogueImport: Command = {
  name: "catalogue import",
  summary: "Fill the catalogue from one JSON document: categories, membership tiers, coupons and zones",
  positionals: "<file.json>",
  details: [
    "What the document names is made or changed, by its key; what it does not name stays. An entry with",
    '"remove": true goes, unless it is in use. All or nothing; importing the same again changes nothing.',
    "docs/catalogue.md describes the document, docs/catalogue.example.json is one to begin with.",
    "",
    "Works on the database that DATABASE_URL or DATA_DIR names. With the embedded database stop the server",
    "first; on PostgreSQL servers may run, and show what changed at once.",
    "Exits with 1 when the document is refused.",
  ].join("\n"),
  options: { check: { type: "boolean", description: "say what would be done, and write nothing" } },
  async run(call) {
    const { positionals, terminal, env } = call;
    const [given, ...more] = positionals;
    if (given === undefined || more.length > 0) {
      terminal.error("Name the one file to import, such as docs/catalogue.example.json.");
      return exit.usage;
    }
    // npm runs this in the repository's folder, wherever it was called.
    const path = resolve(env["INIT_CWD"] ?? process.cwd(), given);
    const text = readFileSync(path, "utf8");
    const read = readDocument(text, basename(path));
    if ("findings" in read) return refuse(read.findings, path, call);
    const check = call.values["check"] === true;
    const { changes, problems } = await withDatabase(env, (db) => importCatalogue(db, read.document, { check }));
    if (problems.length > 0) return refuse(placed(problems, text, basename(path)), path, call);
    report(changes, check, call);
    return exit.done;
  },
};

function refuse(findings: FolderFinding[], path: string, { json, terminal }: CommandCall): number {
  const { paint, print } = terminal;
  const marks = { place: paint.bold, pointer: paint.dim, error: paint.red, warning: paint.yellow, hint: paint.dim };
  if (json) print(JSON.stringify({ valid: false, findings }, null, 2));
  else
    print(
      `${formatFindings(findings, { root: dirname(shownPath(path)), marks })}\n\n${paint.red("Refused: nothing was changed.")}`,
    );
  return exit.findings;
}

function report(changes: readonly Change[], check: boolean, { json, terminal }: CommandCall): void {
  const real = changes.filter(({ change }) => change !== "unchanged");
  if (json)
    return terminal.print(
      JSON.stringify({ valid: true, written: !check, changes: real, unchanged: changes.length - real.length }, null, 2),
    );
  for (const { part, key, change } of real) terminal.print(`${signs[change]} ${part}  ${key}`);
  const count = (kind: ChangeKind) => `${changes.filter(({ change }) => change === kind).length} ${kind}`;
  const counts = (["added", "changed", "removed", "unchanged"] as const).map(count).join(", ");
  terminal.print(terminal.paint.green(check ? `Would be done: ${counts}. Nothing was written.` : `Done: ${counts}.`));
}

const signs: Record<ChangeKind, string> = { added: "+", changed: "~", removed: "-", unchanged: " " };

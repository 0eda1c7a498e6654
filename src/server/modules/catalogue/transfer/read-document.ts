import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { schemaProblems } from "../../../../site/check/schema-problems.ts";
import { meant, maxSuggestions } from "../../../../site/check/suggest.ts";
import { sayIn } from "../../../../site/check/messages.ts";
import { positionsIn, toPointer } from "../../../../site/document/positions.ts";
import { explainBrokenJson, type FolderFinding } from "../../sites/index.ts";
import type { CatalogueDocument } from "./document.ts";
import type { Problem } from "./part.ts";

export const catalogueSchemaFile = join(import.meta.dirname, "../../../../../schemas/catalogue/catalogue.schema.json");

/** A catalogue's text as a document, or what keeps it from being one. `file` is how findings name it. */
export function readDocument(
  text: string,
  file: string,
): { document: CatalogueDocument } | { findings: FolderFinding[] } {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { findings: [explainBrokenJson(text, file)] };
  }
  const validate = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile<CatalogueDocument>(
    JSON.parse(readFileSync(catalogueSchemaFile, "utf8")),
  );
  const problems = schemaProblems(validate, document, []).map((problem, index) => ({
    ...problem,
    ...(problem.slip && index < maxSuggestions ? meant(problem.slip) : {}),
    message: sayIn("en", problem),
  }));
  if (problems.length > 0 || !validate(document)) return { findings: placed(problems, text, file) };
  const twice = repeatedKeys(document);
  return twice.length > 0 ? { findings: placed(twice, text, file) } : { document };
}

/** Problems with their places in the text. */
export function placed(problems: readonly Problem[], text: string, file: string): FolderFinding[] {
  const positionOf = positionsIn(text);
  return problems.map(({ path, message, suggestion, allowed }) => ({
    file,
    ...positionOf(path),
    pointer: toPointer(path),
    message,
    severity: "error",
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(allowed === undefined ? {} : { allowed }),
  }));
}

/** A key that is there twice: which of the two counts would be chance. */
function repeatedKeys({ categories, vipSets, coupons, zones }: CatalogueDocument): Problem[] {
  const named: Record<string, [name: string, path: string[]][]> = {
    categories: namesBelow(categories ?? [], ["categories"]),
    vipSets: namesBelow(vipSets ?? [], ["vipSets"]),
    coupons: (coupons ?? []).map(({ couponNo }, index) => [couponNo, ["coupons", `${index}`, "couponNo"]]),
    zones: namesBelow(zones ?? [], ["zones"]),
  };
  return Object.values(named).flatMap((names) => {
    const seen = new Map<string, string>();
    return names.flatMap(([name, path]): Problem[] => {
      const before = seen.get(name);
      if (before === undefined) seen.set(name, toPointer(path));
      return before === undefined ? [] : [{ path, message: `"${name}" is here twice; the other one is at ${before}` }];
    });
  });
}

interface Keyed {
  key: string;
  children?: Keyed[];
}

function namesBelow(entries: readonly Keyed[], path: string[]): [string, string[]][] {
  return entries.flatMap(({ key, children }, index): [string, string[]][] => {
    const at = [...path, `${index}`];
    return [[key, [...at, "key"]], ...namesBelow(children ?? [], [...at, "children"])];
  });
}

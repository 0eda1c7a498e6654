import { isDeepStrictEqual } from "node:util";
import type { Path } from "../../../../site/check/finding.ts";
import type { Trx } from "../../../database/connect.ts";

/** What is wrong with the document, at a path of it; in English, as all that the command line says of a catalogue. */
export interface Problem {
  path: Path;
  message: string;
  suggestion?: string;
  allowed?: readonly string[];
}

/** What the import of one part is given. Problems are told, and everything is undone at the end when there are any. */
export interface Importing {
  trx: Trx;
  now: Date;
  report(problem: Problem): void;
  /** Hears what became of each entry. */
  done(change: Change): void;
}

export interface Change {
  part: PartName;
  key: string;
  change: ChangeKind;
}

export type PartName = "categories" | "vipSets" | "coupons" | "zones";
export type ChangeKind = "added" | "changed" | "removed" | "unchanged";

/** Whether a row is already as it is wanted. */
export function isAlready(row: object, wanted: object): boolean {
  return Object.entries(wanted).every(([column, value]) => isDeepStrictEqual(Reflect.get(row, column), value));
}

/** Says that an organisation is not there; true where it is. */
export async function isOrganisation(
  orgNo: string | undefined,
  at: Path,
  { trx, report }: Importing,
): Promise<boolean> {
  if (orgNo === undefined) return true;
  const found = await trx.selectFrom("organisation").select("org_no").where("org_no", "=", orgNo).executeTakeFirst();
  if (!found) report({ path: [...at, "orgNo"], message: `there is no organisation with the number "${orgNo}"` });
  return found !== undefined;
}

/** "3 courses", "1 course": how often something is used, for the words of a refusal; "" for never. */
export function counted(count: string | number | bigint, one: string, more = `${one}s`): string {
  return Number(count) === 0 ? "" : `${Number(count)} ${Number(count) === 1 ? one : more}`;
}

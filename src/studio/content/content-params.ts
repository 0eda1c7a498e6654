import { isBinding } from "../../site/compile/bindings.ts";
import type { Schema } from "../../site/check/schema.ts";

/**
 * The parameters of an operation by which its owner says what a block shows: how many, in what order, of which kind.
 * Those that the page fills in are not among them (what a visitor searches for, whose site it is), nor those by which a
 * list goes on.
 */
export function contentParams(input: Schema | undefined, given: unknown = {}): string[] {
  const values = given as Readonly<Record<string, unknown>>;
  return Object.keys(input?.properties ?? {})
    .filter((name) => !plumbing.test(name) && !isBinding(values[name]))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

const plumbing =
  /^(?:page(?:Current|From)|after|before|(?:site)?[oO]rgNo|withCounts|str|keyword|except\w*|id|userNo|\w*Code)$/;

/** What nearly everybody says of a list; the others only narrow it. */
export const usual: readonly string[] = ["sort", "pageSize", "limit"];

function placeOf(name: string): number {
  return usual.includes(name) ? usual.indexOf(name) : usual.length;
}

import type { Condition } from "../../generated/types.ts";
import { remember } from "../../shared/memoize.ts";
import { compileCondition } from "../compile/conditions.ts";
import type { Scope } from "../compile/scope.ts";

const tests = new WeakMap<Condition, (scope: Scope) => boolean>();

/** Whether a condition holds for a record. It sees the record and nothing else of the page. */
export function holds(condition: Condition | undefined, item: Readonly<Record<string, unknown>>): boolean {
  if (condition === undefined) return true;
  const test = remember(tests, condition, () => compileCondition(condition));
  return test({ ...nowhere, item });
}

/** What conditions of a screen read; those of a list read only its records (checked by `site/check/values.ts`). */
const nowhere = Object.freeze({}) as Scope;

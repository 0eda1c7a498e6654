import type { OperationContext } from "./context.ts";
import { fail, failFields } from "./errors.ts";

/**
 * How many records a call changes at once: those that are named, or as many as the person saw of all that a filter
 * finds. The field `countExpected` is wrong where the call says neither.
 */
export function countAtOnce(
  { named, countExpected }: { named: readonly unknown[] | undefined; countExpected: number | undefined },
  context: OperationContext,
): number {
  if (named) return named.length;
  if (countExpected !== undefined) return countExpected;
  const message = context.site.texts(context.locale).t("error.field.required");
  return failFields([{ path: "countExpected", message }]);
}

/** Ends a call whose filter finds another number of records than the person saw. */
export function failCountChanged(count: number): never {
  return fail("COUNT_CHANGED", { args: { count }, data: { count } });
}

import type { Condition } from "../../generated/types.ts";
import { operatorOf } from "../../site/compile/conditions.ts";
import type { ConditionOperator } from "../../site/document/operators.ts";

/** The operators that compare a value, in the order they are offered. */
export const comparisons = ["eq", "in", "lt", "gt", "present"] as const;

export type Comparison = (typeof comparisons)[number];

/** A condition as it is edited: a group of others, a denial of one, or a comparison. */
export type Part =
  | { is: "group"; operator: "all" | "any"; parts: Condition[] }
  | { is: "not"; inner: Condition }
  | { is: "comparison"; path: string; operator: Comparison; operand: unknown };

/** What a condition is; undefined for one that this version of the language does not know. */
export function partOf(condition: Condition): Part | undefined {
  const operator: ConditionOperator | undefined = operatorOf(condition);
  const node = condition as unknown as Record<string, unknown>;
  if (operator === undefined) return undefined;
  if (operator === "all" || operator === "any")
    return Array.isArray(node[operator]) ? { is: "group", operator, parts: node[operator] as Condition[] } : undefined;
  if (operator === "not") return { is: "not", inner: node["not"] as Condition };
  return { is: "comparison", path: String(node["path"] ?? ""), operator, operand: node[operator] };
}

/** A comparison as it is written. */
export function comparison(path: string, operator: Comparison, operand: unknown): Condition {
  return { path, [operator]: operand } as unknown as Condition;
}

/** What is compared with at first, for each operator. */
export function firstOperand(operator: Comparison, before: unknown): unknown {
  const plain = Array.isArray(before) ? before[0] : before;
  switch (operator) {
    case "present":
      return typeof before === "boolean" ? before : true;
    case "in":
      return Array.isArray(before) ? before : [plain ?? ""];
    case "lt":
    case "gt":
      return typeof plain === "number"
        ? plain
        : Number.isFinite(Number(plain)) && typeof plain === "string" && plain !== ""
          ? Number(plain)
          : 0;
    default:
      return plain ?? "";
  }
}

/** How many nodes deep a condition is; a comparison is one. */
export function depthOf(condition: Condition): number {
  const part = partOf(condition);
  if (part?.is === "group") return 1 + Math.max(0, ...part.parts.map(depthOf));
  return part?.is === "not" ? 1 + depthOf(part.inner) : 1;
}

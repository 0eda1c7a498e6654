import type { Condition } from "../../generated/types.ts";
import { compilePath, toNumber, type Read } from "./bindings.ts";
import { isObject } from "../../shared/json.ts";
import { conditionOperators, type ConditionOperator } from "../document/operators.ts";
import type { Scope } from "./scope.ts";

export type Test = (scope: Scope) => boolean;

/** How deep conditions may stand in one another; a single comparison is one deep. */
export const maxConditionDepth = 3;

/**
 * Always true: what a block or a source without a condition has. One function, so that callers can tell it by identity.
 */
export const always: Test = () => true;

/**
 * Compiles a condition to a test. A missing value is false for every operator but `present: false`.
 * A condition that has, anywhere in it, an operator that is unknown, none, or two, is false as a whole: not even a
 * `not` around it shows what it was meant to hide.
 */
export function compileCondition(condition: Condition | undefined): Test {
  if (condition === undefined) return always;
  return compileNode(condition, 1) ?? never;
}

/**
 * Compiles a condition to whether it may come to hold once other data are there: what it says of the viewer, the site and
 * the address has to hold now.
 */
export function compileMayHold(condition: Condition | undefined): Test {
  if (condition === undefined) return always;
  if ("all" in condition) {
    const tests = condition.all.map(compileMayHold);
    return (scope) => tests.every((test) => test(scope));
  }
  if ("any" in condition) {
    const tests = condition.any.map(compileMayHold);
    return (scope) => tests.some((test) => test(scope));
  }
  return JSON.stringify(condition).includes('"data.') ? always : compileCondition(condition);
}

/** The one operator of a node; undefined when it has none, two, or one that is not known. */
export function operatorOf(node: unknown): ConditionOperator | undefined {
  if (!isObject(node)) return undefined;
  const keys = Object.keys(node).filter((key) => key !== "path");
  const [operator] = keys;
  return keys.length === 1 && isOperator(operator) ? operator : undefined;
}

const never: Test = () => false;

function isOperator(key: string | undefined): key is ConditionOperator {
  return (conditionOperators as readonly (string | undefined)[]).includes(key);
}

/** undefined stands for a condition that cannot be understood. */
function compileNode(node: unknown, depth: number): Test | undefined {
  const operator = operatorOf(node);
  if (!isObject(node) || operator === undefined || depth > maxConditionDepth) return undefined;
  const operand = node[operator];
  if (operator === "all" || operator === "any") return compileGroup(operator, operand, depth);
  if (operator === "not") {
    const inner = compileNode(operand, depth + 1);
    return inner && ((scope) => !inner(scope));
  }
  const path = node["path"];
  return typeof path === "string" ? compareWith[operator](compilePath(path), operand) : undefined;
}

function compileGroup(operator: "all" | "any", operand: unknown, depth: number): Test | undefined {
  if (!Array.isArray(operand)) return undefined;
  const tests: Test[] = [];
  for (const node of operand) {
    const test = compileNode(node, depth + 1);
    if (!test) return undefined;
    tests.push(test);
  }
  return operator === "all"
    ? (scope) => tests.every((test) => test(scope))
    : (scope) => tests.some((test) => test(scope));
}

/** undefined where the operand is of a kind that the operator cannot use. */
const compareWith: Record<"eq" | "in" | "lt" | "gt" | "present", (read: Read, operand: unknown) => Test | undefined> = {
  eq: (read, operand) => (scope) => operand !== undefined && read(scope) === operand,
  in: (read, operand) => (Array.isArray(operand) ? (scope) => operand.includes(read(scope) ?? nothing) : undefined),
  lt: (read, operand) => (isOrdered(operand) ? (scope) => compare(read(scope), operand) < 0 : undefined),
  gt: (read, operand) => (isOrdered(operand) ? (scope) => compare(read(scope), operand) > 0 : undefined),
  present: (read, operand) =>
    typeof operand === "boolean" ? (scope) => isPresent(read(scope)) === operand : undefined,
};

/** Equal to nothing that a document can list. */
const nothing = Symbol("nothing");

function isOrdered(operand: unknown): operand is string | number {
  return typeof operand === "string" || typeof operand === "number";
}

/**
 * Below, at or above zero, or NaN when the two cannot be compared. Money arrives as "199.00" (a string) and is
 * compared with a number as a number; two strings are compared as they stand, which is right for dates.
 */
function compare(value: unknown, operand: string | number): number {
  if (typeof operand === "number") return (toNumber(value) ?? Number.NaN) - operand;
  if (typeof value !== "string") return Number.NaN;
  return value < operand ? -1 : Number(value > operand);
}

/** An empty text and an empty list are there, but there is nothing to show. */
function isPresent(value: unknown): boolean {
  return value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}

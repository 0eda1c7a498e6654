import { isObject } from "../json.ts";
import type { MathNode } from "./math-tree.ts";

/** A formula of a document. */
export interface FormulaNode {
  type: "formula" | "formulaBlock";
  attrs: { latex: string };
}

/** Whether something in a reply is a formula of a rich text. */
export function isFormula(value: unknown): value is FormulaNode {
  return (
    isObject(value) &&
    (value["type"] === "formula" || value["type"] === "formulaBlock") &&
    isObject(value["attrs"]) &&
    typeof value["attrs"]["latex"] === "string"
  );
}

/** The formulae in anything made of JSON. */
export function formulaeIn(value: unknown, found: FormulaNode[] = []): FormulaNode[] {
  if (isFormula(value)) found.push(value);
  else if (typeof value === "object" && value !== null) for (const one of Object.values(value)) formulaeIn(one, found);
  return found;
}

/**
 * The same with the MathML of each formula beside its source, where `draw` gives one, and never what stood there
 * before. What has no formula in it is given as it is; nothing is changed in place.
 */
export function withFormulae<Value>(value: Value, draw: (formula: FormulaNode) => MathNode | undefined): Value {
  if (typeof value !== "object" || value === null) return value;
  if (isFormula(value)) {
    const math = draw(value);
    return { type: value.type, attrs: { latex: value.attrs.latex }, ...(math ? { math } : {}) } as Value;
  }
  if (Array.isArray(value)) {
    const list = value.map((one: unknown) => withFormulae(one, draw));
    return list.every((one, place) => one === value[place]) ? value : (list as Value);
  }
  // A date or what else has a class of its own is no part of a document.
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  let after: Record<string, unknown> | undefined;
  for (const [name, one] of Object.entries(value)) {
    const drawn: unknown = withFormulae(one, draw);
    if (drawn !== one) (after ??= { ...(value as Record<string, unknown>) })[name] = drawn;
  }
  return (after ?? value) as Value;
}

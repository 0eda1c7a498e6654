import { maxConditionDepth, operatorOf } from "../compile/conditions.ts";
import { isObject } from "../../shared/json.ts";
import { conditionOperators } from "../document/operators.ts";
import { schemaAt, type BindingPlace } from "./bindings.ts";
import { suggest } from "./suggest.ts";

/** Checks a condition: one known operator a node, not too deep, and paths that lead somewhere. */
export function checkCondition(condition: unknown, place: BindingPlace, depth = 1): void {
  if (condition === undefined) return;
  const { path, report } = place;
  if (!isObject(condition)) {
    report({ path, key: "condition.notObject", allowed: conditionOperators });
    return;
  }
  if (depth > maxConditionDepth) {
    report({ path, key: "condition.tooDeep", values: { levels: maxConditionDepth } });
    return;
  }
  const operator = operatorOf(condition);
  if (operator === undefined) {
    reportOperator(condition, place);
    return;
  }
  const operand = condition[operator];
  if (operator === "all" || operator === "any") {
    if (!Array.isArray(operand)) report({ path: [...path, operator], key: "condition.noList", values: { operator } });
    else
      operand.forEach((inner, index) =>
        checkCondition(inner, { ...place, path: [...path, operator, String(index)] }, depth + 1),
      );
  } else if (operator === "not") checkCondition(operand, { ...place, path: [...path, operator] }, depth + 1);
  else if (typeof condition["path"] === "string") schemaAt(condition["path"], { ...place, path: [...path, "path"] });
  else report({ path, key: "condition.noPath", values: { operator } });
}

function reportOperator(condition: object, { path, report }: BindingPlace): void {
  const operators = Object.keys(condition).filter((key) => key !== "path");
  const unknown = operators.find((key) => !(conditionOperators as readonly string[]).includes(key));
  if (unknown !== undefined)
    report({
      path: [...path, unknown],
      key: "condition.noOperator",
      values: { operator: unknown },
      ...suggest(unknown, conditionOperators),
    });
  else if (operators.length === 0) report({ path, key: "condition.none", allowed: conditionOperators });
  else report({ path, key: "condition.several", values: { count: operators.length, names: operators.join(", ") } });
}

import { describe, expect, it } from "vitest";
import action from "../../schemas/site/action.schema.json" with { type: "json" };
import bindingPath from "../../schemas/site/binding-path.schema.json" with { type: "json" };
import condition from "../../schemas/site/condition.schema.json" with { type: "json" };
import { actionKinds, maxActions } from "./actions.ts";
import { maxConditionDepth } from "./conditions.ts";
import { conditionOperators } from "./operators.ts";
import { bindingRoots } from "./scope.ts";

/**
 * The site language must not become a programming language. Whoever changes a number here has met a need three times
 * that neither a block nor a named operation can meet.
 */
describe("the size of the site language", () => {
  it("has six roots", () => {
    expect(bindingRoots).toEqual(["viewer", "site", "route", "data", "item", "form"]);
    expect(bindingPath.pattern.startsWith(`^(${bindingRoots.join("|")})`)).toBe(true);
  });
  it("has eight operators, three deep", () => {
    expect(conditionOperators).toEqual(["all", "any", "not", "eq", "in", "lt", "gt", "present"]);
    expect(condition.anyOf.map(({ $ref }) => $ref)).toEqual(conditionOperators.map((operator) => `./condition-${operator}.schema.json`));
    expect(maxConditionDepth).toBe(3);
  });
  it("has five actions, five at an event", () => {
    expect(actionKinds).toEqual(["call", "navigate", "toast", "refresh", "dialog"]);
    expect(action.anyOf.map(({ $ref }) => $ref)).toEqual(actionKinds.map((kind) => `./action-${kind}.schema.json`));
    expect(maxActions).toBe(5);
  });
});

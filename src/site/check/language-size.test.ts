import { describe, expect, it } from "vitest";
import action from "../../../schemas/site/action.schema.json" with { type: "json" };
import binding from "../../../schemas/site/binding.schema.json" with { type: "json" };
import block from "../../../schemas/site/block.schema.json" with { type: "json" };
import source from "../../../schemas/site/data-source.schema.json" with { type: "json" };
import layer from "../../../schemas/site/site-layer.schema.json" with { type: "json" };
import screen from "../../../schemas/site/screen.schema.json" with { type: "json" };
import text from "../../../schemas/site/text.schema.json" with { type: "json" };
import bindingPath from "../../../schemas/site/binding-path.schema.json" with { type: "json" };
import condition from "../../../schemas/site/condition.schema.json" with { type: "json" };
import { actionKinds, maxActions } from "../compile/actions.ts";
import { maxConditionDepth } from "../compile/conditions.ts";
import { conditionOperators } from "../document/operators.ts";
import { bindingRoots } from "../compile/scope.ts";

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
    expect(condition.anyOf.map(({ $ref }) => $ref)).toEqual(
      conditionOperators.map((operator) => `./condition-${operator}.schema.json`),
    );
    expect(maxConditionDepth).toBe(3);
  });
  it("has six kinds of documents beside texts, in three layers", () => {
    expect(Object.keys(layer.properties)).toEqual([
      "version",
      "extends",
      "site",
      "nav",
      "theme",
      "layouts",
      "screens",
      "forms",
      "texts",
    ]);
  });
  it("has eight things to say of a block, four of a source, three of a binding", () => {
    expect(Object.keys(block.properties)).toEqual(["type", "in", "order", "hidden", "when", "shown", "props", "on"]);
    expect(Object.keys(source.properties)).toEqual(["operation", "params", "when", "required"]);
    expect(Object.keys(binding.properties)).toEqual(["$bind", "as", "or"]);
    expect(binding.properties.as.enum).toEqual(["integer", "number", "boolean", "string"]);
  });
  it("has two kinds of texts", () => {
    expect(text.anyOf.map(({ $ref }) => $ref)).toEqual(["./text-reference.schema.json", "./text-wording.schema.json"]);
  });
  it("has twelve things to say of a screen", () => {
    expect(Object.keys(screen.properties)).toEqual([
      "version",
      "path",
      "org",
      "layout",
      "title",
      "description",
      "access",
      "index",
      "feature",
      "soon",
      "data",
      "blocks",
    ]);
  });
  it("has five actions, five at an event", () => {
    expect(actionKinds).toEqual(["call", "navigate", "toast", "refresh", "dialog"]);
    expect(action.anyOf.map(({ $ref }) => $ref)).toEqual(actionKinds.map((kind) => `./action-${kind}.schema.json`));
    expect(maxActions).toBe(5);
  });
});

import type { OperationId } from "../../generated/operations.ts";
import { isObject } from "../../shared/json.ts";
import type { FormDefinition } from "./form-definition.ts";

/** Widget → the calls that it makes while one fills it in. What a field looks up is named in the form (`operation`). */
const calls: Readonly<Record<string, readonly OperationId[]>> = {
  code: ["getCaptcha", "sendCode"],
  enumeration: ["listEnum"],
  picture: ["getUpload", "uploadFile"],
  upload: ["getUpload", "uploadFile"],
};

/** The calls that the widgets of a form make: the page says how each is made, and no block has to name them. */
export function widgetCallsOf({ uiSchema }: Pick<FormDefinition, "uiSchema">): OperationId[] {
  const called = new Set<OperationId>();
  visit(uiSchema, called);
  return [...called].sort();
}

function visit(presented: unknown, called: Set<OperationId>): void {
  if (!isObject(presented)) return;
  const options = isObject(presented["ui:options"]) ? presented["ui:options"] : {};
  const widget = presented["ui:widget"] ?? options["widget"];
  if (widget === "category")
    called.add(
      (presented["ui:tree"] ?? options["tree"]) === "courses" ? "listCourseCategories" : "listTransportCategories",
    );
  if (typeof widget === "string" && Object.hasOwn(calls, widget)) for (const id of calls[widget] ?? []) called.add(id);
  for (const inner of Object.values(presented)) visit(inner, called);
}

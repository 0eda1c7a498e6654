import type { OperationId } from "../../generated/operations.ts";
import { isObject } from "../../shared/json.ts";
import type { FormDefinition } from "./form-definition.ts";

/** The calls of an upload: by a widget, or by a block that declares what it uploads (`uploads`). */
export const uploadCalls = ["getUpload", "uploadFile"] as const satisfies readonly OperationId[];

/** Widget → the calls that it makes while one fills it in. What a field looks up is named in the form (`operation`). */
const calls: Readonly<Record<string, readonly OperationId[]>> = {
  code: ["getCaptcha", "sendCode"],
  enumeration: ["listEnum"],
  picture: uploadCalls,
  upload: uploadCalls,
};

/**
 * The calls that a form makes: its widgets, what seals its passwords, and the captcha that its call may ask for. The
 * page says how each is made, and no block has to name them.
 */
export function widgetCallsOf({
  uiSchema,
  sealed = [],
  isGuarded = false,
}: Pick<FormDefinition, "uiSchema" | "sealed" | "isGuarded">): OperationId[] {
  const called = new Set<OperationId>([
    ...(sealed.length > 0 ? (["getLoginKey"] as const) : []),
    ...(isGuarded ? (["getCaptcha"] as const) : []),
  ]);
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
  const reads = presented["ui:reads"] ?? options["reads"];
  if (widget === "textFile" && Array.isArray(reads) && reads.includes(".xlsx")) called.add("getSheetText");
  if (typeof widget === "string" && Object.hasOwn(calls, widget)) for (const id of calls[widget] ?? []) called.add(id);
  for (const inner of Object.values(presented)) visit(inner, called);
}

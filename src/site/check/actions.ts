import { actionKinds, maxActions } from "../compile/actions.ts";
import { isBinding } from "../compile/bindings.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { fieldOf, schemaAt } from "./bindings.ts";
import { checkInput } from "./input.ts";
import type { OperationFacts } from "./language.ts";
import { suggest } from "./suggest.ts";
import { checkText } from "./texts.ts";
import { checkAddress, checkValue, within, type Place } from "./values.ts";
import type { Told } from "./messages.ts";

/** What actions of a screen may name. */
export interface ActionTargets {
  operations: Readonly<Record<string, OperationFacts>>;
  /** Of these, those that may be called there: asked for when another one is named. */
  callable: () => readonly string[];
  sources: readonly string[];
  /** Blocks that may be opened as dialogs. */
  overlays: readonly string[];
}

/** Checks what happens at an event. The roots of `place` have the event's payload as `item` and `form`. */
export function checkActions(actions: unknown, targets: ActionTargets, place: Place): void {
  if (!Array.isArray(actions)) return place.report({ path: place.path, key: "action.noList" });
  if (actions.length > maxActions)
    place.report({ path: place.path, key: "action.tooMany", values: { most: maxActions, count: actions.length } });
  actions.forEach((action, index) => {
    const before = actions.slice(0, index).findLast((step) => isObject(step) && step["do"] === "call");
    checkAction(
      action,
      { ...targets, before: isObject(before) ? before["operation"] : undefined },
      within(place, String(index)),
    );
  });
}

/** `before`: the operation of the last call before an action. */
type Targets = ActionTargets & { before: unknown };

function checkAction(action: unknown, targets: Targets, place: Place): void {
  const { path, report } = place;
  const kind = isObject(action) ? action["do"] : undefined;
  if (!isObject(action) || typeof kind !== "string" || !isKind(kind)) {
    const written = typeof kind === "string" ? kind : "";
    const told: Told = written === "" ? { key: "action.noDo" } : { key: "action.unknown", values: { name: written } };
    return report({
      path: isObject(action) && "do" in action ? [...path, "do"] : path,
      ...told,
      ...suggest(written, actionKinds),
    });
  }
  checks[kind](action, targets, place);
}

const checks: Record<(typeof actionKinds)[number], (action: JsonObject, targets: Targets, place: Place) => void> = {
  call(action, { operations, callable }, place) {
    for (const name of ["confirm", "yes"] as const)
      if (action[name] !== undefined) checkText(action[name], within(place, name));
    // As the studio begins one: nothing is chosen yet.
    if (action["operation"] === "")
      return place.report({ path: [...place.path, "operation"], key: "operation.none", allowed: callable() });
    const operation = findNamed(action["operation"], operations, {
      place: within(place, "operation"),
      named: { key: "named.operation" },
      names: callable,
    });
    if (!operation) return;
    if (isBinding(action["body"])) checkValue(action["body"], operation.input, within(place, "body"));
    else checkInput(action["body"], operation, { ...within(place, "body"), owner: place.path });
  },
  navigate({ to }, targets, place) {
    if (isBinding(to)) return checkValue(to, { type: "string" }, within(place, "to"));
    checkAddress(to === "" ? " " : to, within(place, "to"));
    if (typeof to === "string") checkFieldsIn(to, targets, within(place, "to"));
  },
  toast(action, _, place) {
    checkText(action["text"], within(place, "text"));
  },
  refresh(action, { sources }, place) {
    if (!Array.isArray(action["data"])) return;
    action["data"].forEach((name, index) => {
      if (typeof name === "string" && !sources.includes(name)) {
        place.report({
          path: [...place.path, "data", String(index)],
          key: "action.noData",
          values: { name },
          ...suggest(name, sources),
        });
      }
    });
  },
  dialog(action, { overlays }, place) {
    const key = action["open"];
    if (typeof key === "string" && !overlays.includes(key)) {
      place.report({
        path: [...place.path, "open"],
        key: "action.noDialog",
        values: { name: key },
        ...suggest(key, overlays),
      });
    }
  },
};

/**
 * An address may have fields of what the event tells, of the form that was filled in, and of the reply of the last call
 * before it: that call has to be there, and each has to give them. Without them the address leads nowhere.
 */
function checkFieldsIn(address: string, { operations, before }: Targets, place: Place): void {
  const { path, report, definitions } = place;
  const operation = typeof before === "string" && Object.hasOwn(operations, before) ? operations[before] : undefined;
  for (const [, name = ""] of address.matchAll(/\{([\w.]+)\}/g)) {
    const [root, ...names] = name.split(".");
    if (root === "form") schemaAt(name, place);
    else if (root !== "reply") schemaAt(`item.${name}`, place);
    else if (before === undefined) report({ path, key: "action.noCall", values: { name } });
    else if (operation) fieldOf(operation.reply, { root, names }, { path, definitions, report });
  }
}

/**
 * The entry that a document names; undefined, and reported with the `names` that could stand there, when there is none.
 */
export function findNamed<Facts>(
  name: unknown,
  table: Readonly<Record<string, Facts>>,
  {
    place: { path, report },
    named,
    names = () => Object.keys(table),
  }: { place: Place; named: Told; names?: () => readonly string[] },
): Facts | undefined {
  if (typeof name !== "string") return undefined;
  if (Object.hasOwn(table, name)) return table[name];
  const wordsOf = (one: string): readonly string[] => wordsOfFacts(Object.hasOwn(table, one) ? table[one] : undefined);
  report({ path, key: named.key, values: { ...named.values, name }, ...suggest(name, names(), wordsOf) });
  return undefined;
}

/** What a block is called, and what it is for. */
function wordsOfFacts(facts: unknown): readonly string[] {
  if (!isObject(facts)) return [];
  const { title, description } = facts;
  return [title, description].map((words) => (typeof words === "string" ? words : ""));
}

function isKind(kind: string): kind is (typeof actionKinds)[number] {
  return (actionKinds as readonly string[]).includes(kind);
}

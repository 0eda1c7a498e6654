import type { Told } from "../check/messages.ts";
import { givenFieldsIn } from "../document/reply-fields.ts";
import { isBinding } from "../compile/bindings.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import type { Refusal } from "./judge.ts";
import { entryOf, isGesture, isOwnCall, mayCall, type CallPlace, type Permissions } from "./permissions.ts";
import { bindingsIn, isPrivate } from "./private.ts";

interface ActionsPlace extends CallPlace {
  /** Leads to the event. */
  path: readonly string[];
  /** The props of the block: what it tells at an event may come from them. */
  props: unknown;
  data: Readonly<Record<string, unknown>>;
  permissions: Permissions;
}

/**
 * What is refused of the actions of an event. One refused action takes the whole event: half of what was meant is not
 * done.
 */
export function judgeActions(actions: unknown, place: ActionsPlace): Refusal[] {
  if (!Array.isArray(actions)) return [];
  return actions.flatMap((action, index) => {
    if (!isObject(action)) return [];
    return faultsOf(action, place).map(({ path, ...told }) => ({
      ...told,
      owner: place.owner,
      path: [...place.path, String(index), ...path],
      cut: place.path,
    }));
  });
}

type ArgumentFinding = Told & { path: readonly string[] };

function faultsOf(action: JsonObject, place: ActionsPlace): ArgumentFinding[] {
  const { owner } = place;
  if (action["do"] === "call") {
    const operation = typeof action["operation"] === "string" ? action["operation"] : "";
    if (!mayCall(place.permissions, place, operation)) {
      const key =
        entryOf(place.permissions.operations, operation)?.action[owner] === undefined
          ? "permission.call"
          : "permission.callHere";
      return [{ key, values: { name: operation, block: place.type, event: place.event }, path: ["operation"] }];
    }
    return owner === "organisation" ? argumentFaults(action["body"], operation, place) : [];
  }
  if (owner === "platform" || action["do"] !== "navigate") return [];
  if (!isGesture(place.permissions, place))
    return [{ key: "permission.leads", values: { block: place.type, event: place.event }, path: ["to"] }];
  // What a call gives the visitor, or they filled in, goes to no address of a site's choice.
  const [path] = typeof action["to"] === "string" ? givenFieldsIn(action["to"]) : [];
  if (path !== undefined) return [{ key: "permission.private", values: { path }, path: ["to"] }];
  return privateIn(action["to"], ["to"], place).slice(0, 1);
}

/** What an organisation's layer may not give to an operation. */
function argumentFaults(body: unknown, operation: string, place: ActionsPlace): ArgumentFinding[] {
  const { permissions } = place;
  const told = privateIn(body, ["body"], place);
  const facts = entryOf(permissions.operations, operation);
  const byHand = isGesture(permissions, place);
  const isOwn = facts?.action.organisation === "own" && isOwnCall(permissions, place, operation);
  const fields = isBinding(body) ? [["", body] as const] : Object.entries(isObject(body) ? body : {});
  for (const [name, value] of fields) {
    const path = name === "" ? ["body"] : ["body", name];
    const fromEvent = isBinding(value) && typeof value.$bind === "string" && /^(?:item|form)(?:\.|$)/.test(value.$bind);
    if (!byHand && !fromEvent) told.push({ key: "permission.forged", values: { name }, path });
    else if (isOwn && !isBinding(value) && typeof value !== "number" && typeof value !== "boolean")
      told.push({ key: "permission.literal", values: { name }, path });
    // What a block tells may be what it was given to show.
    const takesWords = name === "" || facts?.texts?.includes(name) !== false;
    const shown = fromEvent && takesWords ? privateProps(place) : undefined;
    if (shown !== undefined) told.push({ key: "permission.private", values: { path: shown }, path });
  }
  return told.slice(0, 1);
}

function privateIn(value: unknown, path: readonly string[], { permissions, data }: ActionsPlace): ArgumentFinding[] {
  return bindingsIn(value, path).flatMap((bound) =>
    isPrivate(bound.bind, { permissions, data })
      ? [{ key: "permission.private" as const, values: { path: bound.bind }, path: bound.path }]
      : [],
  );
}

/** The first private value that the block was given, other than numbers and whether something is so. */
function privateProps({ props, type, data, permissions }: ActionsPlace): string | undefined {
  const schema = entryOf(permissions.blocks, type)?.props.properties ?? {};
  return bindingsIn(props).find(({ path, bind }) => {
    const kind = entryOf(schema, path[0] ?? "")?.type;
    return kind !== "integer" && kind !== "number" && kind !== "boolean" && isPrivate(bind, { permissions, data });
  })?.bind;
}

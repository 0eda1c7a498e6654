import { compileBinding, isBinding } from "./bindings.ts";
import type { LocalisedAction } from "../document/page.ts";
import { safeAddress } from "../../shared/addresses.ts";
import { filledAddress } from "../../shared/filled-address.ts";
import { valueOf } from "../../shared/value-of.ts";
import type { Scope } from "./scope.ts";
import { compileInput, compileText } from "./values.ts";

/** What actions may do; there is nothing else. */
export const actionKinds = ["call", "navigate", "toast", "refresh", "dialog"] as const;

/** How many actions an event may have. */
export const maxActions = 5;

/**
 * One step of an event, ready to run. The functions read the scope of the event, where `item` and `form` are its
 * payload. The renderer runs the steps in order and stops at one that fails.
 */
export type CompiledAction =
  | {
      do: "call";
      operation: string;
      /** The operation's input, flat; fields without a value are left out. */
      body: (scope: Scope) => Record<string, unknown>;
      /** The question to ask first; an empty one asks nothing. */
      confirm: (scope: Scope) => string;
      /** What its button is called that means yes; "" where nothing is said. */
      yes: (scope: Scope) => string;
      /** Whether a failure goes unmentioned. */
      quiet: boolean;
    }
  /**
   * `to` gives undefined for an address that is missing or not allowed: the step fails. `reply` is what the last call
   * before it gave.
   */
  | { do: "navigate"; to: (scope: Scope, reply?: unknown) => string | undefined; replace: boolean }
  | { do: "toast"; text: (scope: Scope) => string; tone: "success" | "error" | "info" }
  /** Without `data` every source of the screen is asked again. */
  | { do: "refresh"; data?: readonly string[] }
  /** `open` is the key of a block in the slot `overlay`; without it the open one closes. */
  | { do: "dialog"; open?: string };

/**
 * The steps of each event of a block. An event with an action that this version does not know, or with more than
 * five, has none at all: half of what was meant is not done.
 */
export function compileActions(on: Readonly<Record<string, readonly LocalisedAction[]>> | undefined, locale: string) {
  const compiled: Record<string, CompiledAction[]> = {};
  for (const [event, actions] of Object.entries(on ?? {})) {
    const steps = actions.map((action) => compileAction(action, locale)).filter((step) => step !== undefined);
    if (steps.length === actions.length && steps.length <= maxActions) compiled[event] = steps;
  }
  return compiled;
}

function compileAction(action: LocalisedAction, locale: string): CompiledAction | undefined {
  switch (action.do) {
    case "call":
      return {
        do: "call",
        operation: action.operation,
        body: compileInput(action.body),
        confirm: compileText(action.confirm ?? "", locale),
        yes: compileText(action.yes ?? "", locale),
        quiet: action.quiet === true,
      };
    case "navigate": {
      const replace = action.replace === true;
      const read = isBinding(action.to) ? compileBinding(action.to) : undefined;
      if (read) return { do: "navigate", to: (scope) => safeAddress(read(scope)), replace };
      const fixed = safeAddress(action.to);
      return { do: "navigate", to: (scope, reply) => fixed && withFields(fixed, scope, reply), replace };
    }
    case "toast":
      return { do: "toast", text: compileText(action.text, locale), tone: action.tone };
    case "refresh":
      return action.data === undefined ? { do: "refresh" } : { do: "refresh", data: action.data };
    case "dialog":
      return action.open === undefined ? { do: "dialog" } : { do: "dialog", open: action.open };
    default:
      action satisfies never;
      return undefined;
  }
}

/**
 * The address with what the event tells, what was filled in before it, and what the call before it gave: their fields
 * stand in braces. What a person left empty in the form is no part of the address.
 */
function withFields(address: string, { item, form }: Scope, reply: unknown): string | undefined {
  if (!address.includes("{")) return address;
  const filledIn = Object(form) as Readonly<Record<string, unknown>>;
  const isEmpty = (name: string) => valueOf(filledIn, name) === undefined || valueOf(filledIn, name) === "";
  const asked = address.replaceAll(/&\w+=\{form\.([\w.]+)\}/g, (part, name: string) => (isEmpty(name) ? "" : part));
  return safeAddress(filledAddress(asked, { ...Object(item), form: filledIn, reply }));
}

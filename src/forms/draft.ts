import { getUiOptions, isObject } from "@rjsf/utils";
import { draftPrefix } from "../shared/draft-key.ts";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { fieldsOf } from "../site/document/form-fields.ts";

type Values = Record<string, unknown>;

/**
 * What was filled in and not sent, kept for this tab: it outlives going to another page, loading anew, and signing in
 * again after the session ended. What is typed signed out is found again by whoever signs in next in the tab; what is
 * typed signed in, only by the same person.
 */
export function draftOf({ form, owner }: { form: string; owner: string }) {
  const own = `${draftPrefix}${form}:${owner}`;
  const signedOut = `${draftPrefix}${form}:`;
  return {
    read: (): Values | undefined => read(own) ?? read(signedOut),
    keep: (values: Values) => write(own, JSON.stringify(values)),
    forget() {
      write(own, undefined);
      write(signedOut, undefined);
    },
  };
}

/** The values that may be kept: no passwords, no codes, no agreement, no whole files. */
export function evictable(definition: FormDefinition, values: Values): Values {
  const entries = Object.entries(values).filter(([name, value]) => {
    const ui = definition.uiSchema?.[name];
    const { widget } = getUiOptions(isObject(ui) ? ui : {});
    return !unkept.has(String(widget)) && !(typeof value === "string" && value.startsWith("data:"));
  });
  return Object.fromEntries(entries);
}

/** What is filled in that was not there to begin with; an empty field is as good as none. */
export function changes(definition: FormDefinition, values: Values, initial: Values = {}): [string, unknown][] {
  const names = [...fieldsOf(definition.schema).keys()];
  const shown = (value: unknown) => JSON.stringify(value === "" ? null : (value ?? null));
  return names.filter((name) => shown(values[name]) !== shown(initial[name])).map((name) => [name, values[name]]);
}

/** Kept by no draft: what is secret, and what a person agrees to each time anew. */
const unkept = new Set(["password", "newPassword", "code", "agreement"]);

/** A browser may refuse to keep anything; then there are no drafts, and everything else works. */
function read(key: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isObject(value) ? (value as Values) : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

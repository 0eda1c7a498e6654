import type Form from "@rjsf/core";
import { isObject } from "@rjsf/utils";
import { useEffect, useRef, type RefObject } from "react";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { askedFields } from "../site/document/form-fields.ts";
import { useHandler } from "../ui/use-handler.ts";

interface BranchDefaults {
  form: RefObject<Form | null>;
  definition: FormDefinition;
  initial: Record<string, unknown> | undefined;
}

/**
 * Lets a value that a branch suggests follow the choice: where another branch holds now, its `default` takes the place
 * of the one before, unless a person wrote something else. RJSF knows only the first. Gives what hears of every change.
 */
export function useBranchDefaults({ form, definition, initial }: BranchDefaults): (values: unknown) => void {
  const last = useRef<Record<string, unknown>>(initial ?? {});
  const follow = useHandler((data: unknown) => {
    // RJSF tells of what it begins with while it is drawn, before a value can be set.
    if (!form.current) return;
    const values: Record<string, unknown> = isObject(data) ? data : {};
    const before = defaultsOf(definition, last.current);
    last.current = values;
    for (const [name, value] of defaultsOf(definition, values))
      if (before.get(name) !== value && values[name] === before.get(name)) form.current.setFieldValue([name], value);
  });
  // What the form begins with decides branches too, and is no change.
  useEffect(() => follow(form.current?.state.formData), [follow, form]);
  return follow;
}

/** What is suggested for each field, with what is filled in; the branch that comes last has the last word. */
function defaultsOf({ schema }: FormDefinition, values: Record<string, unknown>): Map<string, unknown> {
  const suggested = [...askedFields(schema, values)].flatMap(([name, schemas]) => {
    const by = schemas.findLast((one) => one["default"] !== undefined);
    return by ? [[name, by["default"]] as const] : [];
  });
  return new Map(suggested);
}

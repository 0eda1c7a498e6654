import type Form from "@rjsf/core";
import { isObject } from "@rjsf/utils";
import { useRef, type RefObject } from "react";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { askedFields } from "../site/document/form-fields.ts";
import { useHandler } from "../ui/use-handler.ts";

interface HiddenValues {
  form: RefObject<Form | null>;
  definition: FormDefinition;
  initial: Record<string, unknown> | undefined;
}

/**
 * Keeps what was typed into a field that a condition hides, and puts it back when the field is asked for again: RJSF
 * forgets it. Gives what hears of every change.
 */
export function useHiddenValues({ form, definition, initial }: HiddenValues): (values: unknown) => void {
  const kept = useRef<Record<string, unknown>>({});
  const last = useRef<Record<string, unknown>>(initial ?? {});
  return useHandler((data: unknown) => {
    const values: Record<string, unknown> = isObject(data) ? data : {};
    const before = askedFields(definition.schema, last.current);
    const now = askedFields(definition.schema, values);
    for (const name of before.keys())
      if (!now.has(name) && last.current[name] !== undefined) kept.current[name] = last.current[name];
    last.current = values;
    for (const name of now.keys())
      if (!before.has(name) && values[name] === undefined && kept.current[name] !== undefined)
        form.current?.setFieldValue([name], kept.current[name]);
  });
}

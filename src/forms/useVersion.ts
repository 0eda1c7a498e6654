import type Form from "@rjsf/core";
import { useState, type RefObject } from "react";
import { staleErrors } from "../shared/stale-errors.ts";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { fieldsOf } from "../site/document/form-fields.ts";
import { changes } from "./draft.ts";
import { codeOf } from "./form-error.ts";

type Values = Record<string, unknown>;

interface VersionParts {
  form: RefObject<Form | null>;
  definition: FormDefinition;
  /** What is saved; after `onStale` what the other person saved. */
  initial: Values | undefined;
  onStale: (() => Promise<unknown>) | undefined;
}

/** A field in which what is typed is another value than what another person saved meanwhile. */
export interface VersionField {
  name: string;
  theirs: unknown;
  mine: unknown;
}

/**
 * What happens where another person saved the same meanwhile: nothing is overwritten unseen. What they saved is
 * fetched, and whoever typed decides whose counts.
 */
export function useVersion({ form, definition, initial, onStale }: VersionParts) {
  const [isStale, setStale] = useState(false);
  return {
    isStale,
    /** Fails as the work does, once what the other person saved is here. */
    async watch<Result>(work: Promise<Result>): Promise<Result> {
      try {
        const result = await work;
        setStale(false);
        return result;
      } catch (error) {
        if (onStale && staleErrors.has(codeOf(error) ?? 0)) {
          await onStale();
          setStale(true);
        }
        throw error;
      }
    },
    /** The fields that differ at this moment. */
    differing: (): VersionField[] =>
      changes(definition, (form.current?.state.formData ?? {}) as Values, { ...usual(definition), ...initial })
        .filter(([name]) => !definition.local?.includes(name))
        .map(([name, mine]) => ({ name, mine, theirs: initial?.[name] })),
    takeTheirs() {
      for (const [name] of changes(definition, (form.current?.state.formData ?? {}) as Values, initial))
        form.current?.setFieldValue([name], initial?.[name]);
      setStale(false);
    },
  };
}

/** What the form itself fills in where a record says nothing of a field: that is no difference. */
function usual({ schema }: FormDefinition): Values {
  const suggested = [...fieldsOf(schema)].flatMap(([name, schemas]) => {
    const by = schemas.find((one) => one["default"] !== undefined);
    return by ? [[name, by["default"]] as const] : [];
  });
  return Object.fromEntries(suggested);
}

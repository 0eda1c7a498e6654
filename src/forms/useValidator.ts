import { useCallback, useMemo, useState } from "react";
import type { FormDefinition } from "../site/document/form-definition.ts";
import type { FormSurroundings } from "./context.ts";
import { loadValidator } from "./validation/load.ts";
import { FormValidator } from "./validation/validator.ts";

/** ms: functions that have not come by then will not come; a connection that hangs says nothing by itself. */
const TIMEOUT_MS = 30_000;

/**
 * The validator of a form, and how to fetch its functions: once for each definition, when a person comes to the form.
 * `load` gives whether this very validator is ready; it always ends.
 */
export function useValidator(
  definition: FormDefinition,
  around: Pick<FormSurroundings, "t" | "today">,
  Validator: typeof FormValidator = FormValidator,
) {
  // What is being fetched belongs to the validator that it is for: another definition begins anew.
  const made = useMemo(
    () => ({ validator: new Validator(definition, around), loading: undefined as Promise<boolean> | undefined }),
    [definition, around, Validator],
  );
  const { validator } = made;
  const [missing, setMissing] = useState<FormValidator>();
  const load = useCallback(() => {
    if (validator.ready) return Promise.resolve(true);
    made.loading ??= inTime(loadValidator(definition.validator), TIMEOUT_MS)
      .then((module) => {
        validator.use(module);
        setMissing(undefined);
        return true;
      })
      .catch(() => {
        // Left to be tried again: the next focus or submit asks anew.
        made.loading = undefined;
        setMissing(validator);
        return false;
      });
    return made.loading;
  }, [definition, made, validator]);
  return { validator, load, missing: missing === validator };
}

/** What a promise gives; rejects when it has not come after `ms`. */
function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It did not come within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

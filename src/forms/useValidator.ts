import { useCallback, useMemo, useRef, useState } from "react";
import type { FormDefinition } from "../site/form-definition.ts";
import type { FormSurroundings } from "./context.ts";
import { loadValidator } from "./validation/load.ts";
import { FormValidator } from "./validation/validator.ts";

/** The validator of a form, and how to fetch its functions: once, when a person comes to the form. */
export function useValidator(definition: FormDefinition, around: FormSurroundings, Validator: typeof FormValidator = FormValidator) {
  const validator = useMemo(() => new Validator(definition, around), [definition, around, Validator]);
  const [missing, setMissing] = useState(false);
  const loading = useRef<Promise<boolean>>(undefined);
  const load = useCallback(() => {
    if (validator.ready) return Promise.resolve(true);
    loading.current ??= loadValidator(definition.validator)
      .then((module) => {
        validator.use(module);
        setMissing(false);
        return true;
      })
      .catch(() => {
        // Left to be tried again: the next focus or submit asks anew.
        loading.current = undefined;
        setMissing(true);
        return false;
      });
    return loading.current;
  }, [definition, validator]);
  return { validator, load, missing };
}

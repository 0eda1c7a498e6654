import type Form from "@rjsf/core";
import type { ErrorSchema, RJSFSchema, UiSchema } from "@rjsf/utils";
import { useMemo, useState, type RefObject } from "react";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { useHandler } from "../ui/use-handler.ts";
import type { FormSurroundings } from "./context.ts";
import type { FormFault } from "./form-error.ts";
import type { FormViewProps } from "./FormView.tsx";
import { useValidator } from "./useValidator.ts";
import { dayOf } from "../shared/days.ts";

interface SurroundingsParts {
  props: Pick<FormViewProps, "t" | "locale" | "calls" | "signedIn" | "initial">;
  definition: FormDefinition;
  form: RefObject<Form | null>;
  onFault: (fault: FormFault) => void;
  /** A field could not be checked, because what checks it did not come. */
  onUnchecked: () => void;
}

/** What every field of a form works with, what checks it, and what its fields have under way. */
export function useSurroundings({ props, definition, form, onFault, onUnchecked }: SurroundingsParts) {
  const { locale } = props;
  const [held] = useState(() => new Set<Promise<boolean>>());
  const translate = useHandler(props.t);
  const calls = useHandler(() => props.calls ?? {});
  const signedIn = useHandler(() => props.signedIn === true);
  // Before the form is there, as on the server, it is what the form begins with: both draw the same.
  const values = useHandler((): Record<string, unknown> => form.current?.state.formData ?? props.initial ?? {});
  const set = useHandler((property: string, value: unknown) => form.current?.setFieldValue([property], value));
  const refuse = useHandler(onFault);
  const hold = useHandler((work: Promise<boolean>) => {
    held.add(work);
    const over = () => void held.delete(work);
    work.then(over, over);
  });
  const words = useMemo(() => ({ locale, t: translate, today: localDay }), [locale, translate]);
  const { validator, load, missing } = useValidator(definition, words);
  const check = useHandler(async (property: string) => {
    if (!(await load())) {
      onUnchecked();
      return false;
    }
    const { errorSchema } = validator.validateFormData(
      values(),
      definition.schema as RJSFSchema,
      undefined,
      undefined,
      definition.uiSchema as UiSchema,
    );
    const wrong = (errorSchema as Record<string, ErrorSchema | undefined>)[property]?.__errors?.[0];
    if (wrong !== undefined) onFault({ message: "", fields: [{ path: property, message: wrong }] });
    return wrong === undefined;
  });
  // Stays the same object while a block passes new functions at every render: a new one would draw every field anew.
  const around = useMemo<FormSurroundings>(
    () => ({
      ...words,
      get calls() {
        return calls();
      },
      signedIn,
      values,
      set,
      check,
      hold,
      refuse,
    }),
    [words, calls, signedIn, values, set, check, hold, refuse],
  );
  return { around, validator, load, missing, held };
}

function localDay(): string {
  return dayOf(new Date());
}

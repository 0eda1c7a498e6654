import { useEffect, useMemo, type ReactNode } from "react";
import { isObject, type RJSFSchema, type UiSchema } from "@rjsf/utils";
import type { ErrorObject } from "ajv";
import type { FormDefinition } from "../site/document/form-definition.ts";
import { useHandler } from "../ui/use-handler.ts";
import type { FormCalls, FormSurroundings } from "./context.ts";
import { extraErrors, type FormFault } from "./form-error.ts";
import { FormRoot } from "./FormRoot.ts";
import { ThemedForm } from "./theme.ts";
import { useSame } from "./useSame.ts";
import { useValidator } from "./useValidator.ts";
import { FormValidator } from "./validation/validator.ts";
import { dayOf } from "../shared/days.ts";

interface LiveFormProps {
  definition: FormDefinition;
  /** Unique in the page: the ids of the fields begin with it. */
  id: string;
  t: FormSurroundings["t"];
  locale: string;
  calls: FormCalls;
  values: Record<string, unknown>;
  /** Told at each change, of whatever is filled in: it may be incomplete, or wrong. */
  onChange: (values: Record<string, unknown>) => void;
  /** What was found wrong elsewhere, beside the fields. */
  faults: FormFault["fields"];
  /** Properties that make no sense at the moment. */
  hidden?: readonly string[];
  /** Other help below some properties, in words. */
  helps?: Readonly<Record<string, string | undefined>>;
  disabled?: boolean;
}

/**
 * A form of a form file whose values somebody else holds: no button, each change is told at once. What is typed wrong
 * is said beside its field; what is missing is not, because it is not finished.
 */
export function LiveForm({
  definition: given,
  id,
  t,
  locale,
  calls,
  values,
  onChange,
  faults,
  hidden = [],
  helps,
  disabled = false,
}: LiveFormProps): ReactNode {
  const definition = useSame(given);
  const translate = useHandler(t);
  const callsNow = useHandler(() => calls);
  const valuesNow = useHandler(() => values);
  const around = useMemo<FormSurroundings>(
    () => ({
      locale,
      t: translate,
      today: () => dayOf(new Date()),
      get calls() {
        return callsNow();
      },
      signedIn: () => true,
      values: valuesNow,
      set: () => undefined,
      check: async () => true,
      hold: () => undefined,
      refuse: () => undefined,
    }),
    [locale, translate, callsNow, valuesNow],
  );
  const { validator, load } = useValidator(definition, around, Unfinished);
  useEffect(() => void load(), [load]);
  const errors = useMemo(() => extraErrors({ message: "", fields: faults }), [faults]);
  // The same object as long as it says the same: a new one would draw every field anew.
  const shown = useSame({ hidden, helps });
  const uiSchema = useMemo(() => shownSo(definition.uiSchema ?? {}, shown), [definition, shown]);
  return (
    <FormRoot data-layout="grid">
      <ThemedForm
        tagName="div"
        id={id}
        idPrefix={id}
        schema={definition.schema as RJSFSchema}
        uiSchema={uiSchema}
        validator={validator}
        formContext={around}
        formData={values}
        disabled={disabled}
        experimental_defaultFormStateBehavior={DEFAULTS}
        liveValidate="onChange"
        noHtml5Validate
        showErrorList={false}
        {...(errors ? { extraErrors: errors } : {})}
        onChange={({ formData }) => onChange(formData ?? {})}
      >
        <></>
      </ThemedForm>
    </FormRoot>
  );
}

const DEFAULTS = { constAsDefaults: "never", arrayMinItems: { populate: "never" } } as const;

function shownSo(
  uiSchema: Record<string, unknown>,
  { hidden, helps = {} }: Pick<LiveFormProps, "helps"> & { hidden: readonly string[] },
): UiSchema {
  const out: Record<string, unknown> = { ...uiSchema };
  for (const [name, help] of Object.entries(helps))
    if (help !== undefined) out[name] = { ...(isObject(out[name]) ? out[name] : {}), "ui:help": help };
  for (const name of hidden) out[name] = { "ui:widget": "hidden" };
  return out;
}

/** Knows what is wrong, and not what is missing. */
class Unfinished extends FormValidator {
  override rawValidation<Result = ErrorObject>(
    schema: RJSFSchema,
    data?: unknown,
  ): { errors?: Result[]; validationError?: Error } {
    const { errors = [], ...rest } = super.rawValidation<ErrorObject>(schema, data);
    return { ...rest, errors: errors.filter(({ keyword }) => !missing.has(keyword)) as Result[] };
  }
}

const missing = new Set(["required", "minLength", "minItems"]);

import { withTheme } from "@rjsf/core";
import type { StudioKey } from "../../generated/built/locale-keys.ts";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { useMemo, type ReactNode } from "react";
import type { Schema } from "../../site/check/schema.ts";
import { isObject } from "../../shared/json.ts";
import { changeValue } from "./change.ts";
import { usePanel } from "./context.ts";
import { GroupTemplate } from "./GroupTemplate.tsx";
import { PropertyField } from "./PropertyField.tsx";
import { viewOf } from "./view.ts";

const PanelForm = withTheme({
  fields: { SchemaField: PropertyField },
  templates: { ObjectFieldTemplate: GroupTemplate },
});

interface SchemaFormProps {
  /** Begins the ids of the fields. */
  id: string;
  /** Schema of an object. */
  schema: Schema;
  /** What holds now, inherited or not. */
  value: unknown;
  /** Names the step in the history. */
  labelKey: StudioKey;
}

/**
 * The fields of a schema, drawn by RJSF with the studio's own for what only the site language has: texts, bindings,
 * addresses, pictures, data. Each change becomes the smallest patch of the own layer. Nothing is compiled in the page:
 * the draft is checked by the server when it is saved, and its findings stand beside the fields.
 */
export function SchemaForm({ id, schema, value, labelKey }: SchemaFormProps): ReactNode {
  const { draft, edit, path, name = "" } = usePanel();
  const view = useMemo(() => viewOf(schema), [schema]);
  return (
    <PanelForm
      key={path.join("/")}
      id={id}
      idPrefix={id}
      tagName="div"
      schema={view as RJSFSchema}
      formData={isObject(value) ? value : {}}
      validator={leftToTheServer}
      experimental_defaultFormStateBehavior={unfilled}
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }, field) => {
        const before = isObject(value) ? value : {};
        edit((own) => changeValue({ own, base: draft.base, path, before, after: formData }), labelKey, {
          values: { name },
          together: `${path.join("/")} ${field ?? ""}`,
        });
      }}
    >
      <></>
    </PanelForm>
  );
}

/** Nothing is filled in that nobody wrote: it would become a change. */
const unfilled = {
  constAsDefaults: "never",
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
} as const;

const leftToTheServer: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  toErrorList: () => [],
  reset: () => undefined,
} as ValidatorType;

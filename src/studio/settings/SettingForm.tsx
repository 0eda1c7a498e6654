import type { ReactNode } from "react";
import type { Schema } from "../../site/check/schema.ts";
import type { LayerPath } from "../../site/edit/edit.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import type { StudioLanguage } from "../language/load.ts";
import { SchemaForm } from "../panel/SchemaForm.tsx";
import type { PartProps, ShownField } from "../types.ts";
import { SettingsAt } from "./PartShell.tsx";

interface SettingFormProps {
  workbench: PartProps;
  language: StudioLanguage;
  path: LayerPath;
  /** Title of the schema. */
  of: string;
  /** The properties that are shown, in this order; all when absent. */
  only?: readonly string[];
  /** Properties that are edited in another way. */
  without?: readonly string[];
  /** The field that was pressed in the page. */
  field?: ShownField | undefined;
}

/** The fields of one setting, from its own schema. */
export function SettingForm({ workbench, language, path, of, only, without = [], field }: SettingFormProps): ReactNode {
  const schema = shownOf(language.definitions[of] ?? {}, { only, without });
  return (
    <SettingsAt workbench={workbench} language={language} path={path} of={of} field={field}>
      <SchemaForm
        id={path.join("-")}
        schema={schema}
        value={effectiveValue({ ...workbench.draft, path })}
        labelKey="studio.edit.setting"
      />
    </SettingsAt>
  );
}

function shownOf(
  schema: Schema,
  { only, without }: Required<Pick<SettingFormProps, "without">> & Pick<SettingFormProps, "only">,
): Schema {
  const properties = schema.properties ?? {};
  const names = (only ?? Object.keys(properties)).filter((name) => properties[name] && !without.includes(name));
  return {
    ...schema,
    required: (schema.required ?? []).filter((name) => names.includes(name)),
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
  };
}

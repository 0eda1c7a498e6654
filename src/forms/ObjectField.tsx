import Fields from "@rjsf/core/lib/components/fields/ObjectField.js";
import { getUiOptions, type FieldProps } from "@rjsf/utils";
import { RichText } from "./widgets/later.tsx";

/** An object: a group of fields, or a written page, which is one value. RJSF knows no widgets of objects. */
export function ObjectField(props: FieldProps) {
  return getUiOptions(props.uiSchema).widget === "richText" ? <RichText {...props} /> : <Fields {...props} />;
}

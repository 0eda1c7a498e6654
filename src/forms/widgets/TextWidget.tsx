import type { WidgetProps } from "@rjsf/utils";
import { control, focusing, words } from "./control.ts";

/** One line of text; also numbers, mobile numbers, mail and web addresses: the keyboard of a phone follows the kind. */
export function TextWidget(props: WidgetProps) {
  const { value, schema, options, placeholder, onChange } = props;
  const kind = kindOf(String(options.inputType ?? schema.format ?? ""), schema.type);
  return (
    <input
      {...control(props)}
      {...kind}
      {...focusing(props)}
      className="lf-input"
      // A value that stands for nothing, such as 0 for an age that is not said, is an empty field.
      value={value === options.emptyValue ? "" : (value ?? "")}
      placeholder={words(props, placeholder)}
      autoComplete={options.autocomplete}
      maxLength={schema.maxLength}
      onChange={(event) => onChange(event.target.value === "" ? options.emptyValue : event.target.value)}
    />
  );
}

/** Numbers are typed into a text field: `type="number"` loses what cannot be read and changes when one scrolls. */
function kindOf(format: string, type: unknown): { type: string; inputMode?: "decimal" | "numeric" | "tel" } {
  if (type === "integer" || format === "digits") return { type: "text", inputMode: "numeric" };
  if (type === "number" || format === "decimal") return { type: "text", inputMode: "decimal" };
  if (format === "tel") return { type: "tel", inputMode: "tel" };
  if (format === "email") return { type: "email" };
  if (format === "uri" || format === "url") return { type: "url" };
  return { type: "text" };
}

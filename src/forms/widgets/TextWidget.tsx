import type { WidgetProps } from "@rjsf/utils";
import { control, focusing, words } from "./control.ts";

/** One line of text; also numbers, mobile numbers, mail and web addresses: the keyboard of a phone follows the kind. */
export function TextWidget(props: WidgetProps) {
  const { value, schema, options, placeholder, onChange } = props;
  const kind = inputTypeOf(String(options.inputType ?? schema.format ?? ""), { type: schema.type, value });
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
      onChange={(event) => {
        const typed = isNumber(schema.type) ? figures(event.target.value) : event.target.value;
        onChange(typed === "" ? options.emptyValue : typed);
      }}
    />
  );
}

function isNumber(type: unknown): boolean {
  return type === "number" || type === "integer" || (Array.isArray(type) && type.some(isNumber));
}

/** Chinese keyboards write figures, the point and the sign in full width. */
function figures(typed: string): string {
  return typed.normalize("NFKC").replaceAll("。", ".").replaceAll("−", "-").trim();
}

/** Numbers are typed into a text field: `type="number"` loses what cannot be read and changes when one scrolls. */
function inputTypeOf(
  format: string,
  { type, value }: { type: unknown; value: unknown },
): { type: string; inputMode?: "decimal" | "numeric" | "tel" } {
  if (type === "integer" || format === "digits") return { type: "text", inputMode: "numeric" };
  if (type === "number" || format === "decimal") return { type: "text", inputMode: "decimal" };
  if (format === "tel") return { type: "tel", inputMode: "tel" };
  if (format === "time") return { type: "time" };
  // The browser's own field knows no zones; a moment with one is shown as it stands.
  if (format === "date-time" && !/(Z|[+-]\d\d:\d\d)$/i.test(String(value ?? ""))) return { type: "datetime-local" };
  if (format === "email") return { type: "email" };
  if (format === "uri" || format === "url") return { type: "url" };
  return { type: "text" };
}

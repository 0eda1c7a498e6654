import type { WidgetProps } from "@rjsf/utils";
import { optionsOf } from "../context.ts";
import { control, focusing, words } from "./control.ts";

/** Several lines of text; grows with them where the browser can. */
export function TextareaWidget(props: WidgetProps) {
  const { value, schema, options, placeholder, onChange } = props;
  const { rows = 3 } = optionsOf(props);
  return (
    <textarea
      {...control(props)}
      {...focusing(props)}
      className="lf-input lf-textarea"
      rows={rows}
      // Where the field grows with what is in it, `rows` alone does nothing.
      style={{ minHeight: `calc(${rows} * 1.5em + 20px)` }}
      value={value ?? ""}
      placeholder={words(props, placeholder)}
      maxLength={schema.maxLength}
      onChange={(event) => onChange(event.target.value === "" ? options.emptyValue : event.target.value)}
    />
  );
}

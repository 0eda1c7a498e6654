import type { WidgetProps } from "@rjsf/utils";
import { control, focusing } from "./control.ts";

/** A day and a time of the site's clock, by the browser's own field; the value is `yyyy-MM-dd HH:mm:ss`. */
export function DateTimeWidget(props: WidgetProps) {
  const { value, options, onChange } = props;
  return (
    <input
      {...control(props)}
      {...focusing(props)}
      className="lf-input"
      type="datetime-local"
      value={typeof value === "string" ? value.replace(" ", "T").slice(0, 16) : ""}
      onChange={({ target }) =>
        onChange(target.value === "" ? options.emptyValue : `${target.value.replace("T", " ").slice(0, 16)}:00`)
      }
    />
  );
}

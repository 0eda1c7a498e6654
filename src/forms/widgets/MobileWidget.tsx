import type { WidgetProps } from "@rjsf/utils";
import { control, focusing, words } from "./control.ts";

/** A mobile number of mainland China. Pasted or filled in with spaces or the country's code, it is put in order. */
export function MobileWidget(props: WidgetProps) {
  const { value, options, placeholder, onChange } = props;
  return (
    <input
      {...control(props)}
      {...focusing(props)}
      className="lf-input"
      type="tel"
      inputMode="tel"
      value={value ?? ""}
      placeholder={words(props, placeholder)}
      autoComplete={options.autocomplete ?? "tel-national"}
      onChange={(event) => onChange(event.target.value === "" ? options.emptyValue : inOrder(event.target.value))}
    />
  );
}

/** What is no whole number yet stays as it is typed, so that nothing moves under the cursor. */
function inOrder(typed: string): string {
  const digits = typed
    .normalize("NFKC")
    .replace(/[\s()-]/g, "")
    .replace(/^(\+|00)?86(?=1\d{10}$)/, "");
  return /^1\d{10}$/.test(digits) ? digits : typed;
}

import type { WidgetProps } from "@rjsf/utils";
import { namedChecks } from "../validation/named-checks.ts";
import { surroundings } from "../context.ts";
import { control, focusing, words } from "./control.ts";

/**
 * A unified social credit code: large letters, no spaces; while it is typed it says how much is missing, then whether
 * it can be right.
 */
export function CreditCodeWidget(props: WidgetProps) {
  const { value, options, placeholder, onChange, id } = props;
  const { t } = surroundings(props.registry);
  const { "aria-describedby": described, ...rest } = control(props);
  const code = typeof value === "string" ? value : "";
  const right = namedChecks.creditCode(code);
  const state = right ? "right" : code.length < LENGTH ? "count" : "wrong";
  return (
    <>
      <input
        {...rest}
        {...focusing(props)}
        className="lf-input lf-figures"
        type="text"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={[described, `${id}__state`].filter(Boolean).join(" ")}
        value={code}
        placeholder={words(props, placeholder)}
        onChange={(event) => onChange(inOrder(event.target.value) || options.emptyValue)}
      />
      {/* The field's own error says the same once the form was sent. */}
      {!(state === "wrong" && rest["aria-invalid"]) && (
        <p className={`lf-note lf-${state}`} id={`${id}__state`} aria-live={state === "count" ? "off" : "polite"}>
          {t(`form.theme.creditCode.${state}`, { count: code.length, length: LENGTH })}
        </p>
      )}
    </>
  );
}

const LENGTH = 18;

function inOrder(typed: string): string {
  return typed.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase().slice(0, LENGTH);
}

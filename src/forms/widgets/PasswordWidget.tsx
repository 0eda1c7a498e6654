import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { surroundings } from "../context.ts";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import { control, focusing, words } from "./control.ts";

/**
 * A password that can be looked at while it is typed. Kept as typed: it is not trimmed.
 * @param props.describedBy the id of what says more of it
 */
export function PasswordWidget(props: WidgetProps & { describedBy?: string }) {
  const { value, options, placeholder, onChange, id } = props;
  const [shown, setShown] = useState(false);
  const { t } = surroundings(props.registry);
  const { "aria-describedby": described, ...rest } = control(props);
  return (
    <span className="lf-group">
      <input
        {...rest}
        {...focusing(props)}
        className="lf-input"
        aria-describedby={[described, props.describedBy].filter(Boolean).join(" ") || undefined}
        type={shown ? "text" : "password"}
        value={value ?? ""}
        placeholder={words(props, placeholder)}
        autoComplete={options.autocomplete ?? "current-password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value === "" ? options.emptyValue : event.target.value)}
      />
      <button
        type="button"
        className="lf-inside"
        aria-pressed={shown}
        aria-controls={id}
        aria-label={t("form.theme.showPassword")}
        onClick={() => setShown(!shown)}
      >
        <ControlIcon name={shown ? "eyeOff" : "eye"} />
      </button>
    </span>
  );
}

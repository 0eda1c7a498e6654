import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { surroundings } from "../context.ts";
import { Icon } from "../Icon.tsx";
import { control, focusing, words } from "./control.ts";

/** A password that can be looked at while it is typed. Kept as typed: it is not trimmed. */
export function PasswordWidget(props: WidgetProps) {
  const { value, options, placeholder, onChange, id } = props;
  const [shown, setShown] = useState(false);
  const { t } = surroundings(props.registry);
  return (
    <span className="lf-group">
      <input
        {...control(props)}
        {...focusing(props)}
        className="lf-input"
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
        <Icon name={shown ? "eyeOff" : "eye"} />
      </button>
    </span>
  );
}

import type { WidgetProps } from "@rjsf/utils";
import { passwordRules, type PasswordRule } from "../../shared/password-rule.ts";
import { surroundings } from "../context.ts";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import { useStrength } from "../useStrength.ts";
import { PasswordWidget } from "./PasswordWidget.tsx";

/**
 * A password that is to be: each part of the rule is ticked while it is typed, and how hard it is to guess stands
 * below.
 */
export function NewPasswordWidget(props: WidgetProps) {
  const { id, options } = props;
  const { t } = surroundings(props.registry);
  const password = typeof props.value === "string" ? props.value : "";
  const strength = useStrength(props, password);
  return (
    <>
      <PasswordWidget {...props} options={{ autocomplete: "new-password", ...options }} describedBy={`${id}__rules`} />
      <ul className="lf-rules" id={`${id}__rules`} aria-label={t("form.theme.password.rules")}>
        {RULES.map((rule) => {
          const kept = passwordRules[rule].test(password);
          return (
            <li key={rule} data-kept={kept}>
              <ControlIcon name={kept ? "check" : "dot"} />
              {t(`form.theme.password.rule.${rule}`)}
              {password !== "" && (
                <span className="lf-unseen">{t(kept ? "form.theme.password.kept" : "form.theme.password.open")}</span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="lf-strength" data-score={strength?.score}>
        <span className="lf-meter" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        <span role="status" className="lf-note">
          {/* One text: as two, the hint would shift where the strength before it gets shorter. */}
          {strength &&
            [
              t(`form.theme.password.strength${strength.score}`),
              ...(strength.hint ? [t(`form.theme.password.hint.${strength.hint}`)] : []),
            ].join(" · ")}
        </span>
      </div>
    </>
  );
}

const RULES = Object.keys(passwordRules) as PasswordRule[];

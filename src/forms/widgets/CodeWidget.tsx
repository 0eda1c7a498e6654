import type { WidgetProps } from "@rjsf/utils";
import { surroundings } from "../context.ts";
import { useCode } from "../useCode.ts";
import { control, focusing, words } from "./control.ts";

/**
 * Six digits that are sent by SMS, and the button that asks for them. What becomes of it is told below, to the ears
 * too.
 */
export function CodeWidget(props: WidgetProps) {
  const { value, options, placeholder, onChange, id } = props;
  const { t } = surroundings(props.registry);
  const { "aria-describedby": described, ...rest } = control(props);
  const { state, left, send } = useCode(props);
  const busy = state.phase === "sending" || state.phase === "verifying";
  const label =
    left > 0
      ? t("form.theme.code.again", { seconds: left })
      : t(state.phase === "sent" ? "form.theme.code.resend" : "form.theme.code.send");
  return (
    <>
      <span className="lf-code">
        <input
          {...rest}
          {...focusing(props)}
          className="lf-input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={[described, `${id}__status`].filter(Boolean).join(" ")}
          value={value ?? ""}
          placeholder={words(props, placeholder)}
          onChange={(event) => onChange(digitsOf(event.target.value) || options.emptyValue)}
        />
        <button
          type="button"
          className="lf-send"
          disabled={rest.disabled}
          aria-disabled={busy || left > 0}
          aria-busy={busy}
          onClick={() => void send()}
        >
          {label}
        </button>
      </span>
      <p className="lf-note lf-status" id={`${id}__status`} role="status">
        {state.phase === "sent" ? (
          <>
            {state.to ? t("form.theme.code.sent", { mobile: state.to }) : t("form.theme.code.sentToYou")}
            {state.hint && <b>{t("form.theme.code.demo", { code: state.hint })}</b>}
          </>
        ) : (
          t(`form.theme.code.${state.phase}`)
        )}
      </p>
    </>
  );
}

/** A code may be pasted with spaces, or typed in full width. */
function digitsOf(typed: string): string {
  return typed.normalize("NFKC").replace(/\D/g, "").slice(0, 6);
}

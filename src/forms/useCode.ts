import { isObject, type WidgetProps } from "@rjsf/utils";
import { useEffect, useRef, useState } from "react";
import { withCaptcha } from "./captcha/with-captcha.ts";
import { optionsOf, surroundings, type CodePurpose } from "./context.ts";
import { faultOf } from "./form-error.ts";

/** How far asking for a code has come; `to` is the number as it may be shown. */
type CodeState = { phase: "idle" | "sending" | "verifying" } | { phase: "sent"; to: string; hint: string | undefined };

/**
 * Asks for a code by SMS on behalf of a field. Gives how far it is, the seconds until another may be asked for, and the
 * function that asks: it checks the number first, solves a captcha where the server wants one, and says in the form
 * what is refused.
 */
export function useCode(props: WidgetProps) {
  const { name, id, registry } = props;
  const { t, calls, values, check, refuse } = surroundings(registry);
  const { mobile: numberField, ...options } = optionsOf(props);
  const purpose = (options.purpose ?? "login") as CodePurpose;
  const [state, setState] = useState<CodeState>({ phase: "idle" });
  const [left, waitFor] = useCountdown();
  const busy = useRef(false);

  async function send() {
    if (busy.current || left > 0) return;
    busy.current = true;
    try {
      await request();
    } finally {
      busy.current = false;
    }
  }

  async function request() {
    if (numberField && !(await check(numberField))) return;
    const mobile = numberField ? String(values()[numberField]).trim() : undefined;
    const wanted = { purpose, ...(mobile ? { mobile } : {}) };
    setState({ phase: "sending" });
    try {
      if (!calls.sendCode) throw new Error("this form has no call to send a code");
      const { sendCode, getCaptcha } = calls;
      const sent = await withCaptcha({
        call: (captcha) => sendCode({ ...wanted, ...(captcha ? { captcha } : {}) }),
        getCaptcha,
        onVerifying: () => setState({ phase: "verifying" }),
      });
      setState({ phase: "sent", to: masked(mobile ?? ""), hint: sent.hint });
      waitFor(sent.waitSeconds);
      document.getElementById(id)?.focus();
    } catch (error) {
      setState({ phase: "idle" });
      waitFor(waitIn(error));
      const { message: said, fields } = faultOf(error, t);
      // What is no reply, such as a captcha that this browser cannot solve, has no words of the server's.
      const message = error instanceof Error && "code" in error ? said : t("form.theme.code.failed");
      refuse({
        message: "",
        fields:
          fields.some(({ path }) => path.includes("mobile")) && numberField
            ? [{ path: numberField, message }]
            : [{ path: name, message }],
      });
    }
  }
  return { state, left, send };
}

/** Whole seconds that are left of those that were begun with, counted down on the page. */
function useCountdown(): [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    // By the clock, not by counting: a page in the background counts slower.
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const begin = (seconds: number) => {
    setUntil(Date.now() + seconds * 1000);
    setLeft(Math.ceil(seconds));
  };
  return [left, begin];
}

/** `138****0001`: the page may be seen by others. */
function masked(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4}(\d{4})$/, "$1****$2");
}

/** The server says with a refusal how long the wait still is. */
function waitIn(error: unknown): number {
  const data = error instanceof Error && "data" in error ? error.data : undefined;
  return isObject(data) && typeof data.waitSeconds === "number" ? data.waitSeconds : 0;
}

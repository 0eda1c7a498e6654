import { useState } from "react";
import { styled } from "styled-components";
import * as errorCode from "../../generated/error-codes.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { IdentityForm } from "../shared/identity/IdentityForm.tsx";
import { useCaptcha } from "../shared/identity/useCaptcha.ts";

type Values = Record<string, unknown>;

/**
 * The way into an exam room: name or number and admission code. Whoever is signed in in this browser is not signed out
 * unasked: who comes says so.
 */
export function ExamLogin(props: BlockProps<"examLogin">) {
  const { form = "exam-login", submitLabel, name, on, t, operations } = props;
  const { verifying, send } = useCaptcha(props);
  /** What was typed, where somebody else is signed in. */
  const [waiting, setWaiting] = useState<Values>();
  const [fault, setFault] = useState("");

  async function enter(values: Values, isLeaving: boolean): Promise<void> {
    const reply = await send((solved) =>
      operations.loginWithExamCode({
        name: String(values["name"]),
        code: String(values["code"]),
        ...(isLeaving ? { isLeaving } : {}),
        ...solved,
      }),
    );
    await on.signedIn?.(reply);
  }
  async function submit(values: Values): Promise<void> {
    setWaiting(undefined);
    setFault("");
    try {
      await enter(values, false);
    } catch (error) {
      if ((error as { code?: number }).code !== errorCode.EXAM_ROOM_SIGNED_IN) throw error;
      setWaiting(values);
    }
  }
  async function leaveAndEnter(values: Values): Promise<void> {
    try {
      await enter(values, true);
    } catch (error) {
      setFault(callFault(error, t, "common.offline").message);
    }
  }

  return (
    <IdentityForm
      block={{ ...props, submitLabel: submitLabel ?? t("examLogin.submit") }}
      form={form}
      verifying={verifying}
      withoutScript={t("examLogin.needsScript")}
      onSubmit={submit}
    >
      {waiting && (
        <Leaving role="alert">
          <p>{t(name ? "examLogin.signedIn" : "examLogin.signedIn.other", { name: name ?? "" })}</p>
          <button type="button" className="btn ghost" onClick={() => void leaveAndEnter(waiting)}>
            {t("examLogin.leave")}
          </button>
          {fault !== "" && <p>{fault}</p>}
        </Leaving>
      )}
    </IdentityForm>
  );
}

const Leaving = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-top: 16px;
  padding: 16px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
`;

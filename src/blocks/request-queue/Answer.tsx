import { useId, useState, type FormEvent, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"requestQueue">;
type Entry = NonNullable<Props["items"]>[number];

const LEAST = 2;

/** The answer to one request and the two ways it can go. What was written stays until the request is decided. */
export function Answer({
  entry,
  heading,
  answerLabel,
  answerNeeded = "refuse",
  passLabel,
  refuseLabel,
  on,
  t,
}: Props & { entry: Entry; heading: string }): ReactNode {
  const [answer, setAnswer] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const send = async (way: "pass" | "refuse") => {
    const isNeeded =
      answerLabel !== undefined && (answerNeeded === "always" || (answerNeeded === "refuse" && way === "refuse"));
    if (isNeeded && answer.trim().length < LEAST) return setMissing(true);
    if (busy) return;
    setBusy(true);
    await on[way]?.({ ...entry, answer: answer.trim() });
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send("pass");
  };
  const [pass, refuse] = [passLabel ?? t("requestQueue.pass"), refuseLabel ?? t("requestQueue.refuse")];
  return (
    <form onSubmit={submit}>
      {answerLabel && (
        <>
          <label htmlFor={id}>{answerLabel}</label>
          <textarea
            id={id}
            rows={2}
            maxLength={1000}
            value={answer}
            onChange={(event) => {
              setAnswer(event.target.value);
              setMissing(false);
            }}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-fault` : undefined}
          />
          {isMissing && (
            <p id={`${id}-fault`} className="fault" role="alert">
              {t("requestQueue.missing")}
            </p>
          )}
        </>
      )}
      <p className="do">
        {on.pass && (
          <button className="btn" aria-disabled={busy} aria-label={`${pass} ${heading}`}>
            {pass}
          </button>
        )}
        {on.refuse && (
          <button
            type="button"
            className="btn ghost"
            aria-disabled={busy}
            onClick={() => void send("refuse")}
            aria-label={`${refuse} ${heading}`}
          >
            {refuse}
          </button>
        )}
      </p>
    </form>
  );
}

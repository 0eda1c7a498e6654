import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { countdownWords } from "../../ui/countdown.tsx";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { useStart } from "./use-start.ts";

/** What the device can do, the way into an exam, and how long it is until it opens. */
export function ExamStart(props: BlockProps<"examStart">): ReactNode {
  const { exam, slots, on, t, blockKey } = props;
  const [isAgreed, setAgreed] = useState(false);
  const { standing, check, waitMs, isStarting, errorText, look, start } = useStart(props, isAgreed);
  if (!exam || !standing) return <Late t={t} />;
  const isOpen = standing.attemptId !== undefined;
  const mayStart = standing.canStart || isOpen;
  return (
    <Root>
      {on.leave && (
        <p>
          <button type="button" className="btn ghost" onClick={() => void on.leave?.({})}>
            {t("examStart.leave")}
          </button>
        </p>
      )}
      {standing.extraMinutes > 0 && <p>{t("examStart.extra", { count: standing.extraMinutes })}</p>}
      {slots.rules}
      <section aria-labelledby={`${blockKey}-device`}>
        <h2 id={`${blockKey}-device`}>{t("examStart.device")}</h2>
        <div role="status">
          {check ? (
            <ul>
              {check.map(({ name, isGood, text }) => (
                <li key={name} data-check={name} data-good={isGood}>
                  <span aria-hidden="true">{isGood ? "✓" : "!"}</span>
                  {text}
                </li>
              ))}
            </ul>
          ) : (
            t("examStart.device.busy")
          )}
        </div>
        <button type="button" className="btn ghost" disabled={!check} onClick={look}>
          {t("examStart.device.again")}
        </button>
      </section>
      {mayStart || waitMs !== undefined ? (
        <section className="way">
          {!isOpen && (
            <label>
              <input type="checkbox" checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)} />
              {t("examStart.agree")}
            </label>
          )}
          {mayStart ? (
            <button
              type="button"
              className="btn"
              disabled={isStarting || (!isOpen && !isAgreed)}
              onClick={() => void start()}
            >
              {t(isOpen ? "examStart.continue" : "examStart.start")}
            </button>
          ) : (
            <div>
              <p role="timer">{countdownWords(Math.ceil((waitMs ?? 0) / 1000), t)}</p>
              <p role="status">{t(isAgreed ? "examStart.byItself" : "examStart.agreeFirst")}</p>
            </div>
          )}
        </section>
      ) : (
        <p className="not">
          {t(`examStart.reason.${standing.startReason || "right"}`)}{" "}
          {standing.startReason === "selfie" && (
            <a className="link" href="/account/selfie">
              {t("examStart.selfie")}
            </a>
          )}
        </p>
      )}
      {errorText !== "" && <p role="alert">{errorText}</p>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 24px;
  section {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  h2 {
    font-size: 1.125rem;
  }
  li,
  label {
    display: flex;
    gap: 10px;
    padding-block: 6px;
  }
  li span {
    flex: none;
    width: 1.25em;
    font-weight: 700;
    color: var(--color-success);
  }
  [data-good="false"] span,
  .not,
  [role="alert"] {
    color: var(--color-danger);
  }
  .way {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 24px;
    padding-top: 20px;
    border-top: 1px solid var(--color-border);
  }
  label {
    align-items: center;
    min-height: 44px;
  }
  [role="timer"] {
    font-size: 1.5rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { countdownWords } from "../../ui/countdown.tsx";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import type { DeviceCheck } from "./device-check.ts";
import { useStart } from "./use-start.ts";

type Props = BlockProps<"examStart">;

/** A connection over this is called slow, a clock off by more is told. */
const SLOW_MS = 1500;
const CLOCK_OFF_MS = 60_000;

/** Who sits an exam, by which rules and on what device; and the way in, or how long it is until it opens. */
export function ExamStart(props: Props): ReactNode {
  const { exam, name, slots, on, t, blockKey } = props;
  const { leave } = on;
  const [isAgreed, setAgreed] = useState(false);
  const { standing, check, waitMs, isStarting, fault, look, start } = useStart(props, isAgreed);
  if (!exam || !standing) return <Late t={t} />;
  const isOpen = standing.attemptId !== undefined;
  const mayStart = standing.canStart || isOpen;
  const extra = standing.extraMinutes;
  return (
    <Root>
      <section aria-labelledby={`${blockKey}-who`}>
        <h2 id={`${blockKey}-who`}>{t("examStart.who")}</h2>
        <p className="name">{name}</p>
        <p className="muted">{t(leave ? "examStart.who.room" : "examStart.who.hint")}</p>
        {leave && (
          <button type="button" className="btn ghost" onClick={() => void leave({})}>
            {t("examStart.leave")}
          </button>
        )}
        {extra > 0 && <p>{t("examStart.extra", { count: extra })}</p>}
      </section>
      {slots.rules}
      <section aria-labelledby={`${blockKey}-device`}>
        <h2 id={`${blockKey}-device`}>{t("examStart.device")}</h2>
        <DeviceLines check={check} t={t} />
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
            <button type="button" className="btn" disabled={isStarting || (!isOpen && !isAgreed)} onClick={start}>
              {t(isOpen ? "examStart.continue" : "examStart.start")}
            </button>
          ) : (
            <div>
              <p className="countdown num" role="timer">
                {countdownWords(Math.ceil((waitMs ?? 0) / 1000), t)}
              </p>
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
      {fault !== "" && (
        <p className="not" role="alert">
          {fault}
        </p>
      )}
    </Root>
  );
}

function DeviceLines({ check, t }: { check: DeviceCheck | undefined; t: Props["t"] }): ReactNode {
  if (!check) return <p role="status">{t("examStart.device.busy")}</p>;
  const { canStore, roundTripMs, clockAheadMs } = check;
  const away = Math.abs(Math.round((clockAheadMs ?? 0) / 60_000));
  const lines: { name: string; isGood: boolean; text: string }[] = [
    {
      name: "connection",
      isGood: roundTripMs !== undefined && roundTripMs < SLOW_MS,
      text:
        roundTripMs === undefined
          ? t("examStart.connection.none")
          : t(roundTripMs < SLOW_MS ? "examStart.connection.good" : "examStart.connection.slow", {
              ms: Math.round(roundTripMs),
            }),
    },
    { name: "storage", isGood: canStore, text: t(canStore ? "examStart.storage.good" : "examStart.storage.none") },
    ...(clockAheadMs === undefined
      ? []
      : [
          {
            name: "clock",
            isGood: Math.abs(clockAheadMs) < CLOCK_OFF_MS,
            text:
              Math.abs(clockAheadMs) < CLOCK_OFF_MS
                ? t("examStart.clock.good")
                : t(clockAheadMs > 0 ? "examStart.clock.ahead" : "examStart.clock.behind", { count: away }),
          },
        ]),
  ];
  return (
    <div role="status">
      <ul>
        {lines.map(({ name, isGood, text }) => (
          <li key={name} data-check={name} data-good={isGood}>
            <span aria-hidden="true">{isGood ? "✓" : "!"}</span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Root = styled.div`
  display: grid;
  gap: 24px;
  h2 {
    margin-bottom: 8px;
    font-size: 1.125rem;
  }
  .name {
    font-size: 1.5rem;
    font-weight: 600;
  }
  section > .btn {
    margin-top: 8px;
  }
  li {
    display: flex;
    gap: 10px;
    padding-block: 6px;
  }
  li span {
    flex: none;
    width: 1.25em;
    font-weight: 700;
    text-align: center;
    color: var(--color-success);
  }
  [data-good="false"] span,
  .not {
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
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  .countdown {
    font-size: 1.5rem;
    font-weight: 600;
  }
`;

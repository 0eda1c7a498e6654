import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Countdown } from "../parts/countdown.tsx";

/** The sessions of a live course in their order, above them what is on or comes next. */
export function LiveSchedule({ chapters, timeZone, t }: BlockProps<"liveSchedule">): ReactNode {
  const sessions = (chapters ?? [])
    .flatMap(({ periodList }) => periodList)
    .filter(({ beginTime }) => beginTime)
    .sort((a, b) => ((a.beginTime ?? "") < (b.beginTime ?? "") ? -1 : 1));
  if (sessions.length === 0) return null;
  const next = sessions.find(({ liveStatus }) => liveStatus === 2) ?? sessions.find(({ liveStatus }) => liveStatus === 1);
  return (
    <Root>
      <h2>{t("liveSchedule.heading")}</h2>
      {next?.beginTime && (
        <div className="next" data-status={next.liveStatus}>
          <p><b>{t(next.liveStatus === 2 ? "liveSchedule.now" : "liveSchedule.next")}</b> {next.periodName}</p>
          {next.liveStatus === 1 && <Countdown until={next.beginTime} timeZone={timeZone} t={t} />}
        </div>
      )}
      <ol>
        {sessions.map((session) => (
          <li key={session.id}>
            <time className="num">{session.beginTime?.slice(0, 16)}{session.endTime && " — " + session.endTime.slice(11, 16)}</time>
            <span className="name">{session.periodName}</span>
            {session.liveStatus && <span className="status" data-status={session.liveStatus}>{t("common.liveStatus." + session.liveStatus)}</span>}
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.section`
  h2 { padding-bottom: 12px; border-bottom: 2px solid var(--color-text); }
  .next { margin-block: 16px; padding: 12px 16px; border-left: 3px solid var(--color-accent); background: var(--color-surface-alt); }
  .next[data-status="2"] { border-color: var(--color-success); }
  .next b { margin-right: 8px; }
  .countdown { font-weight: 600; color: var(--color-accent); }
  li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; padding-block: 10px; border-bottom: 1px solid var(--color-border); }
  .name { flex: 1 1 12em; }
  time { color: var(--color-text-muted); font-size: .9375rem; }
  .status { padding: 1px 8px; border-radius: var(--radius-small); background: var(--color-surface-alt); font-size: .8125rem; font-weight: 600; color: var(--color-text-muted); }
  .status[data-status="1"] { background: var(--color-accent-soft); color: var(--color-accent); }
  .status[data-status="2"] { background: var(--color-success-soft); color: var(--color-success); }
`;

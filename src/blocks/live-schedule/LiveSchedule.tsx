import { LiveStatusEnum } from "../../generated/enums.ts";
import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { Chapter } from "../../generated/types.ts";
import { studyHref } from "../../shared/links.ts";
import { dayIn, momentOf, zoneName } from "../../shared/date-time.ts";
import { useHydrated } from "../../forms/useHydrated.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Countdown } from "../../ui/countdown.tsx";
import { stateLabelStyle } from "../../ui/state-label.ts";
import { whenWords } from "./when.ts";

type Props = BlockProps<"liveSchedule">;
type Session = Chapter["periodList"][number] & { courseId: string; beginTime: string };

/**
 * The sessions of a live course in their order, above them what is on or comes next. The times are the site's, as on
 * all its pages; once the page runs they are in words of the day, and whoever's clock is another is told what the next
 * one is by theirs.
 */
export function LiveSchedule({ chapters, timeZone, t, locale }: Props): ReactNode {
  const [opened] = useState(() => new Date());
  const now = useHydrated() ? opened : undefined;
  const sessions = sessionsOf(chapters ?? []);
  const [first] = sessions;
  if (!first) return null;
  const next =
    sessions.find(({ liveStatus }) => liveStatus === LiveStatusEnum.live) ??
    sessions.find(({ liveStatus }) => liveStatus === LiveStatusEnum.waiting);
  const today = now && dayIn(timeZone, now);
  const when = ({ beginTime, endTime }: Session) =>
    today
      ? whenWords({ begin: beginTime, end: endTime, today, locale, t })
      : beginTime.slice(0, 16) + (endTime ? ` — ${endTime.slice(11, 16)}` : "");
  return (
    <Root>
      <header>
        <h2>{t("liveSchedule.heading")}</h2>
        {next && (
          <a className="link" href={`/calendar/${first.courseId}.ics`} download>
            {t("liveSchedule.calendar")}
          </a>
        )}
      </header>
      {next && (
        <div className="next" data-status={next.liveStatus}>
          <p>
            <b>{t(next.liveStatus === LiveStatusEnum.live ? "liveSchedule.now" : "liveSchedule.next")}</b>{" "}
            <Content>{next.periodName}</Content>
          </p>
          {next.liveStatus === LiveStatusEnum.waiting && <Countdown until={next.beginTime} timeZone={timeZone} t={t} />}
          {next.liveStatus === LiveStatusEnum.live && (
            <a className="btn" href={studyHref(next.courseId, next.id)}>
              {t("liveSchedule.enter")}
            </a>
          )}
        </div>
      )}
      <ol>
        {sessions.map((session) => (
          <li key={session.id}>
            <time className="num" dateTime={now ? momentOf(session.beginTime, timeZone).toISOString() : undefined}>
              {when(session)}
            </time>
            <span className="name">
              <Content>{session.periodName}</Content>
            </span>
            {session.liveStatus === LiveStatusEnum.replayReady && (
              <a
                className="link"
                href={studyHref(session.courseId, session.id)}
                aria-label={t("liveSchedule.replayOf", { name: session.periodName })}
              >
                {t("liveSchedule.replay")}
              </a>
            )}
            {session.liveStatus && (
              <span className="status" data-status={session.liveStatus}>
                {t(`common.liveStatus.${session.liveStatus}`)}
              </span>
            )}
          </li>
        ))}
      </ol>
      {now && (
        <OwnClock session={next ?? first} isToCome={next !== undefined} timeZone={timeZone} locale={locale} t={t} />
      )}
    </Root>
  );
}

/** Nothing where the reader's clock is the site's. */
function OwnClock({
  session: { beginTime },
  isToCome,
  timeZone,
  locale,
  t,
}: Pick<Props, "timeZone" | "locale" | "t"> & { session: Session; isToCome: boolean }): ReactNode {
  const begin = momentOf(beginTime, timeZone);
  const own = new Intl.DateTimeFormat(locale, {
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  // Written as the site writes it, by the reader's clock.
  if (
    new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short" }).format(begin) === beginTime.slice(0, 16)
  )
    return null;
  return (
    <p className="zone">
      {t("liveSchedule.siteZone", { zone: zoneName(timeZone, locale) })}
      {isToCome && t("liveSchedule.ownZone", { time: own.format(begin) })}
    </p>
  );
}

function sessionsOf(chapters: readonly Chapter[]): Session[] {
  return chapters
    .flatMap(({ courseId, periodList }) =>
      periodList.flatMap((period) =>
        period.beginTime === undefined ? [] : [{ ...period, courseId, beginTime: period.beginTime }],
      ),
    )
    .sort((a, b) => (a.beginTime < b.beginTime ? -1 : 1));
}

const Root = styled.section`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding-bottom: 12px;
    border-bottom: 2px solid var(--color-text);
  }
  header .link {
    padding-block: 8px;
    font-size: 0.9375rem;
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    margin-block: 16px;
    padding: 12px 16px;
    border-inline-start: 3px solid var(--color-accent);
    background: var(--color-surface-alt);
  }
  .next p:first-child {
    flex: 1 1 12em;
  }
  .next[data-status="2"] {
    border-color: var(--color-success);
  }
  .next b {
    margin-inline-end: 8px;
  }
  .countdown {
    font-weight: 600;
    color: var(--color-accent);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    padding-block: 10px;
    border-bottom: 1px solid var(--color-border);
  }
  li .link {
    padding-block: 10px;
    margin-block: -10px;
    font-size: 0.9375rem;
  }
  .name {
    flex: 1 1 12em;
  }
  time {
    min-width: 11em;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
  }
  .zone {
    padding-top: 8px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .status {
    ${stateLabelStyle}
  }
`;

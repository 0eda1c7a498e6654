import type { ReactNode } from "react";
import { LiveStatusEnum } from "../../generated/enums.ts";
import { styled } from "styled-components";
import { courseHref, studyHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Named } from "../../ui/named.tsx";
import { Late } from "../../ui/late.tsx";
import { stateLabelStyle } from "../../ui/state-label.ts";
import { summaryMark } from "../shared/summary-mark.ts";
import { Attendance } from "./Attendance.tsx";

type Props = BlockProps<"liveSessions">;

/** Sessions with when they are, the way in for whoever gives them, and who came. */
export function LiveSessions({ heading, items, base = "", emptyText, operations, blockKey, t }: Props): ReactNode {
  return (
    <Root aria-labelledby={`${blockKey}-heading`} aria-busy={!items || undefined}>
      <h2 id={`${blockKey}-heading`}>{heading ?? t("liveSessions.heading")}</h2>
      {!items && <Late t={t} />}
      {items?.length === 0 && <p className="muted none">{emptyText ?? t("liveSessions.empty")}</p>}
      <ul>
        {items?.map((session) => (
          <li key={session.periodId}>
            <time className="num" dateTime={session.beginTime.replace(" ", "T")}>
              {session.beginTime.slice(0, 16)} — {session.endTime.slice(11, 16)}
            </time>
            <div className="what">
              <b>
                <Content>{session.periodName}</Content>
              </b>
              <p>
                <a className="link" href={base + courseHref(2, session.courseId)}>
                  <Content>{session.courseName}</Content>
                </a>
              </p>
            </div>
            <span className="status" data-status={session.liveStatus}>
              {t(`common.liveStatus.${session.liveStatus}`)}
            </span>
            <a
              className={session.liveStatus === LiveStatusEnum.live ? "btn" : "btn ghost"}
              href={studyHref(session.courseId, session.periodId)}
            >
              <Named
                words={t(session.liveStatus > LiveStatusEnum.live ? "liveSessions.look" : "liveSessions.enter")}
                of={session.periodName}
              />
            </a>
            {(session.liveStatus > LiveStatusEnum.waiting || session.memberTotal > 0) && (
              <Attendance session={session} operations={operations} t={t} />
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  margin-bottom: 40px;
  h2 {
    padding-bottom: 12px;
    border-bottom: 2px solid var(--color-text);
  }
  .none {
    padding-block: 20px;
  }
  li {
    display: grid;
    grid-template-columns: 200px minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 8px 20px;
    padding-block: 14px;
    border-bottom: 1px solid var(--color-border);
  }
  time {
    font-size: 0.9375rem;
    color: var(--color-text-muted);
  }
  .what {
    overflow-wrap: anywhere;
  }
  .what p {
    font-size: 0.875rem;
  }
  .what a {
    display: inline-block;
    padding-block: 6px;
  }
  .status {
    ${stateLabelStyle}
  }
  details {
    grid-column: 1 / -1;
  }
  ${summaryMark}
  summary {
    width: fit-content;
    min-height: 44px;
    padding-block: 10px;
    color: var(--color-primary);
    font-size: 0.9375rem;
    font-weight: 600;
    cursor: pointer;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid var(--color-border);
    text-align: left;
  }
  th {
    color: var(--color-text-muted);
    font-weight: 500;
  }
  .files {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding-block: 12px;
  }
  @media (max-width: 760px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .what,
    li > .btn {
      grid-column: 1 / -1;
    }
    .what {
      order: -1;
    }
    th:nth-child(2),
    td:nth-child(2) {
      display: none;
    }
  }
`;

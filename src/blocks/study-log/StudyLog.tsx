import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { studyHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { Progress, progressStyle } from "../../ui/progress.tsx";
import { carriedOut } from "../shared/call-error.ts";

type Props = BlockProps<"studyLog">;

/** A study log: what was studied, when, for how long; with all of it as a file. */
export function StudyLog({
  items,
  secondsTotal = 0,
  completeTotal = 0,
  emptyText,
  emptyHref,
  emptyLabel,
  on,
  t,
}: Props): ReactNode {
  const [state, setState] = useState<"" | "busy" | "failed">("");
  if (items?.length === 0) return <Empty text={emptyText ?? t("studyLog.empty")} href={emptyHref} label={emptyLabel} />;
  const save = async (format: "csv" | "xlsx") => {
    if (state === "busy") return;
    setState("busy");
    try {
      await carriedOut(on.export?.({ format }));
      setState("");
    } catch {
      setState("failed");
    }
  };
  return (
    <Root>
      <div className="bar">
        <p className="num">{t("studyLog.total", { minutes: Math.round(secondsTotal / 60), count: completeTotal })}</p>
        <div className="do">
          {on.export &&
            (["xlsx", "csv"] as const).map((format) => (
              <button
                key={format}
                type="button"
                className="btn ghost"
                aria-disabled={state === "busy"}
                onClick={() => void save(format)}
              >
                {t(`studyLog.export.${format}`)}
              </button>
            ))}
        </div>
        <p role="status">{state === "failed" ? t("studyLog.failed") : ""}</p>
      </div>
      <ul aria-busy={!items || undefined}>
        {!items && <Late t={t} />}
        {items?.map((log) => (
          <li key={log.periodId}>
            <time className="num" dateTime={log.gmtStudy.replace(" ", "T")}>
              {log.gmtStudy.slice(0, 16)}
            </time>
            <div className="what">
              <a href={studyHref(log.courseId, log.periodId)}>
                <Content>{log.periodName}</Content>
              </a>
              <p className="by">
                <Content>{`${log.courseName} · ${log.chapterName}`}</Content>
              </p>
            </div>
            <span className="by num">
              {t("studyLog.minutes", { count: Math.max(1, Math.round(log.seconds / 60)) })}
            </span>
            <Progress percent={log.percent} t={t} />
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    padding-bottom: 16px;
    border-bottom: 2px solid var(--color-text);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  [role="status"] {
    flex-basis: 100%;
    color: var(--color-danger);
  }
  [role="status"]:empty {
    display: none;
  }
  li {
    display: grid;
    grid-template-columns: 136px minmax(0, 1fr) 88px 140px;
    align-items: center;
    gap: 4px 20px;
    padding-block: 12px;
    border-bottom: 1px solid var(--color-border);
  }
  .late {
    display: block;
  }
  time,
  .by {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .what a {
    display: inline-block;
    padding-block: 4px;
    font-weight: 600;
  }
  .what a:hover {
    color: var(--color-primary);
  }
  .what {
    overflow-wrap: anywhere;
  }
  ${progressStyle}
  @media (max-width: 760px) {
    li {
      grid-template-columns: minmax(0, 1fr) 112px;
    }
    .what {
      order: -1;
      grid-column: 1 / -1;
    }
    li > .by {
      display: none;
    }
  }
`;

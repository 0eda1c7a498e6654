import { useEffect, useState, type ReactNode } from "react";
import { ExamAttemptStateEnum } from "../../generated/enums.ts";
import type { ExamBoardLine } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import type { Doing } from "./ExamBoard.tsx";
import { About } from "../../ui/named.tsx";

type T = BlockProps<"examBoard">["t"];

/** Less than this is worth a look. */
const SHORT_MS = 300_000;

/** Somebody who sits or sat the exam. */
export function BoardLine({
  line,
  at,
  choose,
  t,
}: {
  line: ExamBoardLine;
  at: number;
  choose: (doing: Doing) => void;
  t: T;
}): ReactNode {
  const { personName, personNumber, attemptState, isHere, gmtSaved, gmtSubmit, isByServer } = line;
  const isOpen = attemptState === ExamAttemptStateEnum.inProgress;
  const name = <About of={personName} />;
  return (
    <tr>
      <td>
        {isOpen ? (
          <span className={isHere ? "here" : "away"} title={t(isHere ? "examBoard.here" : "examBoard.away")}>
            <span className="vh">{t(isHere ? "examBoard.here" : "examBoard.away")} </span>
            <Content>{personName || t("examBoard.noName")}</Content>
          </span>
        ) : (
          <Content>{personName || t("examBoard.noName")}</Content>
        )}{" "}
        <span className="muted num">{personNumber}</span>
      </td>
      <td className="num" data-label={t("examBoard.column.left")}>
        {isOpen ? (
          <Left ms={line.remainingMs} at={at} t={t} />
        ) : (
          t(isByServer ? "examBoard.submittedBy" : "examBoard.submitted", { time: gmtSubmit?.slice(5, 16) ?? "" })
        )}
      </td>
      <td className="num" data-label={t("examBoard.column.saved")}>
        {gmtSaved ? gmtSaved.slice(11) : t("examBoard.nothing")}
      </td>
      <td className="num" data-label={t("examBoard.column.answered")}>
        {line.answeredCount} / {line.questionCount}
      </td>
      <td data-label={t("examBoard.column.noticed")}>{noticed(line, t) || "—"}</td>
      <td className="tools">
        {isOpen && (
          <>
            <button type="button" className="link" onClick={() => choose({ what: "time", line })}>
              {t("examBoard.one.time")}
              {name}
            </button>
            <button type="button" className="link danger" onClick={() => choose({ what: "submit", line })}>
              {t("examBoard.one.submit")}
              {name}
            </button>
          </>
        )}
      </td>
    </tr>
  );
}

/** What was noticed, in words; it is shown, and means nothing by itself. */
function noticed(line: ExamBoardLine, t: T): string {
  const seconds = (ms: number) => Math.round(ms / 1000);
  return [
    line.awayCount > 0 && t("examBoard.noticed.away", { count: line.awayCount, seconds: seconds(line.awayMs) }),
    line.copyCount > 0 && t("examBoard.noticed.copy", { count: line.copyCount }),
    line.networkCount > 0 && t("examBoard.noticed.network", { count: line.networkCount }),
    line.deviceCount > 0 && t("examBoard.noticed.device", { count: line.deviceCount }),
    line.offlineCount > 0 &&
      t("examBoard.noticed.offline", { count: line.offlineCount, seconds: seconds(line.offlineMs) }),
  ]
    .filter(Boolean)
    .join(t("examBoard.noticed.join"));
}

/** What is left of somebody's time, counted on from when the board was fetched. */
function Left({ ms, at, t }: { ms: number | undefined; at: number; t: T }): ReactNode {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (ms === undefined) return t("examBoard.noClock");
  const left = Math.max(0, ms - Math.max(0, now - at));
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const [hours, minutes, seconds] = [left / 3_600_000, (left / 60_000) % 60, (left / 1000) % 60];
  return (
    <span className={left < SHORT_MS ? "short" : undefined}>
      {Math.floor(hours) > 0 ? `${Math.floor(hours)}:` : ""}
      {two(minutes)}:{two(seconds)}
    </span>
  );
}

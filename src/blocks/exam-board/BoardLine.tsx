import { useEffect, useState, type ReactNode } from "react";
import { ExamAttemptStateEnum } from "../../generated/enums.ts";
import type { ExamBoardLine } from "../../generated/types.ts";
import { clock } from "../../ui/clock.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";

type T = BlockProps<"examBoard">["t"];

/** Less than this is worth a look. */
const SHORT_MS = 300_000;

interface LineProps {
  line: ExamBoardLine;
  at: number;
  /** What can be done while they sit. */
  children: ReactNode;
  t: T;
}

/** A person who sits or sat the exam. */
export function BoardLine({ line, at, children, t }: LineProps): ReactNode {
  const { personName, personNumber, attemptState, isHere, gmtSaved, gmtSubmit, isByServer } = line;
  const isOpen = attemptState === ExamAttemptStateEnum.inProgress;
  const presence = t(isHere ? "examBoard.here" : "examBoard.away");
  return (
    <tr>
      <td>
        <span className={isOpen ? (isHere ? "here" : "away") : undefined} title={isOpen ? presence : undefined}>
          {isOpen && <span className="vh">{presence} </span>}
          <Content>{personName || t("examBoard.noName")}</Content>
        </span>{" "}
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
      <td>{isOpen && <div className="tools">{children}</div>}</td>
    </tr>
  );
}

/** What was noticed, in words; it is shown, and means nothing by itself. */
function noticed(line: ExamBoardLine, t: T): string {
  return [
    line.awayCount > 0 &&
      t("examBoard.noticed.away", { count: line.awayCount, seconds: Math.round(line.awayMs / 1000) }),
    line.copyCount > 0 && t("examBoard.noticed.copy", { count: line.copyCount }),
    line.networkCount > 0 && t("examBoard.noticed.network", { count: line.networkCount }),
    line.deviceCount > 0 && t("examBoard.noticed.device", { count: line.deviceCount }),
    line.offlineCount > 0 &&
      t("examBoard.noticed.offline", { count: line.offlineCount, seconds: Math.round(line.offlineMs / 1000) }),
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
  return <span className={left < SHORT_MS ? "short" : undefined}>{clock(left / 1000).padStart(5, "0")}</span>;
}

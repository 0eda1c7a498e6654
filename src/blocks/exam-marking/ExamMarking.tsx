import { useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { ExamsToMark } from "./ExamsToMark.tsx";
import { Root } from "./ExamMarkingStyle.ts";
import { LateAnswers } from "./LateAnswers.tsx";
import { Marked } from "./Marked.tsx";
import { MarkOne } from "./MarkOne.tsx";
import { useQueue } from "./use-queue.ts";

type Props = BlockProps<"examMarking">;

/** Where answers are marked; without an exam, which exams have some. */
export function ExamMarking(props: Props): ReactNode {
  const { examId } = props;
  return <Root>{examId ? <Desk key={examId} {...props} examId={examId} /> : <ExamsToMark {...props} />}</Root>;
}

function Desk(props: Props & { examId: string }): ReactNode {
  const { listHref, t } = props;
  const [tab, setTab] = useState<"queue" | "marked" | "late">("queue");
  const queue = useQueue(props);
  const { marking, counts, order, message, busy } = queue;
  return (
    <>
      <div className="strip" role="group" aria-label={t("examMarking.tabs")}>
        {(["queue", "marked", "late"] as const).map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {t(`examMarking.tab.${one}`)}
            {one === "queue" && counts && <small className="num">{counts.waitingCount}</small>}
          </button>
        ))}
      </div>
      {tab === "marked" && (
        <Marked
          {...props}
          open={(place) => {
            queue.open(place);
            setTab("queue");
          }}
        />
      )}
      {tab === "late" && <LateAnswers {...props} />}
      {tab === "queue" && (
        <>
          <div className="bar">
            <div className="tools" role="group" aria-label={t("examMarking.order")}>
              {(["question", "person"] as const).map((one) => (
                <label key={one} className="check">
                  <input type="radio" name="order" checked={order === one} onChange={() => queue.turn(one)} />
                  {t(`examMarking.order.${one}`)}
                </label>
              ))}
            </div>
            {counts && <p className="hint num">{t("examMarking.left", { count: counts.ownCount })}</p>}
          </div>
          <p role="status">{message}</p>
          {marking ? (
            <MarkOne
              key={`${marking.attemptId}/${marking.slot}/${marking.version}`}
              marking={marking}
              locale={props.locale}
              queue={queue}
              operations={props.operations}
              t={t}
            />
          ) : (
            !busy &&
            counts && (
              <p className="note">
                {t(counts.waitingCount > 0 ? "examMarking.othersLeft" : "examMarking.empty")}{" "}
                {listHref && (
                  <a className="link" href={listHref}>
                    {t("examMarking.toList")}
                  </a>
                )}
              </p>
            )
          )}
        </>
      )}
    </>
  );
}

import { useState, type ReactNode } from "react";
import { LoadState } from "../../forms/LoadState.tsx";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { ExamLateAnswer } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import { plainAnswer } from "../shared/answer-text.ts";
import { callFault } from "../shared/call-error.ts";
import { About } from "../../ui/named.tsx";

type Props = BlockProps<"examMarking"> & { examId: string };

/** Late answers that are shown at once, the latest. */
const SHOWN = 100;

/** Answers that came after the time of grace: they are kept, and count once somebody says so. */
export function LateAnswers({ examId, operations, t }: Props): ReactNode {
  const [load] = useState(() => () => operations.listExamLateAnswers({ examId, pageSize: SHOWN }));
  const loaded = useLoaded(load, true);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState("");
  if (loaded.state !== "here")
    return (
      <LoadState
        loaded={loaded}
        words={{ loading: t("examMarking.loading"), failed: t("examMarking.unreached"), again: t("examMarking.again") }}
      />
    );
  const { list } = loaded.value;
  if (list.length === 0) return <p className="note">{t("examMarking.late.none")}</p>;
  const accept = async ({ attemptId, slot, seq }: ExamLateAnswer) => {
    setFault("");
    try {
      await operations.acceptExamLateAnswer({ attemptId, slot, seq });
      setAccepted((before) => new Set(before).add(`${attemptId}/${slot}`));
    } catch (error) {
      setFault(callFault(error, t, "examMarking.unreached").message);
    }
  };
  return (
    <>
      <p className="hint">{t("examMarking.late.hint")}</p>
      <p role="status" className="fault">
        {fault}
      </p>
      <table className="lines">
        <thead>
          <tr>
            {(["question", "late", "counted", "when"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`examMarking.late.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="vh">{t("examMarking.late.accept")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((late) => {
            const place = `${late.attemptId}/${late.slot}`;
            return (
              <tr key={place}>
                <td>
                  <Content>{late.words}</Content>
                  {late.learnerName !== undefined && <p className="muted">{late.learnerName}</p>}
                </td>
                <td data-label={t("examMarking.late.late")}>{plainAnswer(late.answer)}</td>
                <td data-label={t("examMarking.late.counted")}>
                  {late.counted ? plainAnswer(late.counted) : t("examMarking.noAnswer")}
                </td>
                <td className="num">{t("examMarking.lateBy", { seconds: Math.ceil(late.lateMs / 1000) })}</td>
                <td>
                  {late.isAccepted || accepted.has(place) ? (
                    t("examMarking.late.accepted")
                  ) : (
                    <button type="button" className="btn ghost" onClick={() => void accept(late)}>
                      {t("examMarking.late.accept")}
                      <About of={late.words} />
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

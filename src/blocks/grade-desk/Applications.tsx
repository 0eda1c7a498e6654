import { useState, type ReactNode } from "react";
import { GradeApplicationStateEnum } from "../../generated/enums.ts";
import { Content } from "../../ui/content.tsx";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import type { PanelProps } from "./OneGrade.tsx";
import { useAct } from "../shared/use-act.tsx";
import { useReply } from "../shared/use-reply.ts";

/** Who asks to be taken in. */
export function Applications({ gradeId, operations, changed, t }: PanelProps): ReactNode {
  const { act, busy, fail, status } = useAct({ unreached: "gradeView.unreached", t });
  const [page, setPage] = useState(1);
  const [answer, setAnswer] = useState("");
  const { reply: found, reload } = useReply({
    question: { gradeId, pageCurrent: page, pageSize: 50 },
    ask: operations.listGradeApplications,
    failed: fail,
  });
  const decide = (idList: string[], isAccepted: boolean) =>
    void act(async () => {
      const words = answer.trim();
      const done = await operations.auditGradeApplications({
        gradeId,
        idList,
        isAccepted,
        ...(words ? { answer: words } : {}),
      });
      setAnswer("");
      await reload();
      await changed();
      return done.fullList.length > 0
        ? t("gradeDesk.stillWaiting", { count: done.fullList.length })
        : t("gradeDesk.decided", { count: done.decidedCount });
    });
  const waiting =
    found?.list
      .filter(({ applicationState }) => applicationState === GradeApplicationStateEnum.asked)
      .map(({ id }) => id) ?? [];
  if (found?.totalCount === 0) return <p className="muted">{t("gradeDesk.applications.none")}</p>;
  return (
    <>
      {waiting.length > 0 && (
        <div className="form">
          <label className="field">
            <span>{t("gradeDesk.answer")}</span>
            <input value={answer} maxLength={500} onChange={({ target }) => setAnswer(target.value)} />
          </label>
          <p>
            <button type="button" className="btn" aria-disabled={busy} onClick={() => decide(waiting, true)}>
              {t("gradeDesk.acceptAll", { count: waiting.length })}
            </button>
          </p>
        </div>
      )}
      {status}
      <ul>
        {found?.list.map(({ id, name, mobile, words, applicationState, answer: answered }) => (
          <li key={id}>
            <p>
              <b>
                <Content>{name}</Content>
              </b>{" "}
              <span className="hint num">{mobile}</span> <small>{t(`gradeDesk.application.${applicationState}`)}</small>
            </p>
            {words && (
              <p>
                <Content>{words}</Content>
              </p>
            )}
            {answered && <p className="hint">{t("gradeView.answer", { text: answered })}</p>}
            {applicationState === GradeApplicationStateEnum.asked && (
              <p className="tools">
                <button type="button" className="link" onClick={() => decide([id], true)}>
                  {t("gradeDesk.accept")}
                  <span className="vh"> {name}</span>
                </button>
                <button type="button" className="link danger" onClick={() => decide([id], false)}>
                  {t("gradeDesk.refuse")}
                  <span className="vh"> {name}</span>
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <LoadedPages page={page} total={found?.totalPage ?? 1} go={setPage} t={t} />
    </>
  );
}

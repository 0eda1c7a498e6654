import { useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { ExamItem, ExamRegrade, GetExamRegradeBody } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { Props } from "./ExamAnalysis.tsx";

/** A regrade of a question: first what it changes, then, by another press, carried out as it was shown. */
export function Regrade({
  item,
  examId = "",
  operations,
  on,
  onClose,
  blockKey,
  locale,
  t,
}: Props & { item: ExamItem; onClose(): void }): ReactNode {
  const [how, setHow] = useState<GetExamRegradeBody["how"]>("key");
  const [score, setScore] = useState(String(item.maxScore));
  const [note, setNote] = useState("");
  const [plan, setPlan] = useState<ExamRegrade>();
  const [state, setState] = useState<"" | "busy" | string>("");
  const input = () => ({
    examId,
    questionId: item.questionId,
    how,
    ...(Number(score) === item.maxScore ? {} : { score: Number(score) }),
  });
  const attempt = async (work: () => Promise<void>) => {
    if (state === "busy") return;
    setState("busy");
    try {
      await work();
      setState("");
    } catch (error) {
      const { code, message } = error as { code?: number; message?: string };
      setState(code !== undefined && message ? message : t("examAnalysis.failed"));
      setPlan(undefined);
    }
  };
  const show = () => attempt(async () => setPlan(await operations.getExamRegrade(input())));
  const carryOut = () =>
    attempt(async () => {
      await operations.saveExamRegrade({ ...input(), digest: plan?.digest ?? "", note });
      onClose();
      void on.done?.({});
    });
  const titleId = `${blockKey}-regrade`;
  return (
    <ModalDialog aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t("examAnalysis.regrade")}</h2>
      <p>
        <Content>{item.words}</Content>
      </p>
      <fieldset>
        <legend>{t("examAnalysis.how")}</legend>
        {(["key", "everyone"] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${blockKey}-how`}
              checked={how === one}
              onChange={() => {
                setHow(one);
                setPlan(undefined);
              }}
            />
            {t(`examAnalysis.how.${one}`)}
          </label>
        ))}
      </fieldset>
      <p className="field">
        <label htmlFor={`${blockKey}-score`}>{t("examAnalysis.score")}</label>
        <input
          id={`${blockKey}-score`}
          type="number"
          {...inputLimits.saveExamRegrade.score}
          value={score}
          onChange={(event) => {
            setScore(event.target.value);
            setPlan(undefined);
          }}
        />
      </p>
      {plan && <Difference plan={plan} locale={locale} t={t} />}
      {plan && plan.changedCount > 0 && (
        <p className="field">
          <label htmlFor={`${blockKey}-note`}>{t("examAnalysis.note")}</label>
          <input
            id={`${blockKey}-note`}
            value={note}
            {...inputLimits.saveExamRegrade.note}
            onChange={(event) => setNote(event.target.value)}
          />
        </p>
      )}
      <p role="status" className="negative">
        {state === "busy" ? "" : state}
      </p>
      <p className="do">
        {plan && plan.changedCount > 0 ? (
          <button type="button" className="btn" aria-disabled={state === "busy"} onClick={() => void carryOut()}>
            {t("examAnalysis.carryOut", { count: plan.changedCount })}
          </button>
        ) : (
          <button type="button" className="btn" aria-disabled={state === "busy"} onClick={() => void show()}>
            {t("examAnalysis.showChange")}
          </button>
        )}
        <button type="button" className="btn ghost" onClick={onClose}>
          {t("examAnalysis.cancel")}
        </button>
      </p>
    </ModalDialog>
  );
}

function Difference({ plan, locale, t }: { plan: ExamRegrade } & Pick<Props, "locale" | "t">): ReactNode {
  const { number } = figuresIn(locale);
  const { attemptCount, changedCount, upCount, downCount, passedBefore, passedAfter, personCount, changeList } = plan;
  if (changedCount === 0) return <p role="status">{t("examAnalysis.noChange", { count: attemptCount })}</p>;
  return (
    <div className="difference" role="status">
      <p>{t("examAnalysis.change", { count: attemptCount, changed: changedCount, up: upCount, down: downCount })}</p>
      <p>{t("examAnalysis.pass", { before: passedBefore, after: passedAfter })}</p>
      {personCount > 0 && <p>{t("examAnalysis.byPerson", { count: personCount })}</p>}
      <table>
        <thead>
          <tr>
            {(["who", "before", "after"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`examAnalysis.change.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changeList.map(({ attemptId, learnerName, before, after, wasPassed, isPassed }) => (
            <tr key={attemptId}>
              <th scope="row">
                <Content>{learnerName}</Content>
              </th>
              <td className="num">{number(before)}</td>
              <td className="num">
                {number(after)}
                {wasPassed !== isPassed && t(isPassed ? "examAnalysis.nowPassed" : "examAnalysis.nowFailed")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

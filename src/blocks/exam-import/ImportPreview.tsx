import { useState, type ReactNode } from "react";
import type { CheckExamQuestionsReply, ExamImportProblem } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { Props } from "./ExamImport.tsx";
import { ImportedQuestion, type Imported } from "./ImportedQuestion.tsx";
import type { ImportState } from "./use-import.ts";

/** Lines of a list that are shown at first. */
const SHOWN = 50;

/** What a file has: what is refused with its place, what is left out, and what would be stored. */
export function ImportPreview({
  read,
  state,
  onHalve,
  onStore,
  t,
}: Props & {
  read: CheckExamQuestionsReply;
  state: ImportState;
  onHalve(): void;
  onStore(leftOut: ReadonlySet<number>): void;
}): ReactNode {
  const { questionList, problemList, omissionList, canHalve, format } = read;
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const duplicates = questionList.filter(({ isDuplicate }) => isDuplicate).length;
  const fresh = questionList.length - duplicates - leftOut.size;
  const placed = questionList.map((question, place) => ({ question, place }));
  const isDoubtful = ({ question: { doubtList } }: (typeof placed)[number]) => doubtList.length > 0;
  const doubtful = placed.filter(isDoubtful);
  const shared = {
    isSheet: format === "xlsx",
    leftOut,
    t,
    onTake(place: number, isTaken: boolean) {
      const next = new Set(leftOut);
      if (isTaken) next.delete(place);
      else next.add(place);
      setLeftOut(next);
    },
  };
  const isStoring = state.step === "storing";
  return (
    <section className="preview">
      <h2>{t("examImport.preview")}</h2>
      <p className="num" role="status">
        {t("examImport.found", {
          format: t(`examImport.format.${format}`),
          count: questionList.length,
          refused: problemList.length,
          duplicates,
        })}
      </p>
      {canHalve && (
        <p className="offer">
          <span>{t("examImport.fullWidth")}</span>
          <button type="button" className="btn ghost" onClick={onHalve}>
            {t("examImport.halve")}
          </button>
        </p>
      )}
      {problemList.length > 0 && (
        <>
          <h3>{t("examImport.refused")}</h3>
          <ProblemTable problems={problemList} isSheet={format === "xlsx"} t={t} />
        </>
      )}
      {omissionList.length > 0 && (
        <details>
          <summary>{t("examImport.omitted", { count: omissionList.length })}</summary>
          <ProblemTable problems={omissionList} isSheet={format === "xlsx"} t={t} />
        </details>
      )}
      {questionList.length > 0 && (
        <>
          <Questions {...shared} title={t("examImport.doubtful", { count: doubtful.length })} list={doubtful} />
          <Questions {...shared} title={t("examImport.good")} list={placed.filter((one) => !isDoubtful(one))} />
          <div className="do">
            <button
              type="button"
              className="btn"
              aria-disabled={isStoring || fresh === 0}
              onClick={() => onStore(leftOut)}
            >
              {t("examImport.store", { count: fresh })}
            </button>
            {isStoring && (
              <progress value={state.added} max={Math.max(1, fresh)} aria-label={t("examImport.storing")}>
                {state.added}
              </progress>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** A line for each problem: where it is, and what it is. */
export function ProblemTable({
  problems,
  isSheet,
  t,
}: {
  problems: readonly ExamImportProblem[];
  isSheet: boolean;
  t: Props["t"];
}): ReactNode {
  const [all, setAll] = useState(false);
  return (
    <>
      <table className="problems">
        <thead>
          <tr>
            <th scope="col">{t("examImport.where")}</th>
            <th scope="col">{t("examImport.what")}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? problems : problems.slice(0, SHOWN)).map(({ line, column, file, problem, message }, place) => (
            <tr key={`${file ?? ""}:${line}:${problem}:${place}`}>
              <td className="num">
                {file && <Content>{`${file} `}</Content>}
                {t(isSheet ? "examImport.row" : "examImport.line", { line })}
                {column !== undefined && ` ${t("examImport.column", { column })}`}
              </td>
              <td>
                <Content>{message}</Content>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <More hidden={all || problems.length <= SHOWN} count={problems.length} onMore={() => setAll(true)} t={t} />
    </>
  );
}

/** Questions in the order of the file, those that may have been read wrong before all others. */
function Questions({
  title,
  list,
  isSheet,
  leftOut,
  onTake,
  t,
}: {
  title: string;
  list: readonly { question: Imported; place: number }[];
  isSheet: boolean;
  leftOut: ReadonlySet<number>;
  onTake(place: number, isTaken: boolean): void;
  t: Props["t"];
}): ReactNode {
  const [all, setAll] = useState(false);
  if (list.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol className="questions">
        {(all ? list : list.slice(0, SHOWN)).map(({ question, place }) => (
          <li key={place} data-duplicate={question.isDuplicate || undefined}>
            <ImportedQuestion
              question={question}
              isSheet={isSheet}
              isTaken={!leftOut.has(place)}
              onTake={(isTaken) => onTake(place, isTaken)}
              t={t}
            />
          </li>
        ))}
      </ol>
      <More hidden={all || list.length <= SHOWN} count={list.length} onMore={() => setAll(true)} t={t} />
    </>
  );
}

function More({
  hidden,
  count,
  onMore,
  t,
}: {
  hidden: boolean;
  count: number;
  onMore(): void;
  t: Props["t"];
}): ReactNode {
  if (hidden) return null;
  return (
    <button type="button" className="link" onClick={onMore}>
      {t("examImport.all", { count })}
    </button>
  );
}

import { useEffect, useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { enumValues, type QuestionKindEnum } from "../../generated/enums.ts";
import type {
  ExamQuestionCard,
  ExamSubject,
  ListExamQuestionsBody,
  ListExamQuestionsReply,
} from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { Translate } from "../block.ts";
import { LoadedPages } from "../shared/loaded-pages.tsx";

interface PickDialogProps {
  subjects: readonly ExamSubject[];
  /** Ids of questions that the paper has. */
  taken: ReadonlySet<string>;
  /** Where questions are written, for who has none yet. */
  bankHref: string | undefined;
  find: (filter: ListExamQuestionsBody) => Promise<ListExamQuestionsReply>;
  onPick: (chosen: ExamQuestionCard[]) => void;
  onClose: () => void;
  t: Translate;
}

const PAGE_SIZE = 20;

/** The question bank to choose from, several at once. */
export function PickDialog({ subjects, taken, bankHref, find, onPick, onClose, t }: PickDialogProps): ReactNode {
  const [filter, setFilter] = useState<{ str: string; subjectId: string; kind: string; page: number }>({
    str: "",
    subjectId: "",
    kind: "",
    page: 1,
  });
  const [found, setFound] = useState<ListExamQuestionsReply>();
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<readonly ExamQuestionCard[]>([]);
  const ask = useHandler(find);
  useEffect(() => {
    let current = true;
    // Words are asked for once they stand.
    const timer = setTimeout(
      () =>
        void ask({
          ...(filter.str.trim() === "" ? {} : { str: filter.str.trim() }),
          ...(filter.subjectId === "" ? {} : { subjectId: filter.subjectId }),
          ...(filter.kind === "" ? {} : { questionKind: Number(filter.kind) as 1 }),
          pageCurrent: filter.page,
          pageSize: PAGE_SIZE,
        }).then(
          (reply) => {
            if (!current) return;
            setFailed(false);
            setFound(reply);
          },
          () => current && setFailed(true),
        ),
      filter.str === "" ? 0 : 300,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [filter, ask]);
  const narrow = (more: Partial<typeof filter>) => setFilter((before) => ({ ...before, page: 1, ...more }));
  const toggle = (question: ExamQuestionCard) =>
    setChosen((before) =>
      before.some(({ id }) => id === question.id)
        ? before.filter(({ id }) => id !== question.id)
        : [...before, question],
    );
  return (
    <ModalDialog className="pick" aria-labelledby="pick-title" onClose={onClose}>
      <h2 id="pick-title">{t("examPaperEditor.pickTitle")}</h2>
      <div className="filters">
        <input
          type="search"
          autoFocus
          value={filter.str}
          {...inputLimits.listExamQuestions.str}
          aria-label={t("examPaperEditor.search")}
          placeholder={t("examPaperEditor.search")}
          onChange={({ target }) => narrow({ str: target.value })}
        />
        <select
          aria-label={t("examPaperEditor.subject")}
          value={filter.subjectId}
          onChange={({ target }) => narrow({ subjectId: target.value })}
        >
          <option value="">{t("examPaperEditor.allSubjects")}</option>
          {subjects.map(({ id, subjectName }) => (
            <option key={id} value={id}>
              {subjectName}
            </option>
          ))}
        </select>
        <select
          aria-label={t("examPaperEditor.type")}
          value={filter.kind}
          onChange={({ target }) => narrow({ kind: target.value })}
        >
          <option value="">{t("examPaperEditor.allTypes")}</option>
          {enumValues.QuestionKindEnum.map((kind) => (
            <option key={kind} value={kind}>
              {t(`examPaperEditor.kind.${kind as QuestionKindEnum}`)}
            </option>
          ))}
        </select>
      </div>
      {failed && (
        <p role="alert" className="problem">
          {t("examPaperEditor.notReached")}
        </p>
      )}
      {found?.list.length === 0 &&
        (bankHref && filter.str === "" && filter.subjectId === "" && filter.kind === "" ? (
          <p>
            {t("examPaperEditor.emptyBank")}{" "}
            <a className="link" href={bankHref}>
              {t("examPaperEditor.write")}
            </a>
          </p>
        ) : (
          <p className="muted">{t("examPaperEditor.noneFound")}</p>
        ))}
      <ul aria-busy={!found || undefined}>
        {found?.list.map((question) => {
          const isTaken = taken.has(question.id);
          return (
            <li key={question.id}>
              <label>
                <input
                  type="checkbox"
                  disabled={isTaken}
                  checked={isTaken || chosen.some(({ id }) => id === question.id)}
                  onChange={() => toggle(question)}
                />
                <span>
                  {question.words}
                  <small className="muted">
                    {[
                      t(`examPaperEditor.kind.${question.questionKind}`),
                      question.subjectName,
                      ...(isTaken ? [t("examPaperEditor.taken")] : []),
                    ].join(" · ")}
                  </small>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <LoadedPages page={filter.page} total={found?.totalPage ?? 1} go={(page) => narrow({ page })} t={t} />
      <p className="do">
        <button type="button" className="btn" disabled={chosen.length === 0} onClick={() => onPick([...chosen])}>
          {t("examPaperEditor.addChosen", { count: chosen.length })}
        </button>
        <button type="button" className="btn ghost" onClick={onClose}>
          {t("examPaperEditor.cancel")}
        </button>
      </p>
    </ModalDialog>
  );
}

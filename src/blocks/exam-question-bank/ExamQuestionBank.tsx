import { useState, type ReactNode } from "react";
import type { ExamQuestionCard } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import { Filters } from "./Filters.tsx";
import { QuestionLine } from "./QuestionLine.tsx";
import { Root } from "./QuestionBankStyle.ts";
import { cutText } from "../../shared/cut-text.ts";

const filterNames = ["keyword", "subjectId", "kind", "difficulty", "tag", "same"] as const;

/** A maker's questions, the newest first. Which are shown is in the address. */
export function ExamQuestionBank(props: BlockProps<"examQuestionBank">): ReactNode {
  const { items, path, query = {}, totalCount, editHref, subjects, subjectHref, importHref, exportHref, on, t } = props;
  const [removed, setRemoved] = useState<ExamQuestionCard>();
  const isFiltered = filterNames.some((name) => query[name]);
  const isEmptySubject = filterNames.every((name) => Boolean(query[name]) === (name === "subjectId"));
  const remove = async (question: ExamQuestionCard) => {
    const outcome = await on.remove?.({ id: question.id });
    if (outcome?.done) setRemoved(question);
  };
  const restore = async ({ id }: ExamQuestionCard) => {
    const outcome = await on.restore?.({ id });
    if (outcome?.done) setRemoved(undefined);
  };
  return (
    <Root>
      <div className="bar">
        <a className="btn" href={withQuery(editHref, {}, { subjectId: query["subjectId"], kind: query["kind"] })}>
          {t("examQuestionBank.add")}
        </a>
        {importHref && (
          <a className="btn ghost" href={withQuery(importHref, {}, { subjectId: query["subjectId"] })}>
            {t("examQuestionBank.import")}
          </a>
        )}
        {exportHref && (
          <a className="btn ghost" href={exportHref}>
            {t("examQuestionBank.export")}
          </a>
        )}
      </div>
      <Filters {...props} query={query} isFiltered={isFiltered} />
      <p className="count muted num" role="status">
        {totalCount !== undefined && totalCount > 0 && t("examQuestionBank.count", { count: totalCount })}
      </p>
      <div role="status">
        {removed && (
          <p className="removed">
            <span>{t("examQuestionBank.removed", { words: cutText(removed.words, 30) })}</span>
            {on.restore && (
              <button type="button" className="link" onClick={() => void restore(removed)}>
                {t("examQuestionBank.undo")}
              </button>
            )}
          </p>
        )}
      </div>
      {items?.length === 0 ? (
        isEmptySubject ? (
          <Empty
            text={t("examQuestionBank.emptySubject")}
            href={withQuery(editHref, {}, { subjectId: query["subjectId"] })}
            label={t("examQuestionBank.addFirst")}
          />
        ) : isFiltered ? (
          <Empty text={t("examQuestionBank.notFound")} href={path} label={t("examQuestionBank.showAll")} />
        ) : subjectHref && subjects?.length === 0 ? (
          <Empty text={t("examQuestionBank.noSubject")} href={subjectHref} label={t("examQuestionBank.addSubject")} />
        ) : (
          <Empty text={t("examQuestionBank.empty")} href={editHref} label={t("examQuestionBank.addFirst")} />
        )
      ) : (
        <ul className="questions" aria-label={t("examQuestionBank.label")} aria-busy={!items || undefined}>
          {!items && <Late t={t} href={path} />}
          {items?.map((question) => (
            <QuestionLine key={question.id} {...props} question={question} remove={() => void remove(question)} />
          ))}
        </ul>
      )}
    </Root>
  );
}

import type { ReactNode } from "react";
import type { ExamQuestionRecord } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { withQuery } from "../../ui/query.ts";
import { cutText } from "../../shared/cut-text.ts";

interface RecordProps extends Pick<BlockProps<"examQuestionBank">, "editHref" | "paperHref" | "locale" | "t"> {
  record: ExamQuestionRecord;
}

/** Versions, use and statistics of a question. */
export function Record({ record, editHref, paperHref, locale, t }: RecordProps): ReactNode {
  const { id, versionList, paperList, duplicateList, attemptCount, markedCount, facility } = record;
  const newest = versionList[0]?.versionNo;
  return (
    <dl>
      <dt>{t("examQuestionBank.record.use")}</dt>
      <dd className="num">
        {attemptCount === 0
          ? t("examQuestionBank.record.never")
          : t("examQuestionBank.record.asked", { count: attemptCount })}
        {facility !== undefined &&
          " · " +
            t("examQuestionBank.record.facility", {
              percent: figuresIn(locale).percent(facility, 1),
              count: markedCount,
            })}
      </dd>
      <dt>{t("examQuestionBank.record.papers")}</dt>
      <dd>
        {paperList.length === 0 && t("examQuestionBank.record.noPapers")}
        {paperList.map((paper) =>
          paperHref ? (
            <a key={paper.id} className="link" href={withQuery(paperHref, {}, { paperId: paper.id })}>
              <Content>{paper.paperName}</Content>
            </a>
          ) : (
            <span key={paper.id}>
              <Content>{paper.paperName}</Content>
            </span>
          ),
        )}
      </dd>
      {duplicateList.length > 0 && (
        <>
          <dt>{t("examQuestionBank.record.same")}</dt>
          <dd>
            {duplicateList.map((other) => (
              <a key={other.id} className="link" href={withQuery(editHref, {}, { questionId: other.id })}>
                <Content>{`${other.subjectName}：${cutText(other.words, 40)}`}</Content>
              </a>
            ))}
          </dd>
        </>
      )}
      <dt>{t("examQuestionBank.record.versions")}</dt>
      <dd className="num">
        {versionList.map(({ versionNo, gmtCreate, authorName }) => (
          <a
            key={versionNo}
            className="link"
            href={withQuery(
              editHref,
              {},
              {
                questionId: id,
                versionNo: versionNo === newest ? "" : String(versionNo),
              },
            )}
          >
            {[t("examQuestionBank.version", { no: versionNo }), gmtCreate.slice(0, 16), authorName]
              .filter(Boolean)
              .join(" · ")}
          </a>
        ))}
      </dd>
    </dl>
  );
}

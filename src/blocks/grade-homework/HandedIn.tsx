import { useState, type ReactNode } from "react";
import type { Homework, HomeworkWork } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { BlockProps } from "../block.ts";
import { answerWords } from "../shared/answer-text.ts";
import { AnswerFiles } from "../shared/answer-files.tsx";

type Props = BlockProps<"gradeHomework">;

/** What was handed in, and what the lecturer gave and wrote. */
export function HandedIn({
  work,
  fileList,
  operations,
  t,
}: { work: HomeworkWork; fileList: Homework["fileList"] } & Pick<Props, "operations" | "t">): ReactNode {
  const [isOpen, setOpen] = useState(work.score === undefined);
  const words = { true: t("gradeHomework.true"), false: t("gradeHomework.false") };
  return (
    <section>
      <h2>
        {work.score === undefined
          ? t("gradeHomework.handedIn")
          : t("gradeHomework.score", { score: work.score, max: work.maxScore })}
      </h2>
      <p className="hint num">
        {t("gradeHomework.handedIn.at", { time: work.gmtSubmit.slice(0, 16) })}
        {work.isLate && <b className="danger"> {t("gradeHomework.isLate")}</b>}
        {work.pointsOff !== undefined && ` · ${t("gradeHomework.pointsOff", { score: work.pointsOff })}`}
      </p>
      {work.answerList.map((one) => (
        <div key={one.slot}>
          <RichTextView body={one.body.stem} />
          {one.note && (
            <blockquote className="note words">
              <Content>{one.note}</Content>
            </blockquote>
          )}
          {one.rubricList.length > 0 && (
            <ul>
              {one.rubricList.map(({ text, share }, index) => (
                <li key={index}>
                  ✓ <Content>{text}</Content>{" "}
                  <span className="num muted">{t("gradeHomework.points", { score: share })}</span>
                </li>
              ))}
            </ul>
          )}
          {isOpen ? (
            <>
              <div className="answer">
                <Content>
                  {answerWords(one.body, one.answer, words) || (one.answer?.files ? "" : t("gradeHomework.noAnswer"))}
                </Content>
              </div>
              <AnswerFiles
                attemptId={work.attemptId}
                files={fileList.filter(({ fileNo }) => one.answer?.files?.includes(fileNo))}
                operations={operations}
                t={t}
              />
            </>
          ) : (
            <button type="button" className="link" onClick={() => setOpen(true)}>
              {t("gradeHomework.showAnswer")}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}

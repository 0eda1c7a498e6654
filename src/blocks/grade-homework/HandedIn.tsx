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
  homework: { fileList, isOwnKind, rubricList },
  work,
  operations,
  t,
}: { homework: Homework; work: HomeworkWork } & Pick<Props, "operations" | "t">): ReactNode {
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
          <div className="task">
            <RichTextView body={one.body.stem} />
          </div>
          {one.note && (
            <blockquote className="note words">
              <Content>{one.note}</Content>
            </blockquote>
          )}
          <Criteria
            met={one.rubricList}
            all={isOwnKind && work.score !== undefined ? rubricList : one.rubricList}
            t={t}
          />
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

/** What it was marked by, and what of that was not met. */
function Criteria({
  met,
  all,
  t,
}: {
  met: Homework["rubricList"];
  all: Homework["rubricList"];
  t: Props["t"];
}): ReactNode {
  if (all.length === 0) return null;
  return (
    <ul>
      {all.map(({ text, share }, index) => {
        const isMet = met.some((one) => one.text === text);
        return (
          <li key={index}>
            {isMet && "✓ "}
            <Content>{text}</Content>{" "}
            <span className="num muted">
              {isMet ? t("gradeHomework.points", { score: share }) : t("gradeHomework.unmet")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

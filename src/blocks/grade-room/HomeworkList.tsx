import type { ReactNode } from "react";
import { ExamKindEnum, ExamStateEnum } from "../../generated/enums.ts";
import type { GradeExam, GradeRoom } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";

/** What is sat and not handed in. */
export const isExam = ({ examKind }: GradeExam): boolean => examKind !== ExamKindEnum.homework;

/** Never begun, and too late for it now: what counts is that nothing was submitted. */
const isMissed = ({ homeworkState, examState }: GradeExam): boolean =>
  homeworkState === "none" && examState === ExamStateEnum.over;

/** The homework of a class with where one stands with each: what is to be done stands first. */
export function HomeworkList({ room, t }: { room: GradeRoom; t: BlockProps<"gradeRoom">["t"] }): ReactNode {
  const list = room.examList.filter((one) => !isExam(one));
  if (list.length === 0) return null;
  const isOpen = ({ homeworkState, examState }: GradeExam) =>
    (homeworkState === "none" || homeworkState === "begun") && examState !== ExamStateEnum.over;
  return (
    <section>
      <h2>{t("gradeRoom.homework")}</h2>
      <ul>
        {[...list.filter(isOpen), ...list.filter((one) => !isOpen(one))].map((one) => (
          <li key={one.id}>
            <a className="link" href={`/grade/homework/${one.id}`}>
              <Content>{one.examName}</Content>
            </a>
            {(one.gmtDue ?? one.gmtEnd) && (
              <span className="num muted">
                {t("gradeRoom.until", { time: (one.gmtDue ?? one.gmtEnd ?? "").slice(0, 16) })}
              </span>
            )}
            {one.homeworkState && (
              <span className="num">
                {one.homeworkState === "marked"
                  ? t("gradeRoom.homework.marked", { score: one.score ?? 0, max: one.maxScore ?? 0 })
                  : t(`gradeRoom.homework.${isMissed(one) ? "begun" : one.homeworkState}`)}
                {one.isLate && ` · ${t("gradeRoom.homework.late")}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

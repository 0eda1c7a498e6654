import type { ReactNode } from "react";
import type { GradeLesson } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";

const states = [1, 2, 3, 4] as const;

/** The lessons of a class; for a member with whether they were there, where there was check-in. */
export function TimetableLines({
  lessons,
  t,
}: {
  lessons: readonly GradeLesson[];
  t: BlockProps<"gradeRoom">["t"];
}): ReactNode {
  const held = lessons.filter(({ attendanceState }) => attendanceState !== undefined);
  const countOf = (state: number) => held.filter(({ attendanceState }) => attendanceState === state).length;
  const columns = ["time", "lesson", "place", ...(held.length > 0 ? ["attendance" as const] : [])] as const;
  return (
    <>
      {held.length > 0 && (
        <p className="hint num">
          {t("gradeRoom.attendance", { count: held.length })}{" "}
          {states
            .filter((state) => countOf(state) > 0)
            .map((state) => `${t(`gradeRoom.attendance.${state}`)} ${countOf(state)}`)
            .join(" · ")}
        </p>
      )}
      <table className="lines">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`gradeRoom.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lessons.map((lesson) => (
            <tr key={lesson.id}>
              <td className="num">
                <time>
                  {lesson.gmtBegin.slice(0, 16)}–{lesson.gmtEnd.slice(11, 16)}
                </time>
              </td>
              <td>
                <Content>{lesson.lessonName}</Content>
                {lesson.note && (
                  <span className="hint">
                    {" "}
                    <Content>{lesson.note}</Content>
                  </span>
                )}
              </td>
              <td>
                {lesson.courseId ? (
                  <a className="link" href={`/view/${lesson.courseId}`}>
                    <Content>{lesson.place || (lesson.courseName ?? "")}</Content>
                  </a>
                ) : (
                  <Content>{lesson.place}</Content>
                )}
              </td>
              {held.length > 0 && (
                <td>{lesson.attendanceState ? t(`gradeRoom.attendance.${lesson.attendanceState}`) : ""}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

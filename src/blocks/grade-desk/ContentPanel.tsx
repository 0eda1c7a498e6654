import { useEffect, useState, type ReactNode } from "react";
import type { ListGradeChoicesReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { PanelProps } from "./OneGrade.tsx";
import { useAct } from "../shared/use-act.tsx";

/** Which courses and exams the class has: those that it can have, with boxes to tick. */
export function ContentPanel({ gradeId, grade, operations, changed, t }: PanelProps): ReactNode {
  const { act, busy, status } = useAct({ unreached: "gradeView.unreached", t });
  const [choices, setChoices] = useState<ListGradeChoicesReply>();
  const [courses, setCourses] = useState(grade.courseList.map(({ courseId }) => courseId));
  const [exams, setExams] = useState(grade.examList.map(({ id }) => id));
  const load = useHandler(async () => setChoices(await operations.listGradeChoices({ gradeId })));
  useEffect(() => void act(load), [act, load]);
  /** Those that the class has first, then the others. */
  const offered = {
    courses: together(
      grade.courseList.map(({ courseId, courseName }) => ({ id: courseId, name: courseName })),
      choices?.courseList.map(({ courseId, courseName }) => ({ id: courseId, name: courseName })),
    ),
    exams: together(
      grade.examList.map(({ id, examName }) => ({ id, name: examName })),
      choices?.examList.map(({ id, examName }) => ({ id, name: examName })),
    ),
  };
  const lists = [
    ["courses", courses, setCourses],
    ["exams", exams, setExams],
  ] as const;
  return (
    <>
      {lists.map(([name, chosen, choose]) => (
        <fieldset key={name}>
          <legend>{t(`gradeView.${name}`)}</legend>
          {offered[name].length === 0 && <p className="muted">{t(`gradeDesk.content.${name}.none`)}</p>}
          {offered[name].map((one) => (
            <label key={one.id} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(one.id)}
                onChange={({ target }) =>
                  choose(target.checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))
                }
              />
              <Content>{one.name}</Content>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="hint">{t("gradeDesk.content.hint")}</p>
      <p>
        <button
          type="button"
          className="btn"
          aria-disabled={busy}
          onClick={() =>
            void act(async () => {
              await changed(await operations.saveGradeContent({ gradeId, courseIdList: courses, examIdList: exams }));
              return t("gradeDesk.saved");
            })
          }
        >
          {t("examPeople.save")}
        </button>
      </p>
      {status}
    </>
  );
}

function together(first: { id: string; name: string }[], more: { id: string; name: string }[] = []) {
  return [...first, ...more.filter(({ id }) => first.every((one) => one.id !== id))];
}

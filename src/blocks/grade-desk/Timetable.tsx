import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { GradeLesson } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { SureButton } from "../shared/sure-button.tsx";
import type { PanelProps } from "./OneGrade.tsx";
import { dateTimeOf, fieldOf } from "./settings-form.ts";
import { useAct } from "../shared/use-act.tsx";

/** The timetable: lessons are added one after another, changed and taken out. */
export function Timetable({ gradeId, grade, attendanceHref, operations, changed, t }: PanelProps): ReactNode {
  const { act, busy, status } = useAct({ unreached: "gradeView.unreached", t });
  const [open, setOpen] = useState<GradeLesson | "new">();
  const edited = open === "new" ? undefined : open;
  const field = useRef<HTMLInputElement>(null);
  // The form stands above the list, out of sight of its last rows.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const told = (name: string) => String(data.get(name) ?? "").trim();
    if (busy) return;
    void act(async () => {
      await operations.saveGradeLesson({
        gradeId,
        ...(edited ? { id: edited.id } : {}),
        lessonName: told("lessonName"),
        place: told("place"),
        note: told("note"),
        ...(told("courseId") ? { courseId: told("courseId") } : {}),
        gmtBegin: dateTimeOf(told("gmtBegin")),
        gmtEnd: dateTimeOf(told("gmtEnd")),
      });
      if (edited) setOpen(undefined);
      else field.current?.focus();
      form.reset();
      await changed();
      return t("gradeDesk.saved");
    });
  };
  return (
    <>
      {open === undefined ? (
        <p>
          <button type="button" className="btn" onClick={() => setOpen("new")}>
            {t("gradeDesk.lesson.add")}
          </button>
        </p>
      ) : (
        <form key={edited?.id ?? "new"} className="form" onSubmit={save}>
          <label className="field">
            <span>{t("gradeRoom.column.lesson")}</span>
            <input ref={field} name="lessonName" required maxLength={100} defaultValue={edited?.lessonName} />
          </label>
          <div className="pair">
            {(["gmtBegin", "gmtEnd"] as const).map((name) => (
              <label key={name} className="field">
                <span>{t(`gradeDesk.lesson.${name}`)}</span>
                <input name={name} type="datetime-local" required defaultValue={edited && fieldOf(edited[name])} />
              </label>
            ))}
            <label className="field">
              <span>{t("gradeRoom.column.place")}</span>
              <input name="place" maxLength={100} defaultValue={edited?.place} />
            </label>
            <label className="field">
              <span>{t("gradeDesk.lesson.course")}</span>
              <select name="courseId" defaultValue={edited?.courseId ?? ""}>
                <option value="">{t("gradeDesk.lesson.noCourse")}</option>
                {grade.courseList.map(({ courseId, courseName }) => (
                  <option key={courseId} value={courseId}>
                    {courseName}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <label className="field">
            <span>{t("gradeDesk.lesson.note")}</span>
            <input name="note" maxLength={500} defaultValue={edited?.note} />
          </label>
          <p className="tools">
            <button className="btn" aria-disabled={busy}>
              {t(edited ? "examPeople.save" : "gradeDesk.lesson.add")}
            </button>
            <button type="button" className="btn ghost" onClick={() => setOpen(undefined)}>
              {t(edited ? "examPeople.cancel" : "gradeDesk.lesson.done")}
            </button>
          </p>
        </form>
      )}
      {status}
      {grade.lessonList.length === 0 && <p className="muted">{t("gradeRoom.timetable.none")}</p>}
      <ul>
        {grade.lessonList.map((lesson) => (
          <li key={lesson.id}>
            <p>
              <b>
                <Content>{lesson.lessonName}</Content>
              </b>{" "}
              <span className="hint num">
                {lesson.gmtBegin.slice(0, 16)}–{lesson.gmtEnd.slice(11, 16)}
              </span>
            </p>
            <div className="tools">
              <button type="button" className="link" onClick={() => setOpen(lesson)}>
                {t("examPeople.edit")}
                <span className="vh"> {lesson.lessonName}</span>
              </button>
              {attendanceHref && (
                <a className="link" href={`${attendanceHref}?lesson=${lesson.id}`}>
                  {t("gradeDesk.attendance")}
                  <span className="vh"> {lesson.lessonName}</span>
                </a>
              )}
              <SureButton
                label={t("gradeDesk.delete")}
                about={lesson.lessonName}
                question={t("gradeDesk.lesson.sure")}
                className="link danger"
                onSure={() =>
                  void act(async () => {
                    await operations.deleteGradeLesson({ gradeId, id: lesson.id });
                    await changed();
                  })
                }
                t={t}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

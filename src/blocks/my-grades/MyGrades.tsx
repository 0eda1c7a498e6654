import { useId, useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { ExamKindEnum, ExamStateEnum, GradeRoleEnum, GradeStatusEnum } from "../../generated/enums.ts";
import type { MyGrade } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskListStyle } from "../shared/desk-style.ts";
import { About } from "../../ui/named.tsx";

type Props = BlockProps<"myGrades">;

/** The classes of the person who looks, and a field for the code of another. */
export function MyGrades({ items, code = "", signInHref, operations, on, t }: Props): ReactNode {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const join = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (busy || typed === "") return;
    setBusy(true);
    setFault("");
    try {
      const { id: joined } = await operations.joinGrade({ code: typed });
      await on.go?.({ to: `/grade/course/${joined}` });
    } catch (error) {
      setFault(callFault(error, t, "gradeView.unreached").message);
    }
    setBusy(false);
  };
  return (
    <Root>
      {code && <p className="note">{t("myGrades.linked")}</p>}
      <div className="bar">
        <form onSubmit={(event) => void join(event)}>
          <label className="vh" htmlFor={id}>
            {t("gradeView.code")}
          </label>
          <input
            id={id}
            name="code"
            required
            {...inputLimits.joinGrade.code}
            autoComplete="off"
            placeholder={t("gradeView.code")}
            defaultValue={code}
          />
          <button className="btn" aria-disabled={busy}>
            {t("gradeView.useCode")}
          </button>
        </form>
      </div>
      <p role="status" className="fault">
        {fault}
      </p>
      {items?.length === 0 ? (
        <Empty text={t("myGrades.empty")} href="/grade" label={t("myGrades.find")} />
      ) : (
        <ul aria-busy={!items || undefined}>
          {!items && <Late t={t} />}
          {items?.map((grade) => (
            <GradeLine key={grade.id} grade={grade} signInHref={signInHref} t={t} />
          ))}
        </ul>
      )}
    </Root>
  );
}

function GradeLine({ grade, signInHref, t }: { grade: MyGrade } & Pick<Props, "signInHref" | "t">): ReactNode {
  const { id, gradeName, role, applicationState, answer, isInvited, isSignInOpen, nextLesson } = grade;
  return (
    <li>
      <h2>
        <a className="link" href={role === undefined ? `/grade/view/${id}` : `/grade/course/${id}`}>
          <Content>{gradeName}</Content>
        </a>{" "}
        <small>
          {role !== undefined
            ? t(`gradeGrid.status.${grade.gradeStatus}`)
            : isInvited
              ? t("myGrades.invited")
              : t(`gradeView.application.${applicationState ?? 1}`)}
        </small>
      </h2>
      <p className="hint num">
        {grade.lecturerName && (
          <>
            <Content>{grade.lecturerName}</Content> ·{" "}
          </>
        )}
        <time>
          {grade.beginTime.slice(0, 10)} — {grade.endTime.slice(0, 10)}
        </time>
      </p>
      {nextLesson && (
        <p className="hint num">
          {t("myGrades.next")} <time>{nextLesson.gmtBegin.slice(0, 16)}</time>{" "}
          <Content>{nextLesson.lessonName}</Content>
          {nextLesson.place && (
            <>
              {" · "}
              <Content>{nextLesson.place}</Content>
            </>
          )}
        </p>
      )}
      {isSignInOpen && signInHref && (
        <p>
          <a className="btn" href={signInHref}>
            {t("myGrades.signIn")}
          </a>
        </p>
      )}
      <Todo grade={grade} t={t} />
      {answer && <p className="hint">{t("gradeView.answer", { text: answer })}</p>}
    </li>
  );
}

/** Homework and exams that wait for the member, each a link to where it is done. */
function Todo({ grade, t }: { grade: MyGrade; t: Props["t"] }): ReactNode {
  const { id, gradeName, role, gradeStatus, todoList = [], todoCount = 0 } = grade;
  if (role !== GradeRoleEnum.member || gradeStatus === GradeStatusEnum.over) return null;
  if (todoList.length === 0) return <p className="hint">{t("myGrades.todo.none")}</p>;
  return (
    <>
      <h3>{t("myGrades.todo", { count: todoCount })}</h3>
      <ul className="todo">
        {todoList.map((one) => {
          const due = one.gmtDue ?? one.gmtEnd;
          const isHomework = one.examKind === ExamKindEnum.homework;
          return (
            <li key={one.id}>
              <a className="link" href={isHomework ? `/grade/homework/${one.id}` : `/exam/view/${one.id}`}>
                <Content>{one.examName}</Content>
              </a>
              <span className="hint num">
                {t(isHomework ? "myGrades.homework" : "myGrades.todo.exam")}
                {one.homeworkState && ` · ${t(`myGrades.state.${one.homeworkState}`)}`}
                {one.examState === ExamStateEnum.coming && one.gmtBegin
                  ? ` · ${t("myGrades.from", { time: one.gmtBegin.slice(0, 16) })}`
                  : due && ` · ${t("myGrades.until", { time: due.slice(0, 16) })}`}
              </span>
            </li>
          );
        })}
      </ul>
      {todoCount > todoList.length && (
        <p>
          <a className="link" href={`/grade/course/${id}`}>
            {t("myGrades.todo.all")}
            <About of={gradeName} />
          </a>
        </p>
      )}
    </>
  );
}

const Root = styled.div`
  ${deskListStyle}
  h3 {
    margin-top: 4px;
    font-size: 1rem;
  }
  .todo li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
    min-height: 44px;
    padding: 0;
    border: 0;
  }
  .todo a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  h2 a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

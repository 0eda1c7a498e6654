import { useId, useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import type { MyGrade } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskListStyle } from "../shared/desk-style.ts";

type Props = BlockProps<"myGrades">;

/** The classes of the person who looks, and a field for the code of another. */
export function MyGrades({ items, operations, on, t }: Props): ReactNode {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const join = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (busy || code === "") return;
    setBusy(true);
    setFault("");
    try {
      const { id: joined } = await operations.joinGrade({ code });
      await on.go?.({ to: `/grade/course/${joined}` });
    } catch (error) {
      setFault(callFault(error, t, "gradeView.unreached").message);
    }
    setBusy(false);
  };
  return (
    <Root>
      <div className="bar">
        <form onSubmit={(event) => void join(event)}>
          <label className="vh" htmlFor={id}>
            {t("gradeView.code")}
          </label>
          <input id={id} name="code" required maxLength={20} autoComplete="off" placeholder={t("gradeView.code")} />
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
            <GradeLine key={grade.id} grade={grade} t={t} />
          ))}
        </ul>
      )}
    </Root>
  );
}

function GradeLine({ grade, t }: { grade: MyGrade; t: Props["t"] }): ReactNode {
  const { id, gradeName, role, applicationState, answer, isInvited, nextLesson } = grade;
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
        </p>
      )}
      {answer && <p className="hint">{t("gradeView.answer", { text: answer })}</p>}
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  h2 a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

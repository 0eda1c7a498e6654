import { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHydrated } from "../../forms/useHydrated.ts";
import { GradeRoleEnum, GradeStateEnum } from "../../generated/enums.ts";
import type { GradeRoom as Room } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { saveFile } from "../../ui/save-file.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { keepGradeAdmin } from "../shared/grade-admin.ts";
import { SureButton } from "../shared/sure-button.tsx";
import { Board } from "./Board.tsx";
import { HomeworkList, isExam } from "./HomeworkList.tsx";
import { Mates } from "./Mates.tsx";
import { TimetableLines } from "./TimetableLines.tsx";

type Props = BlockProps<"gradeRoom">;

/** The inside of a class. Who does not belong to it is led to its page. */
export function GradeRoom(props: Props): ReactNode {
  const { gradeId, room: given, operations, t } = props;
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState<Room>();
  const [fault, setFault] = useState("");
  const room = given ?? loaded;
  useEffect(() => {
    if (!hydrated || given) return;
    let current = true;
    operations.getGradeRoom({ id: gradeId }).then(
      (value) => {
        if (!current) return;
        keepGradeAdmin(value.isGradeAdmin);
        setLoaded(value);
      },
      (error: unknown) => current && setFault(callFault(error, t, "gradeView.unreached").message),
    );
    return () => {
      current = false;
    };
  }, [hydrated, given, gradeId, operations, t]);
  return (
    <Root>
      {room ? (
        <Inside {...props} room={room} left={() => location.assign(`/grade/view/${gradeId}`)} />
      ) : fault ? (
        <p role="alert">
          {fault}{" "}
          <a className="link" href={`/grade/view/${gradeId}`}>
            {t("gradeRoom.about")}
          </a>
        </p>
      ) : (
        <p role="status">{t("gradeRoom.loading")}</p>
      )}
    </Root>
  );
}

function Inside({
  room,
  gradeId,
  deskHref,
  signInHref,
  operations,
  left,
  t,
}: Props & { room: Room; left: () => void }): ReactNode {
  const [said, setSaid] = useState("");
  const act = (work: () => Promise<void>) =>
    void work().catch((error: unknown) => setSaid(callFault(error, t, "gradeView.unreached").message));
  return (
    <>
      <h1>
        <Content>{room.gradeName}</Content>
      </h1>
      <p className="hint num">
        {room.lecturerName && (
          <>
            <Content>{room.lecturerName}</Content> ·{" "}
          </>
        )}
        <time>
          {room.beginTime.slice(0, 10)} — {room.endTime.slice(0, 10)}
        </time>
      </p>
      {room.gradeState === GradeStateEnum.closed && <p className="note">{t("gradeRoom.closed")}</p>}
      <div className="tools">
        {room.isGradeAdmin && deskHref && (
          <a className="link" href={`${deskHref}?grade=${gradeId}`}>
            {t("gradeRoom.manage")}
          </a>
        )}
        {room.role === GradeRoleEnum.member && signInHref && room.gradeState !== GradeStateEnum.closed && (
          <a className="link" href={signInHref}>
            {t("gradeRoom.signIn")}
          </a>
        )}
        {room.role === GradeRoleEnum.member && (
          <SureButton
            label={t("gradeRoom.leave")}
            question={t("gradeRoom.leave.sure")}
            className="link danger"
            onSure={() =>
              act(async () => {
                await operations.leaveGrade({ id: gradeId });
                left();
              })
            }
            t={t}
          />
        )}
      </div>
      <p role="status" className="fault">
        {said}
      </p>
      <section>
        <h2>{t("gradeRoom.notices")}</h2>
        {room.noticeList.length === 0 && <p className="muted">{t("gradeRoom.notices.none")}</p>}
        {room.noticeList.map(({ id, title, body, authorName, gmtCreate }) => (
          <article key={id}>
            <h3>
              <Content>{title}</Content>
            </h3>
            <p className="body">
              <Content>{body}</Content>
            </p>
            <p className="hint num">
              <Content>{authorName}</Content> · <time>{gmtCreate.slice(0, 16)}</time>
            </p>
          </article>
        ))}
      </section>
      <section>
        <h2>{t("gradeRoom.timetable")}</h2>
        {room.lessonList.length === 0 ? (
          <p className="muted">{t("gradeRoom.timetable.none")}</p>
        ) : (
          <>
            <TimetableLines lessons={room.lessonList} t={t} />
            <p>
              <button
                type="button"
                className="btn ghost"
                onClick={() => act(async () => saveFile(await operations.exportGradeTimetable({ id: gradeId })))}
              >
                {t("gradeRoom.calendar")}
              </button>
            </p>
          </>
        )}
      </section>
      {room.courseList.length > 0 && (
        <section>
          <h2>{t("gradeView.courses")}</h2>
          <ul>
            {room.courseList.map(({ courseId, courseName, progress = 0 }) => (
              <li key={courseId}>
                <a className="link" href={`/view/${courseId}`}>
                  <Content>{courseName}</Content>
                </a>
                <progress max={100} value={progress} aria-label={t("gradeRoom.progress", { percent: progress })} />
                <span className="num muted">{progress}%</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HomeworkList room={room} t={t} />
      {room.examList.some(isExam) && (
        <section>
          <h2>{t("gradeView.exams")}</h2>
          <ul>
            {room.examList.filter(isExam).map(({ id, examName, gmtEnd }) => (
              <li key={id}>
                <a className="link" href={`/exam/view/${id}`}>
                  <Content>{examName}</Content>
                </a>
                {gmtEnd && <span className="num muted">{t("gradeRoom.until", { time: gmtEnd.slice(0, 16) })}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {room.isBoardShown && <Board gradeId={gradeId} operations={operations} t={t} />}
      {(room.isMembersShown || room.isGradeAdmin) && (
        <Mates gradeId={gradeId} operations={operations} t={t} count={room.memberCount} />
      )}
    </>
  );
}

const Root = styled.div`
  ${deskStyle}
  section {
    margin-top: 36px;
  }
  h2 {
    margin-bottom: 8px;
  }
  article {
    padding-block: 14px;
    border-bottom: 1px solid var(--color-border);
  }
  .body {
    max-width: 65ch;
    white-space: pre-line;
  }
  ol {
    max-width: 480px;
  }
  ol > li {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    min-height: 44px;
    padding-inline: 8px;
    border-bottom: 1px solid var(--color-border);
    overflow-wrap: anywhere;
  }
  ol > li[aria-current] {
    background: var(--color-surface-alt);
    font-weight: 600;
  }
  table + p {
    margin-top: 12px;
  }
  .tools {
    margin-top: 4px;
    column-gap: 24px;
  }
  ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: 48px;
    border-bottom: 1px solid var(--color-border);
  }
  li a,
  .tools a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  li a {
    flex: 1 1 240px;
  }
  progress {
    width: 120px;
    accent-color: var(--color-accent);
  }
`;

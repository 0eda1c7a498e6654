import { useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { StudyNote } from "../../generated/types.ts";
import type { BlockOperations, Translate } from "../block.ts";
import { useReply } from "../shared/use-reply.ts";
import { clock } from "../../ui/clock.ts";
import type { LessonControl } from "../course-player/open-lesson.ts";

interface Props {
  courseId: string;
  periodId: string;
  id: string;
  /** What is typed and not stored yet. */
  text: string;
  setText: (text: string) => void;
  control: LessonControl;
  operations: BlockOperations<"listStudyNotes" | "saveStudyNote" | "deleteStudyNote">;
  t: Translate;
}

/** One's own notes of the lesson, each with its moment. What was typed stays when it cannot be stored. */
export function Notes({ courseId, periodId, id, text, setText, control, operations, t }: Props): ReactNode {
  const { position, goTo, isDocument } = control;
  const [fault, setFault] = useState("");
  const failed = (error: unknown) =>
    setFault(error instanceof Error && error.message !== "" ? error.message : t("lessonNotes.failed"));
  const { reply, reload } = useReply({ question: { courseId }, ask: operations.listStudyNotes, failed });
  const shown = (reply?.list ?? []).filter((note) => note.periodId === periodId).sort((a, b) => a.seconds - b.seconds);
  const markOf = (note: StudyNote) =>
    isDocument ? t("lessonNotes.page", { page: note.seconds }) : clock(note.seconds);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setFault("");
    try {
      await operations.saveStudyNote({
        courseId,
        periodId,
        seconds: Math.floor(position()),
        noteText: text,
      });
      setText("");
      await reload();
    } catch (error) {
      failed(error);
    }
  };
  const remove = async (note: StudyNote) => {
    setFault("");
    try {
      await operations.deleteStudyNote({ id: note.id });
      await reload();
    } catch (error) {
      failed(error);
    }
  };

  return (
    <Root className="notes" aria-labelledby={`${id}-notes`}>
      <h2 id={`${id}-notes`}>{t("lessonNotes.heading")}</h2>
      <form onSubmit={(event) => void add(event)}>
        <label className="vh" htmlFor={`${id}-note`}>
          {t("lessonNotes.label")}
        </label>
        <textarea
          id={`${id}-note`}
          rows={2}
          {...inputLimits.saveStudyNote.noteText}
          value={text}
          placeholder={t("lessonNotes.hint")}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn ghost">
          {t("lessonNotes.save")}
        </button>
      </form>
      {fault !== "" && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {reply && shown.length === 0 && <p className="muted">{t("lessonNotes.none")}</p>}
      <ul>
        {shown.map((note) => (
          <li key={note.id}>
            <button type="button" className="link num" onClick={() => goTo(note.seconds)}>
              {markOf(note)}
            </button>
            <p>{note.noteText}</p>
            <button
              type="button"
              className="link"
              aria-label={t("lessonNotes.deleteOf", { mark: markOf(note) })}
              onClick={() => void remove(note)}
            >
              {t("lessonNotes.delete")}
            </button>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  padding: 16px;
  h2 {
    margin-bottom: 12px;
    font-size: 1rem;
  }
  form {
    display: grid;
    gap: 8px;
    justify-items: start;
    margin-bottom: 12px;
  }
  textarea {
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    resize: vertical;
  }
  li {
    display: flex;
    align-items: baseline;
    gap: 12px;
    padding: 4px 0;
    border-bottom: 1px solid var(--color-border);
  }
  li p {
    flex: 1;
    min-width: 0;
    white-space: pre-wrap;
  }
  li button {
    flex: none;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .fault {
    color: var(--color-danger);
  }
`;

import { useState, type FormEvent, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { StudyNote } from "../../generated/types.ts";
import type { BlockOperations, Translate } from "../block.ts";
import { useReply } from "../shared/use-reply.ts";
import { clock } from "./lessons.ts";

interface Props {
  courseId: string;
  periodId: string;
  id: string;
  /** Where the lesson is now: seconds, or in a document a page. */
  position: () => number;
  /** Goes to a moment; of a document's note, to a page. */
  goTo: (position: number) => void;
  isDocument: boolean;
  operations: BlockOperations<"listStudyNotes" | "saveStudyNote" | "deleteStudyNote">;
  t: Translate;
}

/** One's own notes of the lesson, each with its moment. What was typed stays when it cannot be stored. */
export function Notes({ courseId, periodId, id, position, goTo, isDocument, operations, t }: Props): ReactNode {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const failed = (error: unknown) =>
    setFault(error instanceof Error && error.message !== "" ? error.message : t("coursePlayer.failed"));
  const { reply, reload } = useReply({ question: { courseId }, ask: operations.listStudyNotes, failed });
  const shown = (reply?.list ?? []).filter((note) => note.periodId === periodId).sort((a, b) => a.seconds - b.seconds);
  const markOf = (note: StudyNote) =>
    isDocument ? t("coursePlayer.page", { page: note.seconds }) : clock(note.seconds);

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
    <section className="notes" aria-labelledby={`${id}-notes`}>
      <h2 id={`${id}-notes`}>{t("coursePlayer.notes")}</h2>
      <form onSubmit={(event) => void add(event)}>
        <label className="vh" htmlFor={`${id}-note`}>
          {t("coursePlayer.noteLabel")}
        </label>
        <textarea
          id={`${id}-note`}
          rows={2}
          {...inputLimits.saveStudyNote.noteText}
          value={text}
          placeholder={t("coursePlayer.noteHint")}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn ghost">
          {t("coursePlayer.noteSave")}
        </button>
      </form>
      {fault !== "" && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {reply && shown.length === 0 && <p className="muted">{t("coursePlayer.noNotes")}</p>}
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
              aria-label={t("coursePlayer.noteDeleteOf", { mark: markOf(note) })}
              onClick={() => void remove(note)}
            >
              {t("coursePlayer.noteDelete")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { useOpenLesson } from "../course-player/open-lesson.ts";
import { usePanel } from "../course-player/panels.ts";
import { Notes } from "./Notes.tsx";

/** One's own notes of the lesson that is open: nothing for visitors, nor while it is not open, nor of what is now. */
export function NotesPanel({
  courseId,
  signedIn = false,
  operations,
  blockKey,
  t,
}: BlockProps<"lessonNotes">): ReactNode {
  const lesson = useOpenLesson();
  const { current, control } = lesson ?? {};
  const isKept = signedIn && current !== undefined && control !== undefined && !control.isLive;
  const isShown = usePanel(!isKept);
  // Asked for when they are looked at, and kept from then on, with what was typed.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  // By lesson: the next one may begin by itself while a note is half written.
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  if (!isKept || !wasShown) return null;
  return (
    <Notes
      key={current.id}
      courseId={courseId}
      periodId={current.id}
      id={blockKey}
      text={texts[current.id] ?? ""}
      setText={(text) => setTexts((before) => ({ ...before, [current.id]: text }))}
      control={control}
      operations={operations}
      t={t}
    />
  );
}

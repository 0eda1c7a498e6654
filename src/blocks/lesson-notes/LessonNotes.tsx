import type { BlockProps } from "../block.ts";
import { soon } from "../../ui/soon.tsx";
import { EmptyPanel } from "../course-player/EmptyPanel.tsx";

/** One's own notes of the lesson that is open. Code of its own: there is nothing to show before the lesson is there. */
export const LessonNotes = soon<BlockProps<"lessonNotes">>(
  () => import("./NotesPanel.tsx").then((module) => module.NotesPanel),
  <EmptyPanel />,
);

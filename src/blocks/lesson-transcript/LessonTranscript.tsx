import type { BlockProps } from "../block.ts";
import { soon } from "../../ui/soon.tsx";
import { EmptyPanel } from "../course-player/EmptyPanel.tsx";

/** What is said in the video that is open. Code of its own: there is nothing to show before the lesson is there. */
export const LessonTranscript = soon<BlockProps<"lessonTranscript">>(
  () => import("./TranscriptPanel.tsx").then((module) => module.TranscriptPanel),
  <EmptyPanel />,
);

import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { useOpenLesson } from "../course-player/open-lesson.ts";
import { usePanel } from "../course-player/panels.ts";
import { Transcript } from "./Transcript.tsx";

/** What is said in the video that is open, from its captions; nothing where there are none. */
export function TranscriptPanel({ locale, t }: BlockProps<"lessonTranscript">): ReactNode {
  const control = useOpenLesson()?.control;
  const hasCaptions = control !== undefined && control.captions.length > 0;
  const isShown = usePanel(!hasCaptions);
  if (!hasCaptions || !isShown) return null;
  return <Transcript control={control} locale={locale} t={t} />;
}

import { useRef, useState, type RefObject } from "react";
import { PeriodTypeEnum } from "../../generated/enums.ts";
import type { Period } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { readingHeartbeat, videoHeartbeat } from "./heartbeats.ts";
import type { LessonProgress } from "./lessons.ts";
import { useHeartbeat } from "./useHeartbeat.ts";
import type { PlaybackAccess } from "./usePlaybackAccess.ts";
import { createWatched } from "./watched.ts";

interface StudiedParts {
  props: Pick<BlockProps<"coursePlayer">, "courseId" | "signedIn" | "on"> & {
    current: Period;
    known: LessonProgress | undefined;
  };
  access: PlaybackAccess;
  video: RefObject<HTMLVideoElement | null>;
}

/** What of a lesson is watched or read, and telling it. */
export function useStudied({ props, access, video }: StudiedParts) {
  const { courseId, current, known, signedIn = false, on } = props;
  const isDocument = current.periodType === PeriodTypeEnum.document;
  const page = useRef(1);
  const pageNow = useHandler(() => page.current);
  // What was seen to the end may be skipped through. Where nobody may skip, what was seen has no gaps: its length is
  // its end.
  const [watched] = useState(() =>
    createWatched(known?.isComplete ? Infinity : Math.max(known?.position ?? 0, known?.seconds ?? 0)),
  );
  const isLive = useHandler(() => access.state === "open" && access.media.kind === "live");
  const videoNow = useHandler(() => video.current);
  const [heartbeat] = useState(() =>
    isDocument
      ? readingHeartbeat({ courseId, periodId: current.id }, pageNow)
      : videoHeartbeat({ courseId, periodId: current.id }, { watched, video: videoNow, isLive }),
  );
  const isStudied = signedIn && access.state === "open" && !access.media.isPreview;
  const { now: tell } = useHeartbeat(heartbeat, { send: on.beat, isOn: isStudied });
  const onPage = useHandler((shown: number) => void (page.current = shown));
  return { watched, tell, isStudied, onPage, pageNow };
}

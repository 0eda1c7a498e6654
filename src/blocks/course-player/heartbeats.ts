import type { Heartbeat } from "./useHeartbeat.ts";
import type { Watched, WatchedRange } from "./watched.ts";

interface Of {
  courseId: string;
  periodId: string;
}

interface VideoParts {
  watched: Watched;
  video: () => HTMLVideoElement | null;
  /** Where somebody is in a class that is on is nowhere to go on at. */
  isLive: () => boolean;
}

/** What was watched of a video, and where it is now. */
export function videoHeartbeat(of: Of, { watched, video, isLive }: VideoParts): Heartbeat {
  return {
    take() {
      const ranges = watched.take();
      if (ranges.length === 0) return undefined;
      if (isLive()) return { ...of, ranges };
      return {
        ...of,
        ranges,
        position: Math.floor((video()?.currentTime ?? ranges.at(-1)?.[1] ?? 0) * 10) / 10,
        rate: video()?.playbackRate ?? 1,
      };
    },
    giveBack: ({ ranges }) => watched.giveBack(ranges as WatchedRange[]),
  };
}

/** Reading has no ranges: the page, and the time that it was in sight. */
export function readingHeartbeat(of: Of, page: () => number): Heartbeat {
  let since = Date.now();
  let owed = 0;
  let isSeen = true;
  return {
    take() {
      const seconds = Math.min(120, owed + (isSeen ? (Date.now() - since) / 1000 : 0));
      since = Date.now();
      owed = 0;
      // Asked when the page is put aside, and every ten seconds: until it is asked with the page in sight, nobody
      // reads.
      isSeen = document.visibilityState === "visible";
      return seconds < 1 ? undefined : { ...of, page: page(), seconds: Math.round(seconds * 10) / 10 };
    },
    giveBack: ({ seconds }) => void (owed += Number(seconds)),
  };
}

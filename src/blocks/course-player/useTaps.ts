import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { seekTo } from "./video-control.ts";

/** ms between two taps that are one gesture, and how long it is shown what they did. */
const BETWEEN_MS = 320;
const SHOWN_MS = 700;
/** Seconds of each double tap. */
const STEP = 10;

/**
 * Two taps on the left or the right third of the picture go ten seconds back or on; each further tap as far again.
 * Gives what to listen with, and the seconds that were gone, as long as they are shown.
 */
export function useTaps(video: RefObject<HTMLVideoElement | null>): {
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  gone: number;
} {
  const last = useRef({ at: 0, side: 0 });
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (gone === 0) return;
    const timer = setTimeout(() => setGone(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [gone]);
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const onPicture = event.target instanceof Element && event.target.matches("video, media-controller");
    if (event.pointerType !== "touch" || !onPicture) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const side = share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
    const isSecond = side !== 0 && side === last.current.side && event.timeStamp - last.current.at < BETWEEN_MS;
    last.current = { at: event.timeStamp, side };
    if (!isSecond || !video.current) return;
    seekTo(video, Math.max(0, video.current.currentTime + side * STEP));
    setGone((before) => (Math.sign(before) === side ? before : 0) + side * STEP);
  };
  return { onPointerUp, gone };
}

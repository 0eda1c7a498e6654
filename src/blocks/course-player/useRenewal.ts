import { useRef, useState, type RefObject } from "react";

/** ms: within so long of the last one, a new right helps nothing. */
const TIMEOUT_MS = 30_000;

interface RenewalParts {
  video: RefObject<HTMLVideoElement | null>;
  renew: () => void;
  again: () => void;
}

/** The access to a video that is renewed in the middle: where it goes on, and when renewing helps nothing. */
export function useRenewal({ video, renew, again }: RenewalParts) {
  const [resumed, setResumed] = useState<{ at: number; isPlaying: boolean }>();
  const [isBroken, setBroken] = useState(false);
  const renewed = useRef(0);
  return {
    /** Where it goes on. */
    resumed,
    isBroken,
    expired() {
      // An access that fails just after it was opened anew has not expired: the file is not there, or cannot be played.
      if (Date.now() - renewed.current < TIMEOUT_MS) return setBroken(true);
      renewed.current = Date.now();
      setResumed({ at: video.current?.currentTime ?? 0, isPlaying: video.current?.paused === false });
      renew();
    },
    /**
     * What comes next begins at its beginning, or at the picture of now, and plays at once: nobody has to be there to
     * press a button.
     */
    goOn() {
      setResumed({ at: 0, isPlaying: true });
      renew();
    },
    tryAgain() {
      // Just asked for anew: when that fails too, it is said at once.
      renewed.current = Date.now();
      setBroken(false);
      again();
    },
  };
}

import { useEffect, useRef } from "react";
import * as errorCode from "../../../generated/error-codes.ts";
import type { LiveRoomState } from "../../../shared/live-chat.ts";
import type { Way } from "../useWay.ts";

interface Watching {
  way: Way;
  room: LiveRoomState | undefined;
  /** Asks for the way anew; what was shown stays until there is an answer. */
  renew(): void;
}

/** ms until it is asked again, where nobody tells. */
const AGAIN_MS: Record<number, number> = { [errorCode.LIVE_NO_PICTURE]: 10_000, [errorCode.REPLAY_NOT_YET]: 60_000 };
/** ms: not all who wait ask in the same moment. */
const SPREAD_MS = 1500;
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Keeps a live class going by itself: it asks for the way when its time has come, when a picture comes, when it is
 * over, and now and then for the replay. The server tells of all that where a connection is open; where none is, time
 * does.
 */
export function useLiveWay({ way, room, renew }: Watching): void {
  const latest = useRef(renew);
  latest.current = renew;
  const refused = way.state === "refused" ? way : undefined;
  useEffect(() => {
    if (!refused) return;
    const wait =
      refused.code === errorCode.LIVE_NOT_YET
        ? (refused.seconds ?? 60) * 1000 + Math.random() * SPREAD_MS
        : AGAIN_MS[refused.code];
    if (wait === undefined) return;
    const timer = setTimeout(() => latest.current(), Math.min(wait, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [refused]);
  const told = useRef<string>(undefined);
  const facts = room && `${room.liveStatus} ${room.isOn}`;
  useEffect(() => {
    const before = told.current;
    told.current = facts;
    // The first word says what is so already.
    if (before !== undefined && facts !== undefined && before !== facts) latest.current();
  }, [facts]);
}

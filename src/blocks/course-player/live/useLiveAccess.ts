import * as errorCode from "../../../generated/error-codes.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import type { LiveRoomState } from "../../../shared/live-chat.ts";
import type { PlaybackAccess } from "../usePlaybackAccess.ts";

interface Watching {
  access: PlaybackAccess;
  room: LiveRoomState | undefined;
  /** Asks for the access anew; what was shown stays until there is an answer. */
  renew(): void;
}

/** ms until it is asked again, where nobody tells. */
const AGAIN_MS: Record<number, number> = { [errorCode.LIVE_NO_PICTURE]: 10_000, [errorCode.REPLAY_NOT_YET]: 60_000 };
/** ms: not all who wait ask in the same moment. */
const SPREAD_MS = 1500;
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Keeps a live class going by itself: it asks for the access when its time has come, when a picture comes, when it is
 * over, and now and then for the replay. The server tells of all that where a connection is open; where none is, time
 * does.
 */
export function useLiveAccess({ access, room, renew }: Watching): void {
  const again = useEffectEvent(renew);
  const refused = access.state === "refused" ? access : undefined;
  useEffect(() => {
    if (!refused) return;
    const wait =
      refused.code === errorCode.LIVE_NOT_YET
        ? (refused.seconds ?? 60) * 1000 + Math.random() * SPREAD_MS
        : AGAIN_MS[refused.code];
    if (wait === undefined) return;
    const timer = setTimeout(() => again(), Math.min(wait, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [refused]);
  const told = useRef<string>(undefined);
  const facts = room && `${room.liveStatus} ${room.isOn}`;
  useEffect(() => {
    const before = told.current;
    told.current = facts;
    // The first word says what is so already.
    if (before !== undefined && facts !== undefined && before !== facts) again();
  }, [facts]);
}

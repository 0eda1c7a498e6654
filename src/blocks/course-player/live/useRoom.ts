import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { LiveConnection, LiveConnections } from "../../../shared/live-chat.ts";
import { emptyRoom, roomReducer, type RoomState } from "./room-state.ts";

export interface Room {
  state: RoomState;
  say(text: string): void;
  /** Sends again what was not taken. */
  retry(ref: string): void;
  drop(ref: string): void;
  earlier(): void;
  remove(id: string): void;
  mute(userNo: string, isMuted: boolean): void;
  pause(isPaused: boolean): void;
}

/**
 * The live session of a period, as long as the component is there; undefined where there is none to be at. Entered anew
 * when `as` changes: what the person may there.
 */
export function useRoom({
  periodId,
  live,
  as,
}: {
  periodId: string;
  live: LiveConnections | undefined;
  as?: number | undefined;
}): Room | undefined {
  const [state, dispatch] = useReducer(roomReducer, emptyRoom);
  const connection = useRef<LiveConnection>(undefined);
  useEffect(() => {
    if (!live) return;
    connection.current = live.open(periodId, {
      onNews: (news) => dispatch({ type: "news", news }),
      onState: (next) => dispatch({ type: "state", state: next }),
    });
    return () => connection.current?.close();
  }, [periodId, live, as]);
  const isOpen = state.connection.name === "open";
  // What was on its way when the connection broke. Had it arrived, the welcome would have brought it; twice it is one.
  const sendPending = useEffectEvent(() => {
    for (const { ref, text, refused } of state.pending)
      if (!refused) connection.current?.send({ type: "say", ref, text });
  });
  useEffect(() => {
    if (isOpen) sendPending();
  }, [isOpen]);
  if (!live) return undefined;
  const send = (ref: string, text: string) => void connection.current?.send({ type: "say", ref, text });
  return {
    state,
    say(text) {
      const ref = crypto.randomUUID();
      dispatch({ type: "say", ref, text });
      send(ref, text);
    },
    retry(ref) {
      const found = state.pending.find((one) => one.ref === ref);
      if (!found) return;
      dispatch({ type: "retry", ref });
      send(ref, found.text);
    },
    drop: (ref) => dispatch({ type: "drop", ref }),
    earlier() {
      const [first] = state.messages;
      if (first) connection.current?.send({ type: "history", before: first.id });
    },
    remove: (id) => void connection.current?.send({ type: "remove", id }),
    mute: (userNo, isMuted) => void connection.current?.send({ type: "mute", userNo, isMuted }),
    pause: (isPaused) => void connection.current?.send({ type: "pause", isPaused }),
  };
}

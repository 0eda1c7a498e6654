import {
  MAX_CHARACTERS,
  type LiveMessage,
  type LiveNews,
  type LiveRefusal,
  type LiveRoomState,
  type LiveState,
} from "../../../shared/live-chat.ts";

/** One's own message that is not among the others yet. */
export interface Pending {
  ref: string;
  text: string;
  /** Why it was not taken; undefined while it is on its way. */
  refused?: LiveRefusal | undefined;
  /** Seconds until it may be tried again. */
  seconds?: number | undefined;
}

/** A live session as somebody's page shows it. */
export interface RoomState {
  connection: LiveState;
  /** undefined until the first welcome. */
  room: LiveRoomState | undefined;
  userNo: string;
  isModerator: boolean;
  isMuted: boolean;
  mutedUserNos: string[];
  /** The oldest first. */
  messages: LiveMessage[];
  hasMore: boolean;
  pending: Pending[];
}

export type RoomAction =
  | { type: "news"; news: LiveNews }
  | { type: "state"; state: LiveState }
  | { type: "say"; ref: string; text: string }
  | { type: "retry" | "drop"; ref: string };

export const emptyRoom: RoomState = {
  connection: { name: "connecting" },
  room: undefined,
  userNo: "",
  isModerator: false,
  isMuted: false,
  mutedUserNos: [],
  messages: [],
  hasMore: false,
  pending: [],
};

export function roomReducer(state: RoomState, action: RoomAction): RoomState {
  switch (action.type) {
    case "state":
      return { ...state, connection: action.state };
    case "say":
      return { ...state, pending: [...state.pending, { ref: action.ref, text: action.text }] };
    case "retry":
      return {
        ...state,
        pending: state.pending.map((one) => (one.ref === action.ref ? { ref: one.ref, text: one.text } : one)),
      };
    case "drop":
      return { ...state, pending: state.pending.filter(({ ref }) => ref !== action.ref) };
    case "news":
      return hear(state, action.news);
    default:
      return action satisfies never;
  }
}

function hear(state: RoomState, news: LiveNews): RoomState {
  switch (news.type) {
    case "welcome": {
      const { type: _type, userNo, isModerator, isMuted, mutedUserNos, messages, hasMore, ...room } = news;
      // What came before the last fifty stays, where it follows on; with a gap between, the newer ones alone are true.
      const follows = messages.some(({ id }) => state.messages.some((known) => known.id === id));
      const known = follows ? state.messages.filter(({ id }) => isBefore(id, messages[0]?.id ?? id)) : [];
      return withMessages(
        {
          ...state,
          room,
          userNo,
          isModerator,
          isMuted,
          mutedUserNos,
          messages: known,
          hasMore: follows && known.length > 0 ? state.hasMore : hasMore,
        },
        messages,
      );
    }
    case "room":
      return {
        ...state,
        room: { liveStatus: news.liveStatus, isOn: news.isOn, isPaused: news.isPaused, online: news.online },
      };
    case "message":
      return withMessages(state, [news.message]);
    case "history":
      return withMessages({ ...state, hasMore: news.hasMore }, news.messages);
    case "removed":
      return { ...state, messages: state.messages.filter(({ id }) => id !== news.id) };
    case "muted": {
      const others = state.mutedUserNos.filter((userNo) => userNo !== news.userNo);
      return {
        ...state,
        isMuted: news.userNo === state.userNo ? news.isMuted : state.isMuted,
        mutedUserNos: news.isMuted ? [...others, news.userNo] : others,
      };
    }
    case "refused":
      return {
        ...state,
        pending: state.pending.map((one) =>
          one.ref === news.ref ? { ...one, refused: news.reason, seconds: news.seconds } : one,
        ),
      };
    default:
      return news satisfies never;
  }
}

/** Each message once, in their order; one's own leave the waiting ones. */
function withMessages(state: RoomState, more: readonly LiveMessage[]): RoomState {
  const byId = new Map([...state.messages, ...more].map((message) => [message.id, message]));
  const messages = [...byId.values()].sort((a, b) => (isBefore(a.id, b.id) ? -1 : 1));
  const arrived = new Set(more.filter(({ userNo }) => userNo === state.userNo).map(({ ref }) => ref));
  return {
    ...state,
    messages,
    pending: arrived.size > 0 ? state.pending.filter(({ ref }) => !arrived.has(ref)) : state.pending,
  };
}

/** Numbers grow beyond what JavaScript counts: the longer one is larger. */
function isBefore(a: string, b: string): boolean {
  return a.length === b.length ? a < b : a.length < b.length;
}

/** Whether a text can be sent; the server cleans and counts again. */
export function canSend(text: string): boolean {
  const trimmed = text.trim();
  return trimmed !== "" && [...trimmed].length <= MAX_CHARACTERS;
}

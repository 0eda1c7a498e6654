/** A message of a session's chat, as everybody sees it. */
export interface LiveMessage {
  id: string;
  /** Chosen by who sent it, so that their page knows it again. */
  ref: string;
  userNo: string;
  userName: string;
  /** Of those who look after the session: its lecturer, its organisation, operators. */
  isStaff: boolean;
  text: string;
  /** ms since 1970. */
  time: number;
}

/** Why something was not done. */
export type LiveRefusal =
  | "empty"
  | "tooLong"
  | "tooFast"
  | "muted"
  | "blocked"
  | "words"
  | "paused"
  | "closed"
  | "removed"
  | "notAllowed"
  | "failed";

/** How the session stands. Sent with each change, and every so often as a sign of life. */
export interface LiveRoomState {
  /** A value of LiveStatusEnum. */
  liveStatus: number;
  /** A picture comes in at the media server; the demo, which needs none, says false. */
  isOn: boolean;
  isPaused: boolean;
  /** People who are there. */
  online: number;
}

/** What the server sends over a live connection. */
export type LiveNews =
  | ({
      type: "welcome";
      userNo: string;
      isModerator: boolean;
      isMuted: boolean;
      mutedUserNos: string[];
      messages: LiveMessage[];
      hasMore: boolean;
    } & LiveRoomState)
  | ({ type: "room" } & LiveRoomState)
  | { type: "message"; message: LiveMessage }
  | { type: "history"; messages: LiveMessage[]; hasMore: boolean }
  | { type: "removed"; id: string }
  | { type: "muted"; userNo: string; isMuted: boolean }
  | { type: "refused"; reason: LiveRefusal; ref?: string; seconds?: number };

/** What a page may ask for. */
export type LiveRequest =
  | { type: "say"; ref: string; text: string }
  /** Messages before one. */
  | { type: "history"; before: string }
  | { type: "remove"; id: string }
  | { type: "mute"; userNo: string; isMuted: boolean }
  | { type: "pause"; isPaused: boolean };

/** How a live connection stands, as the page that opened it is told. */
export type LiveState =
  | { name: "connecting" | "open" }
  /** It broke, and is tried again by itself. */
  | { name: "lost" }
  /** The session is far away; it is tried again by itself when it is near. */
  | { name: "early" }
  /** It will not come back: a code of `liveClosing`. */
  | { name: "closed"; code: number };

/** What a page wants to hear of a live connection. */
export interface LiveWatch {
  onNews(news: LiveNews): void;
  onState(state: LiveState): void;
}

/** A live connection of a page. It comes back by itself when it breaks; each time its first news is the welcome. */
export interface LiveConnection {
  /** False where nothing can be sent now: ask again after the next welcome. */
  send(request: LiveRequest): boolean;
  close(): void;
}

/** How a block opens live connections. */
export interface LiveConnections {
  /** The one of a live session, by its period. Nothing is heard any more once it is closed. */
  open(periodId: string, watch: LiveWatch): LiveConnection;
}

/** Characters of a message. */
export const MAX_CHARACTERS = 300;
/** Messages on joining, and at a time of those before. */
export const MESSAGES_AT_A_TIME = 50;
/** ms between signs of life of the server. */
export const SIGN_OF_LIFE_MS = 20_000;

/** Why the server closes a live connection; any other code means that it may be tried again. */
export const liveClosing = {
  /** Nobody is signed in any more. */
  signedOut: 4401,
  /** The person has no right to the course. */
  notHeld: 4403,
  /** There is no such session. */
  none: 4404,
  /** The same person opened more pages than are kept. */
  tooMany: 4409,
  /** The session is over. */
  over: 4410,
  /** The session is far away; the reason says in how many seconds it can be joined. */
  tooEarly: 4425,
  /** It asked too much. */
  tooFast: 4429,
} as const;

/** A text as it is kept: one line, without signs that are not seen or turn others around. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/g, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}

/** What a page asked for, checked; undefined where it is nothing that can be asked. */
export function readRequest(text: string): LiveRequest | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof given !== "object" || given === null) return undefined;
  const { type, ref, text: words, before, id, userNo, isMuted, isPaused } = given as Record<string, unknown>;
  if (type === "say" && isRef(ref) && typeof words === "string") return { type, ref, text: words };
  if (type === "history" && isNumber(before)) return { type, before };
  if (type === "remove" && isNumber(id)) return { type, id };
  if (type === "mute" && isNumber(userNo) && typeof isMuted === "boolean") return { type, userNo, isMuted };
  if (type === "pause" && typeof isPaused === "boolean") return { type, isPaused };
  return undefined;
}

function isRef(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]{1,40}$/.test(value);
}

function isNumber(value: unknown): value is string {
  return typeof value === "string" && /^\d{1,18}$/.test(value);
}

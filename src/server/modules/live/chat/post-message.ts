import { cleanText, MAX_CHARACTERS, type LiveMessage, type LiveRefusal } from "../../../../shared/live-chat.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { isBlocked } from "../../moderation/index.ts";
import { lockMember } from "./member-queries.ts";
import { addMessage, selectByRef, selectTimes } from "./message-queries.ts";

/** Messages of one person in a time of so many ms, over all their pages and connections. */
const MAX_BY_LEARNER = 5;
const WINDOW_MS = 10_000;
/** Those who look after a session answer many. */
const MAX_BY_STAFF = 20;

export interface Saying {
  periodId: string;
  userNo: string;
  /** Whose session it is. */
  orgNo: string;
  userName: string;
  isStaff: boolean;
  ref: string;
  text: string;
  isPaused: boolean;
  now: Date;
}

export type Said = { message: LiveMessage; isNew: boolean } | { refused: LiveRefusal; seconds?: number };

/** Stores a message, once however often it is sent, or says why not. */
export async function say(db: Db, saying: Saying): Promise<Said> {
  const { periodId, userNo, isStaff, isPaused, now } = saying;
  const text = cleanText(saying.text);
  if (text === "") return { refused: "empty" };
  if ([...text].length > MAX_CHARACTERS) return { refused: "tooLong" };
  return withActor(db, systemActor, async (trx): Promise<Said> => {
    const { isMuted } = await lockMember(trx, saying);
    const before = await selectByRef(trx, saying);
    if (before === "removed") return { refused: "removed" };
    if (before) return { message: before, isNew: false };
    if (isMuted) return { refused: "muted" };
    if (!isStaff && (await isBlocked(trx, saying))) return { refused: "blocked" };
    if (isPaused && !isStaff) return { refused: "paused" };
    const times = await selectTimes(trx, { periodId, userNo, since: new Date(now.getTime() - WINDOW_MS) });
    const most = isStaff ? MAX_BY_STAFF : MAX_BY_LEARNER;
    const oldest = times.at(-most);
    if (oldest)
      return {
        refused: "tooFast",
        seconds: Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000)),
      };
    return { message: await addMessage(trx, { ...saying, text }), isNew: true };
  });
}

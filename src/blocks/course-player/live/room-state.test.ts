import { expect, test } from "vitest";
import type { LiveMessage, LiveNews } from "../../../shared/live-chat.ts";
import { emptyRoom, roomReducer, type RoomAction, type RoomState } from "./room-state.ts";

const message = (id: number, more: Partial<LiveMessage> = {}): LiveMessage => ({
  id: String(id),
  ref: `r${id}`,
  userNo: "2",
  userName: "李",
  isStaff: false,
  text: `m${id}`,
  time: 0,
  ...more,
});
const welcome = (messages: LiveMessage[], more: object = {}): LiveNews => ({
  type: "welcome",
  userNo: "1",
  isModerator: false,
  isMuted: false,
  mutedUserNos: [],
  hasMore: false,
  liveStatus: 2,
  isOn: true,
  isPaused: false,
  online: 3,
  ...more,
  messages,
});
const after = (news: LiveNews[], before: RoomState = emptyRoom, actions: RoomAction[] = []) =>
  [...actions, ...news.map((one): RoomAction => ({ type: "news", news: one }))].reduce(roomReducer, before);
const ids = ({ messages }: RoomState) => messages.map(({ id }) => id);

test("has each message once and in order, however it comes", () => {
  const state = after([
    welcome([message(9), message(10)]),
    { type: "message", message: message(11) },
    { type: "message", message: message(10) },
    { type: "history", messages: [message(7), message(8)], hasMore: true },
  ]);
  expect(ids(state)).toEqual(["7", "8", "9", "10", "11"]);
  expect(state.hasMore).toBe(true);
});

test("goes on after a broken connection: what follows on stays, what has a gap before it begins anew", () => {
  const before = after([welcome([message(5), message(6)])]);
  expect(ids(after([welcome([message(6), message(7)])], before))).toEqual(["5", "6", "7"]);
  expect(ids(after([welcome([message(80), message(81)], { hasMore: true })], before))).toEqual(["80", "81"]);
  // What was removed meanwhile is not brought back.
  expect(ids(after([welcome([message(4), message(6)])], before))).toEqual(["4", "6"]);
});

test("keeps what was said until it is among the others", () => {
  const said = after([], after([welcome([])]), [{ type: "say", ref: "a", text: "在吗" }]);
  expect(said.pending).toEqual([{ ref: "a", text: "在吗" }]);
  // Somebody else's message with the same mark is not mine.
  expect(after([{ type: "message", message: message(1, { ref: "a", userNo: "2" }) }], said).pending).toHaveLength(1);
  expect(after([{ type: "message", message: message(1, { ref: "a", userNo: "1" }) }], said).pending).toEqual([]);
  expect(after([welcome([message(1, { ref: "a", userNo: "1" })])], said).pending).toEqual([]);
  const refused = after([{ type: "refused", ref: "a", reason: "tooFast", seconds: 4 }], said);
  expect(refused.pending).toEqual([{ ref: "a", text: "在吗", refused: "tooFast", seconds: 4 }]);
  expect(roomReducer(refused, { type: "retry", ref: "a" }).pending).toEqual([{ ref: "a", text: "在吗" }]);
  expect(roomReducer(refused, { type: "drop", ref: "a" }).pending).toEqual([]);
});

test("knows who may not write, and what was removed", () => {
  const state = after([
    welcome([message(1), message(2)]),
    { type: "removed", id: "1" },
    { type: "muted", userNo: "1", isMuted: true },
    { type: "muted", userNo: "2", isMuted: true },
  ]);
  expect([ids(state), state.isMuted, state.mutedUserNos]).toEqual([["2"], true, ["1", "2"]]);
  expect(after([{ type: "muted", userNo: "1", isMuted: false }], state)).toMatchObject({
    isMuted: false,
    mutedUserNos: ["2"],
  });
});

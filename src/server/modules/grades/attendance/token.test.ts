import { expect, test } from "vitest";
import { browserHash, codeAt, isCode, judgeToken, normaliseCode, ticketFor, timeOfTicket, tokenAt } from "./token.ts";

const secret = "a key of the tests";
const lessonId = "12";
const begin = Date.UTC(2026, 10, 23, 8, 0, 0);
const at = (ms: number) => new Date(begin + ms);
const judged = (ms: number, token = tokenAt(secret, { lessonId, now: at(0) }), lesson = lessonId) =>
  judgeToken(secret, { lessonId: lesson, token, now: at(ms) });

test("takes a token in its step and the next, and never after 20 s", () => {
  expect([0, 9_999, 10_000, 19_999].map((ms) => judged(ms))).toEqual(["good", "good", "good", "good"]);
  expect(judged(20_000)).toBe("old");
  const late = tokenAt(secret, { lessonId, now: at(9_000) });
  expect(judged(9_000 + 20_000, late)).toBe("old");
});

test("knows forged tokens, cut ones, and those of another lesson or another key", () => {
  const token = tokenAt(secret, { lessonId, now: at(0) });
  const later = `${Math.floor((begin + 60_000) / 10_000).toString(36)}.${token.split(".")[1]}`;
  for (const wrong of ["", ".", token.slice(0, -1), `${token}A`, later, "zzzzzzzzzzz.x", token.toUpperCase()])
    expect(judged(0, wrong), wrong).toBe("wrong");
  expect(judged(0, token, "13")).toBe("wrong");
  expect(judgeToken("another key", { lessonId, token, now: at(0) })).toBe("wrong");
});

test("takes six digits in their minute and half a minute after it", () => {
  const code = codeAt(secret, { lessonId, now: at(0) });
  expect(code).toMatch(/^\d{6}$/);
  const taken = (ms: number, lesson = lessonId) => isCode(secret, { lessonId: lesson, code, now: at(ms) });
  expect([0, 59_999, 89_999].map((ms) => taken(ms))).toEqual([true, true, true]);
  expect([90_000, 600_000].map((ms) => taken(ms))).toEqual([false, false]);
  expect(taken(0, "13")).toBe(false);
  expect(normaliseCode(" １２３ ４５6")).toBe("123456");
});

test("takes a ticket for ten minutes, in its browser and for its lesson alone, and knows when they came", () => {
  const browserKey = "0123456789abcdef";
  const ticket = ticketFor(secret, { lessonId, browserKey, now: at(0) });
  const good = { lessonId, browserKey, ticket };
  const time = (change: Partial<typeof good>, ms = 599_999) =>
    timeOfTicket(secret, { ...good, ...change, now: at(ms) });
  expect(time({})).toEqual(at(0));
  expect(time({}, 600_000)).toBeUndefined();
  expect(time({ browserKey: "0123456789abcdeg" })).toBeUndefined();
  expect(time({ lessonId: "13" })).toBeUndefined();
  expect(time({ ticket: ticket.slice(1) })).toBeUndefined();
  expect(time({ ticket: tokenAt(secret, { lessonId, now: at(0) }) })).toBeUndefined();
  expect(browserHash(secret, browserKey)).not.toContain(browserKey);
});

import { expect, test } from "vitest";
import { cleanText, readRequest } from "./live-chat.ts";

test("a message is one line without signs that nobody sees", () => {
  expect(cleanText("  老师\n好\t！\u0000 ")).toBe("老师 好 ！");
  expect(cleanText("\u202Egnp.exe\u202C")).toBe("gnp.exe");
  expect(cleanText("\u200B\uFEFF \u2028")).toBe("");
});

test("takes what can be asked, and nothing else", () => {
  expect(readRequest('{"type":"say","ref":"a-1","text":"你好","more":1}')).toEqual({
    type: "say",
    ref: "a-1",
    text: "你好",
  });
  expect(readRequest('{"type":"history","before":"12"}')).toEqual({ type: "history", before: "12" });
  for (const text of [
    "",
    "[",
    "null",
    "1",
    '{"type":"say","text":"x"}',
    '{"type":"say","ref":"a b","text":"x"}',
    '{"type":"say","ref":"a","text":1}',
    '{"type":"remove","id":"1;"}',
    '{"type":"mute","userNo":"1","isMuted":"yes"}',
    '{"type":"__proto__"}',
  ]) {
    expect(readRequest(text), text).toBeUndefined();
  }
});

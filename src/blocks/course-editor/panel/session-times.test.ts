import { expect, test } from "vitest";
import { begunAt, momentOf, timeText } from "./session-times.ts";

const at = (time: string) => momentOf(`2026-12-01 ${time}`);

test("a session without an end is an hour, also while its beginning is still being typed", () => {
  const typed = begunAt(at("19:03:00"), {});
  expect(typed).toEqual({ beginTime: "2026-12-01 19:03:00", endTime: "2026-12-01 20:03:00" });
  expect(begunAt(at("19:30:00"), typed)).toEqual({ beginTime: "2026-12-01 19:30:00", endTime: "2026-12-01 20:30:00" });
});

test("a session that is moved stays as long as it was, over midnight too", () => {
  expect(begunAt(at("23:00:00"), { beginTime: "2026-12-01 19:00:00", endTime: "2026-12-01 21:30:00" })).toEqual({
    beginTime: "2026-12-01 23:00:00",
    endTime: "2026-12-02 01:30:00",
  });
});

test("an end that was chosen first, or is wrong, is left to who chose it", () => {
  expect(begunAt(at("19:00:00"), { endTime: "2026-12-01 20:00:00" }).endTime).toBe("2026-12-01 20:00:00");
  expect(begunAt(at("19:00:00"), { beginTime: "2026-12-01 18:00:00", endTime: "2026-12-01 17:00:00" })).toEqual({
    beginTime: "2026-12-01 19:00:00",
  });
  expect(begunAt(undefined, { endTime: "2026-12-01 20:00:00" })).toEqual({ beginTime: undefined });
});

test("seconds are none", () => expect(timeText(at("19:00:42"))).toBe("2026-12-01 19:00:00"));

import { describe, expect, it } from "vitest";
import { dateTimeIn } from "./date-time.ts";
import { yuan } from "./money.ts";
import { pageOf, pageRange, pageSpan, totalFromPage } from "./paging.ts";
import { isRecordId } from "./record-id.ts";
import { wordingIn, wordingsIn } from "./localised-text.ts";

describe("pages", () => {
  it("are twenty rows from the first unless said, a hundred at most", () => {
    expect(pageRange({})).toEqual({ pageCurrent: 1, pageSize: 20, offset: 0 });
    expect(pageRange({ pageCurrent: 3, pageSize: 1000 })).toEqual({ pageCurrent: 3, pageSize: 100, offset: 200 });
  });

  it("say how many there are where they are the last", () => {
    const second = pageRange({ pageCurrent: 2, pageSize: 10 });
    expect(totalFromPage(4, second)).toBe(14);
    expect(totalFromPage(10, second)).toBeUndefined();
    expect(totalFromPage(0, second)).toBeUndefined();
    expect(totalFromPage(0, pageRange({}))).toBe(0);
  });

  it("count themselves", () => {
    expect(pageOf(["a"], 41, pageRange({}))).toEqual({
      list: ["a"],
      totalCount: 41,
      totalPage: 3,
      pageCurrent: 1,
      pageSize: 20,
    });
  });
});

describe("what leaves the server", () => {
  it("has money with two decimals", () => {
    expect([0, 5, 90, 19900, 19905].map(yuan)).toEqual(["0.00", "0.05", "0.90", "199.00", "199.05"]);
  });

  it("has times of the site's zone, China's unless said", () => {
    const moment = new Date("2026-03-01T16:30:05Z");
    expect(dateTimeIn(undefined, moment)).toBe("2026-03-02 00:30:05");
    expect(dateTimeIn("Europe/London", moment)).toBe("2026-03-01 16:30:05");
  });

  it("has names in the language asked for, else in Chinese, else none", () => {
    const names = { "zh-CN": "电工", en: "Electrician" };
    expect([
      wordingIn(names, "en"),
      wordingIn(names, "fr"),
      wordingIn(undefined, "en"),
      wordingIn(["x"], "en"),
    ]).toEqual(["Electrician", "电工", "", ""]);
    expect(wordingsIn({ en: ["a", 1] }, "en")).toEqual(["a"]);
  });
});

it("knows what can be the number of a record", () => {
  expect(["1", "9223372036854775807"].every(isRecordId)).toBe(true);
  expect(["", "-1", "1e3", "9223372036854775808", "99999999999999999999"].some(isRecordId)).toBe(false);
});

describe("several pages at once", () => {
  it.each([
    [
      { pageCurrent: 3, pageSize: 20 },
      { offset: 40, pageSize: 20 },
    ],
    [
      { pageFrom: 2, pageCurrent: 3, pageSize: 20 },
      { offset: 20, pageSize: 40 },
    ],
    [
      { pageFrom: 1, pageCurrent: 9, pageSize: 20 },
      { offset: 80, pageSize: 100 },
    ],
    [
      { pageFrom: 5, pageCurrent: 2, pageSize: 20 },
      { offset: 20, pageSize: 20 },
    ],
    [
      { pageFrom: 1, pageCurrent: 2, pageSize: 100 },
      { offset: 100, pageSize: 100 },
    ],
    [
      { pageFrom: 1, pageCurrent: 2, pageSize: 60 },
      { offset: 60, pageSize: 60 },
    ],
  ])("of %j are the rows %j", (input, rows) => {
    const span = pageSpan(input);
    expect(span.rows).toMatchObject(rows);
    expect(span.page).toMatchObject({ pageCurrent: input.pageCurrent, pageSize: input.pageSize });
  });
});

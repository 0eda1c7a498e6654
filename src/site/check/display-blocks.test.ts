import { expect, it } from "vitest";
import { checkLayer } from "./check.ts";
import type { Layer } from "../document/resolve.ts";
import { language } from "../testing/language.ts";
import { defaultLayer } from "../testing/layers.ts";

/** What the checker says of one block on the page of courses. */
function said(type: string, props: object, more: object = {}) {
  const block = { type, in: "main", props, ...more };
  const layer = { version: 1, screens: { list: { version: 1, blocks: { one: block } } } } as unknown as Layer;
  return checkLayer({ below: [defaultLayer()], layer, language }).filter(({ severity }) => severity === "error");
}
const words = (text: string) => ({ text: { "zh-CN": text, en: text } });
const picture = "/files/public/cover/aa/b.webp";

it("a picture says what it shows, or that it decorates; one that leads on says it all the same", () => {
  expect(said("picture", { picture, alt: words("车间") })).toEqual([]);
  expect(said("picture", { picture, caption: words("车间") })).toEqual([]);
  expect(said("picture", { picture, decorative: true })).toEqual([]);
  expect(said("picture", { picture: "" })).toEqual([]);
  expect(said("picture", { picture })).toMatchObject([{ key: "picture.noAlternative", pointer: "/blocks/one/props" }]);
  expect(said("picture", { picture, alt: words("") })).toMatchObject([{ key: "picture.noAlternative" }]);
  expect(said("picture", { picture, decorative: true, href: "/list" })).toMatchObject([
    { key: "picture.noAlternative" },
  ]);
  expect(said("gallery", { items: [{ picture, alt: words("车间") }, { picture }] })).toMatchObject([
    { key: "picture.noWords", pointer: "/blocks/one/props/items/1" },
  ]);
});

it("a frame has a page of an allowed host, written and not bound, and is told which there are", () => {
  const title = words("练习");
  expect(said("embed", { page: "https://scratch.mit.edu/projects/1", title })).toEqual([]);
  expect(said("embed", { page: "", title })).toEqual([]);
  expect(said("embed", { page: "https://evil.example/a", title })).toMatchObject([
    {
      key: "frame.refused",
      message: "nothing of evil.example can be shown here; copy the address of a page of an allowed host",
      allowed: expect.arrayContaining(["scratch.mit.edu", "bilibili.com"]) as string[],
    },
  ]);
  expect(said("embed", { page: { $bind: "route.query.page" }, title })).toMatchObject([{ key: "frame.bound" }]);
  expect(said("video", { video: "https://youtu.be/dQw4w9WgXcQ", title })).toEqual([]);
  expect(said("video", { video: "/files/tour.mp4", title })).toEqual([]);
  expect(said("video", { video: "https://cdn.example/tour.mp4", title })).toMatchObject([{ key: "frame.refused" }]);
  expect(said("video", { video: "https://scratch.mit.edu/projects/1", title })).toMatchObject([
    { key: "frame.refused" },
  ]);
});

it("a countdown has a date that there is, and is told how one is written", () => {
  expect(said("countdown", { until: "2028-02-29 09:00:00" })).toEqual([]);
  for (const until of ["2027-02-29 09:00:00", "2027-02-30 09:00:00", "2027-13-01 09:00:00", "明天"])
    expect(said("countdown", { until }), until).toMatchObject([
      { key: "value.noDateTime", pointer: "/blocks/one/props/until" },
    ]);
});

it("a table of a thousand rows is refused with the number that it may have", () => {
  const row = { cells: [words("一")] };
  const table = (rows: number) =>
    said("table", { caption: words("表"), rows: Array.from({ length: rows }, () => row) });
  expect(table(300)).toEqual([]);
  expect(table(1000)).toMatchObject([{ message: "at most 300 items", pointer: "/blocks/one/props/rows" }]);
});

it("a page of another host stands under no condition on the viewer", () => {
  const props = { page: "https://scratch.mit.edu/projects/1", title: words("练习") };
  const when = { path: "viewer.isVip", eq: true };
  expect(said("embed", props, { when })).toMatchObject([{ pointer: expect.stringContaining("/blocks/one") as string }]);
});

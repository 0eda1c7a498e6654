import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Blog } from "../../generated/types.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { BlogList } from "./BlogList.tsx";

const blog: Blog = {
  id: "5",
  title: "备考<b>三个月</b>",
  summary: "先看大纲",
  cover: "/a.svg",
  articleType: 1,
  userNo: "7",
  userName: "周晓明",
  userPhoto: "",
  labelNo: "2",
  labelName: "备考经验",
  countView: 12,
  countLike: 3,
  countComment: 1,
  countCollection: 0,
  gmtCreate: "2026-10-28 09:00:00",
  gmtModified: "2026-10-28 09:00:00",
};

test("links to each blog and its writer, and shows words as words", () => {
  const list = draw(BlogList, { items: [blog] });
  expect(addresses(list)).toEqual(["/blog/article/5", "/blog/blogger/7"]);
  expect(within(list).queryByRole("heading", { name: "备考<b>三个月</b>", level: 3 })).not.toBeNull();
  expect(within(list).getByRole("time").textContent).toBe("2026-10-28 09:00:00");
  expect(within(list).queryByRole("presentation")).not.toBeNull();
});

test("leaves out cover, summary and writer of headlines", () => {
  const headlines = draw(BlogList, { items: [blog], look: "headlines" });
  expect(within(headlines).queryByRole("presentation")).toBeNull();
  expect(headlines.textContent).not.toContain("先看大纲");
  expect(addresses(headlines)).toEqual(["/blog/article/5"]);
});

test("says so where there is nothing, with a way on", () => {
  const empty = draw(BlogList, { items: [], emptyText: "还没有文章", emptyHref: "/blog", emptyLabel: "看全部" });
  expect(empty.textContent).toContain("还没有文章");
  expect(addresses(empty)).toEqual(["/blog"]);
});

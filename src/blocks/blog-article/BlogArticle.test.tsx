import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Blog, RichText } from "../../generated/types.ts";
import { t } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { BlogArticle } from "./BlogArticle.tsx";

const heading = (words: string, level = 2) => ({
  type: "heading" as const,
  attrs: { level: level as 2 | 3 },
  content: [{ type: "text" as const, text: words }],
});
const paragraph = (words: string) => ({
  type: "paragraph" as const,
  content: [{ type: "text" as const, text: words }],
});
const content: RichText = {
  type: "doc",
  content: [paragraph("开头"), heading("一"), paragraph("甲"), heading("细", 3), heading("二"), paragraph("乙")],
};
const blog: Blog = {
  id: "5",
  title: "备考",
  summary: "",
  cover: "",
  articleType: 1,
  userNo: "7",
  userName: "周晓明",
  userPhoto: "",
  countView: 12,
  countLike: 3,
  countComment: 1,
  countCollection: 0,
  isEdited: 1,
  gmtCreate: "2026-10-28 09:00:00",
  gmtModified: "2026-11-02 09:00:00",
  content,
};

test("leads from its contents to each heading, and tells when it was edited", () => {
  const article = draw(BlogArticle, { blog });
  const links = addresses(article).filter((address): address is string => address?.startsWith("#") === true);
  expect(links).toHaveLength(3);
  for (const link of links)
    expect(within(article.querySelector<HTMLElement>(link)!).getAllByRole("heading")).toHaveLength(1);
  expect(article.textContent).toContain("2026-11-02");
  expect([...article.querySelectorAll("section")].map((section) => section.textContent)).toEqual([
    "开头",
    "一甲",
    "细",
    "二乙",
  ]);
});

test("has no contents where there are few headings", () => {
  const article = draw(BlogArticle, { blog: { ...blog, content: { type: "doc", content: [heading("一")] } } });
  expect(within(article).queryByRole("group")).toBeNull();
});

test("says that it waits for review, which its author alone sees, and nothing where everybody reads it", () => {
  expect(within(draw(BlogArticle, { blog: { ...blog, moderation: 2 } })).getByRole("status").textContent).toBe(
    t("blogArticle.waiting"),
  );
  expect(within(draw(BlogArticle, { blog })).queryByRole("status")).toBeNull();
});

import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { ArticleList } from "./ArticleList.tsx";

const article = {
  id: "5",
  artTitle: "新规解读",
  artSummary: "三点变化",
  artPic: "/a.svg",
  zoneName: "法规",
  gmtCreate: "2026-10-28 09:00:00",
};

test("links to each article with its date; headlines leave picture and summary out", () => {
  const list = draw(ArticleList, { items: [article] });
  expect(addresses(list)).toEqual(["/info/detail/5"]);
  expect(within(list).getByRole("time").textContent).toBe("2026-10-28");
  const headlines = draw(ArticleList, { items: [article], look: "headlines" });
  expect(within(list).getAllByRole("presentation")).toHaveLength(1);
  expect(within(headlines).queryByRole("presentation")).toBeNull();
  expect(headlines.textContent).not.toContain("三点变化");
});

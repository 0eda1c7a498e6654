import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { ArticleBody } from "./ArticleBody.tsx";

test("is one article with the page's heading, its date and a way back", () => {
  const article = draw(ArticleBody, {
    title: "新规解读",
    date: "2026-10-28 09:00:00",
    body: course.introduce,
    backHref: "/info",
    backLabel: "返回资讯",
  });
  expect(within(article).queryByRole("heading", { name: "新规解读", level: 1 })).not.toBeNull();
  expect(within(article).getByRole("time").textContent).toBe("2026-10-28");
  expect(addresses(article)).toEqual(["/info"]);
});

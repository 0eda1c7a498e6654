import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { PictureText } from "./PictureText.tsx";

test("shows the picture, the words and a way on", () => {
  const block = draw(PictureText, {
    picture: "/a.webp",
    alt: "工位",
    heading: "一人一个工位",
    level: 3,
    paragraphs: ["最多十二人。"],
    href: "/list",
    linkLabel: "看课程",
    base: "/org/1001",
  });
  expect(within(block).getByRole("img", { name: "工位" })).toBeTruthy();
  expect(within(block).getByRole("heading", { level: 3, name: "一人一个工位" })).toBeTruthy();
  expect(within(block).getByRole("paragraph").textContent).toBe("最多十二人。");
  expect(addresses(block)).toEqual(["/org/1001/list"]);
});

test("has a heading of sixty characters whole", () => {
  const name = "长".repeat(60);
  const block = draw(PictureText, { picture: "", heading: name });
  expect(within(block).getByRole("heading", { name })).toBeTruthy();
});

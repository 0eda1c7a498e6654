import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { lecturer } from "../testing/samples.ts";
import { LecturerCard } from "./LecturerCard.tsx";

test("is a card that leads to the lecturer, or the head of the lecturer's own page", () => {
  expect(draw(LecturerCard, { lecturer }).querySelector("h3 a")?.getAttribute("href")).toBe("/lecturer/7");
  const page = draw(LecturerCard, { lecturer, look: "page" });
  expect(page.querySelector("h1")?.textContent).toBe("陈立峰");
  expect(page.querySelector("a")).toBeNull();
});

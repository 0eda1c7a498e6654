import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { lecturer } from "../testing/samples.ts";
import { LecturerCard } from "./LecturerCard.tsx";

test("is a card that leads to the lecturer, or the head of the lecturer's own page", () => {
  const heading = within(draw(LecturerCard, { lecturer })).getByRole("heading", { level: 3 });
  expect(within(heading).getByRole("link", { name: "陈立峰" }).getAttribute("href")).toBe("/lecturer/7");
  const page = within(draw(LecturerCard, { lecturer, look: "page" }));
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("陈立峰");
  expect(page.queryByRole("link")).toBeNull();
});

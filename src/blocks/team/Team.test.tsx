import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { Team } from "./Team.tsx";

test("shows people with role and words, each name a heading", () => {
  const name = "الأستاذة فاطمة الزهراء";
  const block = draw(Team, {
    items: [{ name: "林知远", role: "校长", text: "办学十二年。", photo: "/l.webp", href: "/lecturer" }, { name }],
    level: 2,
    base: "/org/1001",
  });
  expect(texts(within(block).getAllByRole("heading", { level: 2 }))).toEqual(["林知远", name]);
  expect(texts(within(block).getAllByRole("listitem"))).toEqual(["林知远校长办学十二年。", `ا${name}`]);
  expect(addresses(block)).toEqual(["/org/1001/lecturer"]);
});

test("shows nothing without people", () => {
  expect(draw(Team, { items: [] }).innerHTML).toBe("");
});

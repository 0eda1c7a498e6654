import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { FooterNote } from "./FooterNote.tsx";

test("says what the site is", () => {
  expect(draw(FooterNote, { heading: "知行讲堂", text: "一间书院" }).textContent).toBe("知行讲堂一间书院");
});

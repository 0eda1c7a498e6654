import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { lecturer } from "../testing/samples.ts";
import { LecturerGrid } from "./LecturerGrid.tsx";

test("links to each lecturer; portraits leave the introduction out", () => {
  const cards = draw(LecturerGrid, { items: [lecturer] });
  expect(addresses(cards)).toEqual(["/lecturer/7"]);
  expect(cards.textContent).toContain("五十多条产线");
  expect(draw(LecturerGrid, { items: [lecturer], look: "portraits" }).textContent).not.toContain("五十多条产线");
});

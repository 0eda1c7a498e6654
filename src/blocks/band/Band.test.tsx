import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { Band } from "./Band.tsx";

test("goes from edge to edge around its content", () => {
  const band = draw(Band, { id: "about" }, { slots: { content: "内容" } }).firstElementChild;
  expect(band?.classList.contains("full")).toBe(true);
  expect(band?.id).toBe("about");
  expect(band?.textContent).toBe("内容");
});

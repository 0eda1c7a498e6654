import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { Divider } from "./Divider.tsx";

test("parts a page for who listens by a line or a mark, and not by room", () => {
  expect(within(draw(Divider, {})).getByRole("separator")).toBeTruthy();
  expect(within(draw(Divider, { look: "mark" })).getByRole("separator")).toBeTruthy();
  expect(within(draw(Divider, { look: "space", space: "large" })).queryByRole("separator")).toBeNull();
});

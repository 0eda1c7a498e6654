import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { EmptyState } from "./EmptyState.tsx";

test("says that there is nothing and shows a way on", () => {
  const state = draw(EmptyState, { heading: "还没有", href: "/list", linkLabel: "去看看" });
  expect(state.textContent).toBe("还没有去看看");
  expect(addresses(state)).toEqual(["/list"]);
});

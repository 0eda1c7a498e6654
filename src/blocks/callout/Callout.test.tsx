import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { Callout } from "./Callout.tsx";

test("shows its button only when the screen gives it actions", () => {
  const props = {
    heading: "加入",
    actionLabel: "申请",
    base: "/org/1003",
    actions: [{ label: "看课", href: "/live" }],
  };
  expect(draw(Callout, props).querySelector("button")).toBeNull();
  expect(addresses(draw(Callout, props))).toEqual(["/org/1003/live"]);
  expect(
    draw(Callout, props, { on: { action: async () => ({ done: true as const }) } }).querySelector("button")
      ?.textContent,
  ).toBe("申请");
});

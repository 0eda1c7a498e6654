import { within } from "@testing-library/react";
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
  expect(within(draw(Callout, props)).queryByRole("button")).toBeNull();
  expect(addresses(draw(Callout, props))).toEqual(["/org/1003/live"]);
  const on = { action: async () => ({ done: true as const }) };
  expect(within(draw(Callout, props, { on })).queryByRole("button", { name: "申请" })).not.toBeNull();
});

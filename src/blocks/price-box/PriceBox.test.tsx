import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { PriceBox } from "./PriceBox.tsx";

test("asks the signed out to sign in, and offers to buy only where that does something", () => {
  const box = draw(PriceBox, { course, signInUrl: "/login?t=login", outlineHref: "#outline" });
  expect(addresses(box)).toEqual(["/login?t=login", "#outline"]);
  expect(box.querySelector("button")).toBeNull();
  const buying = draw(PriceBox, { course, signedIn: true, signInUrl: "/login?t=login" }, { on: { enrol: async () => ({ done: true as const }) } });
  expect(addresses(buying)).toEqual([]);
  expect(buying.querySelector("button")?.textContent).toBe("购买课程");
});

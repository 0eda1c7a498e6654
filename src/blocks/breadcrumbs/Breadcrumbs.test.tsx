import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

test("ends with the page itself", () => {
  const crumbs = draw(Breadcrumbs, { items: [{ label: "首页", href: "/" }, { label: "讲师" }] });
  expect(addresses(crumbs)).toEqual(["/"]);
  expect(crumbs.querySelector("[aria-current]")?.textContent).toBe("讲师");
});

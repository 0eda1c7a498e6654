import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

test("ends with the page itself", () => {
  const crumbs = draw(Breadcrumbs, { items: [{ label: "首页", href: "/" }, { label: "讲师" }] });
  expect(addresses(crumbs)).toEqual(["/"]);
  expect(within(crumbs).getByText("讲师").closest("[aria-current]")).not.toBeNull();
});

import { expect, it } from "vitest";
import defaultTheme from "../../../tenants/default/theme.json" with { type: "json" };
import { brandOf, withBrand } from "./brand.ts";

type Written = { light: Record<string, string>; dark?: Record<string, string> };

it("shows the colour that was chosen, though what is pressed had to be darker", () => {
  for (const page of ["#f7f3ea", "#eceff1", "#333333"]) {
    const before = { ...defaultTheme.color, light: { ...defaultTheme.color.light, page } };
    expect(brandOf(withBrand(before, "#d9a95b"))).toBe("#d9a95b");
  }
  expect(brandOf(defaultTheme.color)).toBe("#2b3a70");
  expect(brandOf(undefined)).toBe("");
});

it("keeps the paper of a page, but no trace of the colour before", () => {
  const onPaper = withBrand(defaultTheme.color, "#0e5a47") as Written;
  expect(onPaper.light["page"]).toBe("#f7f3ea");
  const bare = { light: { ...defaultTheme.color.light, page: "#222222" } };
  const red = withBrand(bare, "#b3234a") as Written;
  const green = withBrand(red, "#0e5a47") as Written;
  expect(green).toEqual(withBrand(bare, "#0e5a47"));
  expect(green.light["page"]).not.toBe(red.light["page"]);
});

it("makes no dark mode for a site that has none, and nothing of what is no colour", () => {
  const { light } = defaultTheme.color;
  expect(Object.keys(withBrand({ light }, "#0e5a47") as Written)).toEqual(["light"]);
  expect(withBrand(defaultTheme.color, "wood")).toBe(defaultTheme.color);
});

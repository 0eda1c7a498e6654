import { describe, expect } from "vitest";
import { accessibilityProblems, test, widths } from "./harness.ts";

describe("issuing certificates", () => {
  test("its parts open by their links, on a phone", async ({ visit }) => {
    const { page } = await visit("/account/certificates", { as: "13800000003", width: widths.phone });
    await page.getByRole("link", { name: "模板", exact: true }).click();
    await page.locator(".cards img").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "颁发", exact: true }).click();
    await page
      .getByRole("button", { name: /^颁发给/ })
      .first()
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

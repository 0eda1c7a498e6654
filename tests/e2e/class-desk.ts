import type { Locator, Page } from "playwright-core";

/** Opens a part of the management of a class. */
export async function openPart(page: Page, name: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "班级管理" }).getByRole("link", { name });
  await link.click();
  await page.locator("[aria-current=page]", { hasText: name }).waitFor();
}

/** Opens the form of something that can be done, fills in its fields by their labels, and sends it. */
export async function fillInForm(
  page: Page,
  { opens, fields }: { opens: string; fields: Record<string, string> },
  more?: (form: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole("button", { name: opens }).first().click();
  const form = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await more?.(form);
  await form.getByRole("button", { name: opens.split(" ")[0] ?? opens, exact: true }).click();
  await form.waitFor({ state: "detached" });
}

/** A record of a list by what it is called. */
export const recordOf = (page: Page, name: string): Locator => page.locator("main li", { hasText: name });

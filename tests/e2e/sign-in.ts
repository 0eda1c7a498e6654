import type { Page } from "playwright-core";

export const password = "Lectern#2026";

/** Fills in the sign-in form on the page and sends it. */
export async function signIn(page: Page, name: string, secret = password): Promise<void> {
  await page.locator("input[name$=loginName]").fill(name);
  await page.locator("input[type=password]").fill(secret);
  await page.keyboard.press("Enter");
}

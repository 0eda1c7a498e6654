import type { Page } from "playwright-core";

let numbers = 0;

/** A mobile number that nobody in the demo has, another each time. */
export function freshMobile(): string {
  numbers += 1;
  return `1391${String(process.pid % 1000).padStart(3, "0")}${String(numbers).padStart(4, "0")}`;
}

/**
 * Fills in the number, asks for a code, and gives it as the demo shows it. After some codes of a day this solves a
 * captcha.
 */
export async function askForCode(page: Page, mobile: string): Promise<string> {
  await page.locator("input[type=tel]").fill(mobile);
  await page.locator(".lf-send").click();
  const hint = await page.locator(".lf-status b").innerText();
  return /\d{6}/.exec(hint)?.[0] ?? "";
}

/** Fills in the whole sign-up form on the page; sending it is left to the test. */
export async function fillInRegistration(
  page: Page,
  { mobile, password }: { mobile: string; password: string },
): Promise<void> {
  const code = await askForCode(page, mobile);
  await page.locator("input[autocomplete=one-time-code]").fill(code);
  await page.locator("input[autocomplete=new-password]").fill(password);
  await page.locator("input[type=checkbox]").check();
}

/** Makes a new account on a page that shows /register. */
export async function register(page: Page, person: { mobile: string; password: string }): Promise<void> {
  await fillInRegistration(page, person);
  await page.locator(".lf-submit").click();
  await page.waitForURL((url) => !url.pathname.includes("/register"));
}

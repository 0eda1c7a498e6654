import type { BrowserContext, Page } from "playwright-core";
import { createClient } from "../api/client.ts";
import { portal } from "./harness.ts";

export const password = "Lectern#2026";

/** Fills in the sign-in form on the page and sends it. */
export async function signIn(page: Page, name: string, secret = password): Promise<void> {
  await page.locator("input[name$=loginName]").fill(name);
  await page.locator("input[type=password]").fill(secret);
  await page.keyboard.press("Enter");
}

/**
 * Signs a demo account in without the form, which has tests of its own: a session by the API, and its cookie in the
 * browser.
 */
export async function holdSession(context: BrowserContext, name: string): Promise<void> {
  await holdToken(context, await createClient(portal.url).signIn(name));
}

/** Gives a browser the cookie of a session. */
export async function holdToken(context: BrowserContext, token: string): Promise<void> {
  await context.addCookies([{ name: "RC_WEB_TOKEN", value: token, url: portal.url }]);
}

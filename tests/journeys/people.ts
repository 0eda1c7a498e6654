import type { Page } from "playwright-core";
import { createClient, DEMO_PASSWORD, encryptPassword, ok } from "../api/client.ts";
import { solveCaptcha } from "../api/solve-captcha.ts";
import type { OperationId, OperationInput, OperationReply } from "../../src/generated/operations.ts";
import { freshMobile } from "../e2e/codes.ts";
import { portal } from "../e2e/harness.ts";

/** People of the demo, by their mobile numbers. */
export const demo = {
  learner: "13800000001",
  lecturer: "13800000002",
  organisation: "13800000003",
  member: "13800000004",
  operator: "13800000009",
} as const;

/** The organisation of `demo.organisation`. */
export const SCHOOL = "江城工业职业学校";

const client = createClient(portal.url);

/** What a call gives to whoever has the token; anything but success fails the test. */
export async function call<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  token?: string,
): Promise<OperationReply<Id>> {
  return ok(await client.call(id, input, token === undefined ? {} : { token }));
}

/** The only entry of a list, or its first; fails where there is none. */
export function first<Entry>(list: readonly Entry[]): Entry {
  const entry = list[0];
  if (entry === undefined) throw new Error("the list has no entry");
  return entry;
}

/** Signs a person in without the form. It ends the session that the person had before. */
export const signInAs = (mobile: string): Promise<string> => client.signIn(mobile);

/** The session of whoever is signed in on a page. */
export async function tokenOf(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")?.value ?? "";
}

/** Signs somebody new up without the form, at a site ("" is the platform's), with the password of the demo. */
export async function newPerson(orgNo = ""): Promise<{ mobile: string; token: string }> {
  const mobile = freshMobile();
  const headers: Record<string, string> = orgNo === "" ? {} : { orgno: orgNo };
  const { hint } = ok(
    await client.call("sendCode", { mobile, purpose: "register", captcha: await solveCaptcha(client) }, { headers }),
  );
  const key = await call("getLoginKey", {});
  const password = await encryptPassword(key, DEMO_PASSWORD);
  const { token } = ok(
    await client.call(
      "register",
      { mobile, code: known(hint), keyId: key.keyId, agreement: true, password },
      { headers },
    ),
  );
  return { mobile, token: known(token) };
}

let organisations = 0;

/** An organisation of its own, with a site that inherits everything but its name; the token is its account's. */
export async function newOrganisation(orgName: string): Promise<{ orgNo: string; token: string }> {
  const orgNo = `j${process.pid}-${(organisations += 1)}`;
  const mobile = freshMobile();
  await call(
    "addSite",
    { siteOrgNo: orgNo, orgName, englishName: `School ${orgNo}`, mobile },
    await signInAs(demo.operator),
  );
  const { hint } = await call("sendCode", { mobile, purpose: "login", captcha: await solveCaptcha(client) });
  const { token } = await call("loginWithCode", { mobile, code: known(hint) });
  return { orgNo, token: known(token) };
}

/** What the demo always gives. */
function known(text: string | undefined): string {
  if (text === undefined) throw new Error("the demo shows codes, and whoever signs in gets a token");
  return text;
}

/** Gives a browser the session of whoever the token is of. */
export async function holdToken(page: Page, token: string): Promise<void> {
  await page.context().addCookies([{ name: "RC_WEB_TOKEN", value: token, url: portal.url }]);
}

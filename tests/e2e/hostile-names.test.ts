import { afterAll, beforeAll, describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { portal, test, whenLive } from "./harness.ts";
import { accounts, addressesFor, addressOf } from "./screens.ts";

/** Names that people have, whose first character is more than one code unit, or that go the other way, or on and on. */
const names: Record<string, string> = {
  "13800000001": "🐼小熊",
  "13800000002": "👨‍👩‍👧‍👦一家人",
  "13800000003": "🇨🇳中国队",
  "13800000004": "محمد علي (C++)",
  "13800000005": "非".repeat(40),
  "13800000009": "👍🏽好人",
};

/** What they were called before: other files of this worker use the same server. */
const before = new Map<string, { name: string; userName: string | undefined }>();

async function rename(login: string, { name, userName }: { name: string; userName: string | undefined }) {
  const client = createClient(portal.url);
  const token = await client.signIn(login);
  const user = ok(await client.call("getUserView", {}, { token }));
  const blogger = await client.call("getOwnBlogger", {}, { token });
  before.set(login, { name: user.name, userName: blogger.data?.userName });
  expect((await client.call("updateUser", { name }, { token })).code).toBe(200);
  if (userName !== undefined && blogger.data?.userName !== undefined)
    expect((await client.call("updateBlogger", { userName }, { token })).code).toBe(200);
}

beforeAll(async () => {
  for (const [login, name] of Object.entries(names)) await rename(login, { name, userName: name });
});

afterAll(async () => {
  for (const [login, names] of before) await rename(login, names);
});

describe("every screen is drawn by the browser as it was served, whatever people are called", () => {
  for (const [who, login] of Object.entries(accounts))
    test.for(addressesFor(who).map((paths) => [paths[0]!, paths] as const))(
      `${who}: from %s on`,
      async ([first, paths], { visit }) => {
        // A page that differs says so as an error of the console, which fails the visit.
        const { page } = await visit(await addressOf(first), { as: login ?? "13800000001" });
        for (const path of paths.slice(1)) {
          await page.goto(portal.url + (await addressOf(path)));
          await whenLive(page);
        }
        expect(await page.locator("body").innerText()).not.toContain("\uFFFD");
      },
    );
});

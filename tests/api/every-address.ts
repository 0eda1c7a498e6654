import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { createClient } from "./client.ts";
import { isForTeachers, left, queries, samples } from "../address-samples.ts";
import type { PageServer } from "./pages-harness.ts";

export const accounts = {
  visitor: undefined,
  learner: "13800000001",
  lecturer: "13800000002",
  organisation: "13800000003",
  operator: "13800000009",
} as const;
export type Who = keyof typeof accounts;

/** An address of the platform with the account that may look at it. */
export interface ShownAddress {
  screen: string;
  address: string;
  who: Who;
}

/** One address of every screen, each with one who may see it; of those that `isThere` says are there. */
export async function everyAddress(
  server: PageServer,
  tenant: Tenant,
  screens: readonly string[],
  { isThere = () => true }: { isThere?: (pattern: string) => boolean } = {},
): Promise<ShownAddress[]> {
  const found: ShownAddress[] = [];
  for (const name of screens) {
    const screen = tenant.screen(name, "zh-CN");
    const { path, access = "public" } = screen?.composed ?? {};
    for (const pattern of [path ?? []].flat()) {
      if (left.has(pattern) || !isThere(pattern)) continue;
      const who = isForTeachers(name)
        ? "lecturer"
        : access === "public"
          ? "visitor"
          : access === "login"
            ? "learner"
            : access;
      found.push({ screen: name, address: await addressOf(server, pattern), who });
    }
  }
  return found;
}

async function addressOf(server: PageServer, pattern: string): Promise<string> {
  if (!pattern.includes("{")) return pattern + (queries[pattern] ?? "");
  const sample = samples[pattern];
  if (sample === undefined) throw new Error(`no sample for the address ${pattern}: add one above`);
  if ("value" in sample) return pattern.replace(/\{\w+\}/, encodeURIComponent(sample.value));
  const list = await (await fetch(server.url + sample.list)).text();
  const found = new RegExp(`href="(${pattern.replace(/\{\w+\}/, "[\\w-]+")})"`).exec(list)?.[1];
  if (found === undefined) throw new Error(`${sample.list} links to no ${pattern}`);
  return found;
}

/** Signs each account in, and gives a way to look at pages as any of them. */
export async function lookers(
  server: Pick<PageServer, "url">,
): Promise<(address: string, who?: Who, headers?: Record<string, string>) => Promise<Response>> {
  const client = createClient(server.url);
  const tokens = new Map<Who, string>();
  for (const [who, mobile] of Object.entries(accounts) as [Who, string | undefined][])
    if (mobile !== undefined) tokens.set(who, await client.signIn(mobile));
  return (address, who = "visitor", headers = {}) =>
    fetch(new URL(address, server.url), {
      redirect: "manual",
      headers: {
        "accept-language": "zh-CN",
        ...headers,
        ...(tokens.has(who) ? { cookie: `RC_WEB_TOKEN=${tokens.get(who)}` } : {}),
      },
    });
}

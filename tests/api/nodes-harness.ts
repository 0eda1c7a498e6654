import { expect, inject, onTestFinished } from "vitest";
import type { BusIntervals } from "../../src/server/database/bus-listening.ts";
import { TOKEN_COOKIE } from "../../src/server/modules/identity/index.ts";
import { createFreezableProxy, type FreezableProxy } from "./frozen-proxy.ts";
import { freshDatabase, startTestServer, type TestServer } from "./harness.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";

/** Two servers on one database, the second of which listens by a way that can freeze. */
export interface TwoNodes {
  first: TestServer;
  second: PageServer;
  way: FreezableProxy;
  /** Status of a page of organisation 1001 on the second node. */
  site(): Promise<number>;
  /** Status of a page that only who is signed in may see, on the second node. */
  account(): Promise<number>;
  ready(): Promise<{ status: number; checks?: Record<string, string> }>;
  /** The figure of the second node. */
  lastHeard(): Promise<number>;
  /** Suspends the site of 1001 and signs the person out, both on the first node. */
  change(): Promise<void>;
}

export async function startTwoNodes(busIntervals?: BusIntervals): Promise<TwoNodes> {
  const prepared = inject("testDatabase");
  if (prepared.kind !== "postgres") throw new Error("needs PostgreSQL");
  const fresh = await freshDatabase();
  onTestFinished(() => fresh.remove());
  const way = await createFreezableProxy(prepared.socketFolder);
  onTestFinished(() => way.close());
  const direct = new URL(fresh.environment["DATABASE_DIRECT_URL"] ?? fresh.environment["DATABASE_URL"] ?? "");
  direct.searchParams.set("host", way.socketFolder);
  const first = await startTestServer({ database: fresh });
  onTestFinished(() => first.close());
  const second = await startPageServer(
    {},
    {
      database: { ...fresh, environment: { ...fresh.environment, DATABASE_DIRECT_URL: direct.href } },
      ...(busIntervals ? { busIntervals } : {}),
    },
  );
  onTestFinished(() => second.close());
  const operator = await first.signIn("13800000009");
  const token = await first.signIn("13800000001");
  const status = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(second.url + path, { headers, redirect: "manual" });
    await reply.text();
    return reply.status;
  };
  return {
    first,
    second,
    way,
    site: () => status("/org/1001"),
    account: () => status("/account/order", { cookie: `${TOKEN_COOKIE}=${token}` }),
    async ready() {
      const reply = await fetch(`${second.url}/readyz`);
      const { checks } = (await reply.json()) as { checks?: Record<string, string> };
      return { status: reply.status, ...(checks ? { checks } : {}) };
    },
    async lastHeard() {
      const text = await (await fetch(`${second.url}/metrics`)).text();
      return Number(/^lectern_bus_last_heard_seconds (\S+)$/m.exec(text)?.[1]);
    },
    async change() {
      expect((await first.call("suspendSite", { siteOrgNo: "1001", reason: "试一试" }, { token: operator })).code).toBe(
        200,
      );
      expect((await first.call("logout", {}, { token })).code).toBe(200);
    },
  };
}

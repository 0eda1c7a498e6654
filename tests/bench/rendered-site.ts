import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { visitor } from "../../src/site/document/visitor.ts";

/** What a page asks of a site. */
export function use(tenant: Tenant | undefined): void {
  if (!tenant?.screen("home", "zh-CN")) throw new Error("the site has no home");
  tenant.view("zh-CN").for(visitor);
}

export function titleOf(tenant: Tenant | undefined): string | undefined {
  return tenant?.view("zh-CN").for(visitor).info.title;
}

/** Asks again and again, as often as the event loop comes round. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setImmediate(done));
}

/** Milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formattedJson } from "../formatted-json.ts";
import type { Who } from "./every-address.ts";
import { dataAddress, startWatchedPages, type WatchedPages } from "./watched-pages.ts";

let pages: WatchedPages;
beforeAll(async () => {
  pages = await startWatchedPages();
});
afterAll(() => pages?.close());

/**
 * How many statements a page reads whose shared things are in memory, for somebody of whom nothing is kept just now: the
 * fewest of three looks, because what is kept for a minute may end with any of them. How many transactions they share
 * depends on which is answered first.
 */
async function readsOf(address: string, who: Who): Promise<number> {
  await (await pages.look(dataAddress(address), who)).text();
  const counts: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const sent = await pages.statementsOf(address, who);
    counts.push(sent.filter((text) => !/^(batch|select set_config|begin|set local|commit|rollback)/.test(text)).length);
  }
  return Math.min(...counts);
}

// The statements are the same text on both databases: one of them is asked.
describe("what a page sends to the database", () => {
  it("is what the budget says", async () => {
    const counts: Record<string, Record<string, number>> = {};
    for (const { address, who: whose } of await pages.addresses()) {
      const who = whose === "visitor" ? "learner" : whose;
      (counts[who] ??= {})[address] = await readsOf(address, who);
    }
    await expect(await formattedJson(counts)).toMatchFileSnapshot("../budgets/page-statements.json");
  });
});

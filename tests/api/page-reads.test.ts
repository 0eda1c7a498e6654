import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formattedJson } from "../formatted-json.ts";
import type { Who } from "./every-address.ts";
import { dataAddress, startWatchedPages, type WatchedPages } from "./watched-pages.ts";

const budgetFile = join(import.meta.dirname, "../budgets/page-statements.json");
const budget = JSON.parse(readFileSync(budgetFile, "utf8")) as Record<string, Record<string, number>>;

let pages: WatchedPages;
beforeAll(async () => {
  pages = await startWatchedPages();
});
afterAll(() => pages?.close());

/** Looks at a page at most: what is kept for a minute may end with any of them. */
const LOOKS = 3;

/**
 * How many statements a page reads whose shared things are in memory, for somebody of whom nothing is kept just now: the
 * fewest of three looks, or the first that is what the budget says. How many transactions they share depends on which is
 * answered first.
 */
async function readsOf(address: string, who: Who): Promise<number> {
  await (await pages.look(dataAddress(address), who)).text();
  let fewest = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS && fewest !== budget[who]?.[address]; look += 1) {
    const sent = await pages.statementsOf(address, who);
    const reads = sent.filter((text) => !/^(batch|select set_config|begin|set local|commit|rollback)/.test(text));
    fewest = Math.min(fewest, reads.length);
  }
  return fewest;
}

// The statements are the same text on both databases: one of them is asked.
describe("what a page sends to the database", () => {
  it("is what the budget says", async () => {
    const counts: Record<string, Record<string, number>> = {};
    for (const { address, who: whose } of await pages.addresses()) {
      const who = whose === "visitor" ? "learner" : whose;
      (counts[who] ??= {})[address] = await readsOf(address, who);
    }
    await expect(await formattedJson(counts)).toMatchFileSnapshot(budgetFile);
  });
});

import { expect, test } from "vitest";
import { allPages, MAX_CHOICES } from "./all-pages.ts";

const listOf = (total: number) => async (page: { pageCurrent: number; pageSize: number }) => ({
  list: Array.from({ length: total }, (_, at) => at).slice(
    (page.pageCurrent - 1) * page.pageSize,
    page.pageCurrent * page.pageSize,
  ),
});

test("a choice offers all entries of a list, not the first page alone, and says where there are too many", async () => {
  for (const total of [0, 1, 100, 101, 250]) {
    const { list, isWhole } = await allPages(listOf(total));
    expect([list.length, new Set(list).size, isWhole], String(total)).toEqual([total, total, true]);
  }
  const { list, isWhole } = await allPages(listOf(MAX_CHOICES + 1));
  expect([list.length, isWhole]).toEqual([MAX_CHOICES, false]);
});

const PAGE_SIZE = 100;
/** Entries that a choice offers: more are not looked through by anybody. */
export const MAX_CHOICES = 2000;

/**
 * The entries of a list, page after page, for where all are offered at once. Of more than 2,000 the first, in the order
 * of the list: then it is not whole, which whoever shows it says.
 */
export async function allPages<Entry>(
  ask: (page: { pageCurrent: number; pageSize: number }) => Promise<{ list: readonly Entry[] }>,
): Promise<{ list: Entry[]; isWhole: boolean }> {
  const all: Entry[] = [];
  for (let pageCurrent = 1; pageCurrent <= MAX_CHOICES / PAGE_SIZE; pageCurrent += 1) {
    const { list } = await ask({ pageCurrent, pageSize: PAGE_SIZE });
    all.push(...list);
    if (list.length < PAGE_SIZE) return { list: all, isWhole: true };
  }
  return { list: all, isWhole: false };
}

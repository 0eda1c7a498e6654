/** Which page of a list is asked for. */
export interface PageInput {
  pageCurrent?: number | undefined;
  pageSize?: number | undefined;
}

/** A page as SQL needs it. */
export interface PageRange {
  pageCurrent: number;
  pageSize: number;
  offset: number;
}

/** Rows a page has when nothing is said, and at most (product.md, Conventions). */
const USUAL_SIZE = 20;
const LARGEST_SIZE = 100;

export function pageRange({ pageCurrent = 1, pageSize = USUAL_SIZE }: PageInput): PageRange {
  const size = Math.min(Math.max(pageSize, 1), LARGEST_SIZE);
  const current = Math.max(pageCurrent, 1);
  return { pageCurrent: current, pageSize: size, offset: (current - 1) * size };
}

/** The reply of every list. */
export interface Page<Entry> {
  list: Entry[];
  totalCount: number;
  totalPage: number;
  pageCurrent: number;
  pageSize: number;
}

export function pageOf<Entry>(list: Entry[], totalCount: number, { pageCurrent, pageSize }: PageRange): Page<Entry> {
  return { list, totalCount, totalPage: Math.ceil(totalCount / pageSize), pageCurrent, pageSize };
}

/**
 * How many rows there are in all, where the page itself says so: it is not full, so it is the last. Undefined where it
 * must be counted.
 */
export function totalFromPage(rows: number, { offset, pageSize }: PageRange): number | undefined {
  if (rows >= pageSize) return undefined;
  return rows > 0 || offset === 0 ? offset + rows : undefined;
}

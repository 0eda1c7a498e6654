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

/** Rows a page has when nothing is said, and at most. */
const USUAL_SIZE = 20;
const LARGEST_SIZE = 100;

export function pageRange({ pageCurrent = 1, pageSize = USUAL_SIZE }: PageInput): PageRange {
  const size = Math.min(Math.max(pageSize, 1), LARGEST_SIZE);
  const current = Math.max(pageCurrent, 1);
  return { pageCurrent: current, pageSize: size, offset: (current - 1) * size };
}

/** Several pages at once: the rows to read, and the page that the reply says it is, which is the last of them. */
export interface PageSpan {
  rows: PageRange;
  page: PageRange;
}

/**
 * The pages from `pageFrom` to `pageCurrent`, for a list that grows under one's eyes; no more of them than the largest
 * page has rows. Without `pageFrom`, or where it says nothing of use, one page.
 */
export function pageSpan({ pageFrom, ...input }: PageInput & { pageFrom?: number | undefined }): PageSpan {
  const page = pageRange(input);
  const { pageCurrent, pageSize } = page;
  const most = Math.max(1, Math.floor(LARGEST_SIZE / pageSize));
  const from = Math.min(Math.max(pageFrom ?? pageCurrent, pageCurrent - most + 1, 1), pageCurrent);
  return { page, rows: { pageCurrent, pageSize: (pageCurrent - from + 1) * pageSize, offset: (from - 1) * pageSize } };
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

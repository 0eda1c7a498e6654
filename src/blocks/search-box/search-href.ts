/**
 * Where the results of a keyword are (specification.md §2: search/{str} with the query type).
 * `.` and `..` are steps in a path, even when encoded; a space before them, which searching ignores, keeps them a word.
 */
export function searchHref(str: string, type: number): string {
  const word = /^\.{1,2}$/.test(str) ? ` ${str}` : str;
  return `/search/${encodeURIComponent(word)}?type=${type}`;
}

/**
 * The browser's code begins at one of these: every page of a site at `page`, the preview of a draft at `preview`, the
 * count of a page at `statistics`. What only the latter two need is in chunks of their own.
 */
export const entries = {
  page: "src/browser/entry.tsx",
  preview: "src/browser/preview/entry.tsx",
  statistics: "src/browser/statistics/entry.ts",
} as const;

export type EntryName = keyof typeof entries;

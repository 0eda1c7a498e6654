import type { ExamSafeBrowser } from "../../generated/types.ts";

/** What Safe Exam Browser puts into its pages, since 3.0 on macOS and iOS, and 3.3.2 on Windows. */
interface SafeBrowserGlobal {
  SafeExamBrowser?: {
    security?: { configKey?: string; browserExamKey?: string; updateKeys?: (done: () => void) => void };
  };
}

/** How long the first of those versions may take to work the hashes out. */
const HASHES_MS = 2000;
const isHash = (value: string | undefined): value is string => /^[0-9a-f]{64}$/i.test(value ?? "");

/**
 * What Safe Exam Browser tells this page of itself, as a part of a call; nothing in any other browser. The hashes are of
 * the address that the page was loaded with, or of the one that it has since.
 */
export async function safeBrowserInput(): Promise<{ safeBrowser?: ExamSafeBrowser }> {
  const { security } = (globalThis as SafeBrowserGlobal).SafeExamBrowser ?? {};
  if (!security) return {};
  if (!isHash(security.configKey) && !isHash(security.browserExamKey))
    await new Promise<void>((resolve) => {
      setTimeout(resolve, HASHES_MS);
      security.updateKeys?.(resolve);
    });
  const { configKey, browserExamKey } = security;
  const loaded = performance.getEntriesByType("navigation")[0]?.name;
  const urls = [location.href, ...(loaded === undefined ? [] : [loaded])].map((url) => url.replace(/#.*$/s, ""));
  return {
    safeBrowser: {
      urlList: [...new Set(urls)].filter((url) => url.length <= 2000),
      ...(isHash(configKey) ? { configKeyHash: configKey } : {}),
      ...(isHash(browserExamKey) ? { examKeyHash: browserExamKey } : {}),
    },
  };
}

/** Whether this page is shown by Safe Exam Browser. */
export const isSafeBrowser = (): boolean => (globalThis as SafeBrowserGlobal).SafeExamBrowser !== undefined;

const noticeKey = "lectern.notice";
/** How long the browser may take to load the page that a notice goes along to, in ms. */
const fresh = 10_000;

/**
 * Keeps words for the page that is shown next, in case the way to it loads a whole document and the message is lost
 * with this one.
 */
export function keepNotice(words: string): void {
  sessionStorage.setItem(noticeKey, JSON.stringify({ words, at: Date.now() }));
}

/** The words that were kept just now, once. */
export function takeNotice(): string | undefined {
  const { words, at } = JSON.parse(sessionStorage.getItem(noticeKey) ?? "{}") as { words?: string; at?: number };
  sessionStorage.removeItem(noticeKey);
  return at !== undefined && Date.now() - at < fresh ? words : undefined;
}

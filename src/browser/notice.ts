import type { Toast, Toasts } from "../renderer/toasts.ts";

const noticeKey = "lectern.notice";
/** How long the browser may take to load the page that messages go along to, in ms. */
const fresh = 10_000;

/** Keeps the messages that are shown for the next page, where that is a document of its own. */
export function keepNotices(toasts: Pick<Toasts, "list">): void {
  sessionStorage.setItem(noticeKey, JSON.stringify({ shown: toasts.list(), at: Date.now() }));
}

/** Shows the messages that were kept just now, once. */
export function showKeptNotices(toasts: Pick<Toasts, "show">): void {
  const kept = sessionStorage.getItem(noticeKey);
  sessionStorage.removeItem(noticeKey);
  const { shown, at } = JSON.parse(kept ?? '{"shown":[]}') as { shown: readonly Toast[]; at: number };
  if (Date.now() - at < fresh) for (const { text, tone } of shown) toasts.show(text, tone);
}

/**
 * Does something in an idle moment, at the latest after `timeout` ms. Safari knows no idle moments: there it is soon.
 */
export function whenIdle(work: () => void, timeout: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout });
  else setTimeout(work, 50);
}

const reloadedKey = "lectern.reloaded";
const leastBetween = 60_000;

/**
 * A chunk that cannot be loaded mostly means that a newer version was deployed: the page is loaded again, at most
 * once a minute. Without a network what stands is kept: of the paper of an exam nothing would be left but the browser's
 * own words. Gives whether it is being loaded.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (now - last < leastBetween) return false;
  sessionStorage.setItem(reloadedKey, String(now));
  location.reload();
  return true;
}

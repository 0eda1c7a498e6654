/** How long to wait before another try, in ms. */
const RETRY_INTERVAL_MS = 3000;

/**
 * What somebody else saved, after a conflict: asked for again until it comes. A person can choose only between two
 * drafts that are there. Undefined when nobody waits for it any more.
 */
export async function fetchTheirs<Draft>(
  fetch: () => Promise<Draft>,
  isWaitedFor: () => boolean,
): Promise<Draft | undefined> {
  while (isWaitedFor()) {
    const found = await fetch().then(
      (draft) => ({ draft }),
      () => undefined,
    );
    if (found) return isWaitedFor() ? found.draft : undefined;
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
  }
  return undefined;
}

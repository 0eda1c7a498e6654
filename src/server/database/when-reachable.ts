import { isUnavailable } from "./unavailable.ts";

const TIMEOUT_MS = 60_000;
const RETRY_MS = 1000;

/**
 * What `work` gives. While the database cannot be reached, as when a whole machine starts or is too busy to answer, it is
 * done again each second, for a minute; so it must be something that may be done again.
 *
 * @param onRetry is told why, before each wait.
 * @throws what the last try threw.
 */
export async function whenReachable<Result>(
  work: () => Promise<Result>,
  onRetry: (error: unknown) => void,
): Promise<Result> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > until) throw error;
      onRetry(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

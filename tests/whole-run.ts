import { it } from "vitest";
import { tier } from "./tier.ts";

/**
 * A test that the fast tier leaves to the whole run, in a file whose other tests it has: what does the same hundreds of
 * times, such as a crowd at once or a list of thousands. Its file stands as `partly` in `tests/areas.ts`.
 */
export const itInWholeRun: typeof it = tier === "fast" ? (it.skip as typeof it) : it;

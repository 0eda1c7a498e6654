import { rename, rm } from "node:fs/promises";

/**
 * Moves a folder that was made aside to where it belongs, in one step. What was there goes. Another run
 * (`npm test` beside `npm start`) may have put the same there meanwhile: then that stays.
 *
 * @param isThere whether the place has what it should have
 */
export async function putInPlace(
  made: string,
  { place, isThere }: { place: string; isThere: () => Promise<boolean> },
): Promise<void> {
  const old = `${made}-old`;
  try {
    if (await isThere()) return;
    await rename(place, old).catch(() => undefined);
    await rename(made, place);
  } catch (error) {
    if (!(await isThere())) throw error;
  } finally {
    for (const left of [made, old]) await rm(left, { recursive: true, force: true });
  }
}

/** Whether a phone or a tablet asks: those are sent to `/skip` by a site with an `h5Domain` (`specification.md §2`). */
export function isMobile(userAgent: string | undefined): boolean {
  return userAgent !== undefined && /Mobi|Android|iPhone|iPad|iPod|HarmonyOS/i.test(userAgent);
}

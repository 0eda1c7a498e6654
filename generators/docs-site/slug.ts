/** The anchor of a heading, as GitHub makes it, so that one link fits the repository and the pages. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

/** Gives the anchors of one page: a heading that is there again gets a number. */
export function createSlugs(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const slug = slugOf(heading);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}

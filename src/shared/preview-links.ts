/** Where a course is looked at before learners see it, by its courseCategory. */
export function previewHref(courseCategory: number, id: string): string {
  return `/preview/${previewKinds[courseCategory] ?? "course"}/${encodeURIComponent(id)}`;
}

const previewKinds: Readonly<Record<number, string>> = { 1: "course", 2: "live", 3: "library", 4: "resource" };

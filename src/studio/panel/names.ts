/** The names in a path of a form, without the numbers of entries: what words are looked up by. */
export function namesOf(path: readonly (string | number)[]): string[] {
  return path.filter((part): part is string => typeof part === "string" && !/^\d+$/.test(part));
}

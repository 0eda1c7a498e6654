/** `courseGrid` → `CourseGrid`, `profile-completion` → `ProfileCompletion`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|[-_.\s]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `profile-completion` → `profileCompletion`. */
export function camel(name: string): string {
  const joined = pascal(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

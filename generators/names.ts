/** `courseGrid` → `CourseGrid`, `profile-completion` → `ProfileCompletion`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|[-_.\s]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

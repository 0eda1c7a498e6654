/** A name with its first letter in upper case: `courseGrid` is drawn by `CourseGrid`. */
export function capitalize<Name extends string>(name: Name): Capitalize<Name> {
  return (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<Name>;
}

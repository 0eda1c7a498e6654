/** Where the browser keeps whether the person looks at a class as its admin. */
const gradeAdminKey = "isGradeAdmin";

/**
 * Forgets that somebody acts as the admin of a class when they go elsewhere by the header or a menu. Runs
 * before the link's own handler, so that the next page finds it forgotten.
 */
export function forgetGradeAdminOnMenus(): void {
  document.addEventListener(
    "click",
    ({ target }) =>
      target instanceof Element &&
      target.closest("header a, a.menu-link") &&
      localStorage.setItem(gradeAdminKey, "false"),
    true,
  );
}

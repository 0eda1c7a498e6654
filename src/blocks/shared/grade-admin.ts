/** Keeps whether the person manages the class that is open; menus forget it (src/browser/menu-navigation.ts). */
export function keepGradeAdmin(isGradeAdmin: boolean): void {
  localStorage.setItem("isGradeAdmin", String(isGradeAdmin));
}

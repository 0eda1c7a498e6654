import { useEffect, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { keepGradeAdmin } from "../shared/grade-admin.ts";

/** Shows nothing: keeps in the browser whether the person manages the class that is open. */
export function GradeAdmin({ isGradeAdmin }: BlockProps<"gradeAdmin">): ReactNode {
  useEffect(() => {
    if (isGradeAdmin !== undefined) keepGradeAdmin(isGradeAdmin);
  }, [isGradeAdmin]);
  return null;
}

/** The page of a course that the demo has. */
export const COURSE = "/view/1";

/** Authoring of courses: drafts, submitting, auditing, and putting on the shelf. */
export { publishedBody } from "./published-body.ts";
export { tellAudit } from "./notify-audit.ts";
export { lookUpCourse } from "./owner.ts";

/** Certificates: what others leave to be issued, the work that is left in the outbox, reminders, the cleanup, and files by address. */
export { addCompletions, type Completion, issueDue } from "./issuing/due.ts";
export { selectCertified } from "./issuing/certified.ts";
export { stepBatch } from "./issuing/batches.ts";
export { issueCertificate } from "./issuing/issue.ts";
export { selectTemplates } from "./issuing/queries.ts";
export { styles } from "./templates/styles.ts";
export { removeUnusedPictures } from "./images/remove-unused.ts";
export { remindExpiring } from "./reminders.ts";
export { registerCertificates } from "./register.ts";

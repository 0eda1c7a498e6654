import { EXAM_CHANGED, POST_CHANGED } from "../generated/error-codes.ts";

/** The errors by which a call says that another person changed the same thing meanwhile: there is a newer version. */
export const staleErrors: ReadonlySet<number> = new Set([EXAM_CHANGED, POST_CHANGED]);

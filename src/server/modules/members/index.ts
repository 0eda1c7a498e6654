/** The people of an organisation: what other modules may ask of them. */
export { selectSelfieKeys } from "./selfie-queries.ts";
export { removeFormer } from "./remove-former.ts";

/** The people of an organisation: what other modules may ask of them. */
export { removeFormer } from "./remove-former.ts";

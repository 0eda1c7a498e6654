// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import { nav } from "./documents.js";
import { essential } from "../runtime.js";

/** Whether it is a NavSettingsPatch; what is wrong is in `validate.errors`, one entry a mistake. */
export function validate(data) {
  const valid = nav(data);
  validate.errors = valid ? null : essential(nav.errors);
  return valid;
}

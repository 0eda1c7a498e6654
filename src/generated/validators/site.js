// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import { site } from "./documents.js";
import { essential } from "./runtime.js";

/** Whether it is a SiteSettings; what is wrong is in `validate.errors`, one entry a mistake. */
export function validate(data) {
  const valid = site(data);
  validate.errors = valid ? null : essential(site.errors);
  return valid;
}

// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import { theme } from "./documents.js";
import { essential } from "./runtime.js";

/** Whether it is a ThemeDocument; what is wrong is in `validate.errors`, one entry a mistake. */
export function validate(data) {
  const valid = theme(data);
  validate.errors = valid ? null : essential(theme.errors);
  return valid;
}

// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import { screen } from "./documents.js";
import { essential } from "./runtime.js";

/** Whether it is a ScreenDocument; what is wrong is in `validate.errors`, one entry a mistake. */
export function validate(data) {
  const valid = screen(data);
  validate.errors = valid ? null : essential(screen.errors);
  return valid;
}

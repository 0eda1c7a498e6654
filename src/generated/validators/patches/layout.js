// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import { layout } from "./documents.js";
import { essential } from "../runtime.js";

/** Whether it is a LayoutDocumentPatch; what is wrong is in `validate.errors`, one entry a mistake. */
export function validate(data) {
  const valid = layout(data);
  validate.errors = valid ? null : essential(layout.errors);
  return valid;
}

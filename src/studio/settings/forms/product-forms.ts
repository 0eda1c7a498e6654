import { completedForm, type FormOfCall } from "../../../site/document/complete-form.ts";
import type { StudioLanguage } from "../../language/load.ts";
import type { JsonObject } from "../../../shared/json.ts";

/**
 * The forms of the product that a site may change here, most used first; the others work only as they are, or are on
 * screens of the platform alone.
 */
export const productForms = [
  "profile-completion",
  "account-info",
  "advice",
  "custom-apply",
  "lecturer-application",
  "organisation-application",
  "coupon",
  "coupon-issue",
  "certificate-template",
  "certificate-mobiles",
  "grade-join",
  "grade-application",
  "member-code",
  "member-join",
  "member-list",
  "member-request",
  "member-removal",
  "member-verification",
  "member-refusal",
  "member-flags",
  "announcement",
  "article-zone",
  "lecturer-opinion",
  "lecturer-invitation",
  "lecturer-link",
  "lecturer-offer",
  "lecturer-share",
  "lecturer-removal",
  "staff-invitation",
  "staff-role",
  "staff-removal",
  "withdrawal",
  "bank-account",
  "review-opinion",
  "reviews-opinion",
  "writer-block",
  "course-draft",
  "open-course",
  "open-course-change",
  "open-course-cancel",
  "exam-time",
  "exam-notice",
  "exam-submission",
] as const;

export type ProductFormName = (typeof productForms)[number];

/**
 * Whether the call that a form is sent with leaves it to the form what has to be answered, and keeps fields of the
 * site's own.
 */
export function isFree(name: ProductFormName): boolean {
  return name === "profile-completion";
}

/** A form of the product, with what its call says of its fields. */
export async function loadForm(name: ProductFormName, { definitions }: StudioLanguage): Promise<JsonObject> {
  const form = await files[`../../../../schemas/forms/${name}.form.json`]?.();
  if (!form) throw new Error(`the product has no form ${name}`);
  return completedForm(form, definitions);
}

const files = import.meta.glob<JsonObject & FormOfCall>("../../../../schemas/forms/*.form.json", { import: "default" });

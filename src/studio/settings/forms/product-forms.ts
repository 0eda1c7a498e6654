import type { JsonObject } from "../../../shared/json.ts";

interface ProductForm {
  load: () => Promise<JsonObject>;
  /**
   * Whether the call that it is sent with leaves it to the form what has to be answered, and keeps fields of the site's
   * own.
   */
  isFree: boolean;
}

/** The forms of the product that a site may change here; the others work only as they are. */
export const productForms = {
  "profile-completion": {
    isFree: true,
    load: async () => (await import("../../../../schemas/forms/profile-completion.form.json")).default,
  },
  "account-info": {
    isFree: false,
    load: async () => (await import("../../../../schemas/forms/account-info.form.json")).default,
  },
  advice: { isFree: false, load: async () => (await import("../../../../schemas/forms/advice.form.json")).default },
  "custom-apply": {
    isFree: false,
    load: async () => (await import("../../../../schemas/forms/custom-apply.form.json")).default,
  },
  "lecturer-application": {
    isFree: false,
    load: async () => (await import("../../../../schemas/forms/lecturer-application.form.json")).default,
  },
  "organisation-application": {
    isFree: false,
    load: async () => (await import("../../../../schemas/forms/organisation-application.form.json")).default,
  },
} satisfies Record<string, ProductForm>;

export type ProductFormName = keyof typeof productForms;

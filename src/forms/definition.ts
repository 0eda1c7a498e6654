import { createContext } from "react";

/**
 * A form as it reaches a page: `schemas/forms/<name>.form.json` with the site's own patch, resolved.
 * Titles, help and messages are text keys; the words arrive with the page's messages.
 */
export interface FormDefinition {
  title: string;
  schema: Record<string, unknown>;
  uiSchema?: Record<string, unknown>;
  /** property → validation keyword → text key. Nested properties are written `contact.phone`. */
  messages?: Record<string, Record<string, string>>;
  /**
   * Which precompiled validator checks it: the name of a form in `src/generated/validators/forms`, or, for a form that
   * a site changed, the address of the script that was compiled when the site was published (starts with `/`).
   */
  validator: string;
}

/** The forms of a page by name. */
export type FormDefinitions = Readonly<Record<string, FormDefinition>>;

/**
 * The resolved forms that the blocks of this page use: the page's root provides `payload.forms`.
 * It is a context, because a form is named deep inside a block and is the same for the whole page.
 */
export const FormDefinitionsContext = createContext<FormDefinitions>({});

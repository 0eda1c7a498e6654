import { join } from "node:path";
import type { FormDefinition } from "../../../../site/document/form-definition.ts";

/** Why a form cannot be drawn; undefined where it can be. */
export type DrawForm = (form: FormDefinition) => Promise<string | undefined>;

/** The bundle that draws pages. */
const bundle = join(import.meta.dirname, "../../../../../dist/server/ssr.js");

/**
 * Draws with the bundle that draws pages. It is there where the portal was started to serve; in development, and for
 * tools beside it, nothing is drawn, and of a form that fails its page leaves out the block.
 */
export const drawBuilt: DrawForm = async (form) => {
  if (process.env["NODE_ENV"] !== "production") return undefined;
  const { formFault } = (await import(bundle)) as { formFault: DrawForm };
  return formFault(form);
};

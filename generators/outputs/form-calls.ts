import { lookupOperations } from "../../src/site/document/form-dialect.ts";
import type { JsonFile } from "../read/files.ts";
import type { FormSource } from "../read/sources.ts";
import { banner, type Output } from "./output.ts";

/**
 * `form-calls.ts`: the lists that the product's forms choose from. What a site puts into a form chooses from no others.
 */
export function formCallsOutput(forms: readonly JsonFile<FormSource>[]): Output {
  const rows = forms.flatMap(({ file, content }) => {
    const presented = JSON.stringify(content.uiSchema ?? {});
    const isPresented = (name: string) => presented.includes(JSON.stringify(name));
    const named = lookupOperations.filter(isPresented);
    const name = file.replace(/^.*\//, "").replace(/\.form\.json$/, "");
    return named.length > 0 ? [`  ${JSON.stringify(name)}: ${JSON.stringify(named)},\n`] : [];
  });
  return {
    path: "form-calls.ts",
    text: `${banner}import type { OperationId } from "../operations.ts";

/** Form → the operations that its fields look things up with. */
export const formCalls: Readonly<Record<string, readonly OperationId[]>> = {
${rows.join("")}};
`,
  };
}

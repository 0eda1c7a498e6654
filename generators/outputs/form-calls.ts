import { lookupOperations } from "../../src/site/document/form-dialect.ts";
import type { JsonFile } from "../read/files.ts";
import type { FormSource } from "../read/sources.ts";
import { banner, type Output } from "./output.ts";

/**
 * `form-calls.ts`: the lists that the product's forms choose from, where they upload to, and what seals passwords. What a site puts into a form
 * calls nothing more.
 */
export function formCallsOutput(forms: readonly JsonFile<FormSource>[]): Output {
  const rows = forms.flatMap(({ file, content }) => {
    const presented = JSON.stringify(content.uiSchema ?? {});
    const isPresented = (name: string) => presented.includes(JSON.stringify(name));
    // A form of a call may stand in any block; the other forms are of blocks that name what their widgets call.
    const uploads =
      content.operation !== undefined && ["picture", "upload"].some(isPresented) ? ["getUpload", "uploadFile"] : [];
    const keys = content.operation !== undefined && isPresented("password") ? ["getLoginKey"] : [];
    const named = [...lookupOperations.filter(isPresented), ...uploads, ...keys];
    const name = file.replace(/^.*\//, "").replace(/\.form\.json$/, "");
    return named.length > 0 ? [`  ${JSON.stringify(name)}: ${JSON.stringify(named)},\n`] : [];
  });
  return {
    path: "form-calls.ts",
    text: `${banner}import type { OperationId } from "../operations.ts";

/** Form → the operations that its fields need. */
export const formCalls: Readonly<Record<string, readonly OperationId[]>> = {
${rows.join("")}};
`,
  };
}

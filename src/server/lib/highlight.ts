import type { RichText } from "../../generated/types.ts";
import type { CodeSpan } from "../../shared/code/draw-code.ts";
import { codeIn, withCode, type Code } from "../../shared/code/with-code.ts";
import type { Services } from "../core/services.ts";

/**
 * A document as it is stored: the pieces of its code stand beside it, so that no reader needs a script for its colours.
 * Threads work on behalf of `owner`. Where they cannot, the code is stored without.
 */
export async function highlight(
  document: RichText,
  { services: { work, log }, owner }: { services: Pick<Services, "work" | "log">; owner: string },
): Promise<RichText> {
  const codes = codeIn(document);
  if (codes.length === 0) return withCode(document, () => undefined);
  try {
    const drawn = await work.run("drawCode", codes, { owner });
    const spans = new Map(codes.map((code, place): [string, CodeSpan[] | undefined] => [keyOf(code), drawn[place]]));
    return withCode(document, (code) => spans.get(keyOf(code)));
  } catch (error) {
    log.warn({ err: error, owner }, "code is stored without its colours");
    return withCode(document, () => undefined);
  }
}

const keyOf = ({ language, text }: Code): string => `${language} ${text}`;

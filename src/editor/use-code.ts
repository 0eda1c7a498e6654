import { useEffect, useMemo, useState } from "react";
import type { RichText } from "../generated/types.ts";
import { codeIn, withCode } from "../shared/code/with-code.ts";

type Draw = typeof import("../shared/code/draw-code.ts").drawCode;

/**
 * A document with its code in pieces: what is being written has never been at the server. What tells them apart is
 * fetched with the first code in a language.
 */
export function useCode(document: RichText): RichText {
  const [draw, setDraw] = useState<Draw>();
  const hasCode = useMemo(() => codeIn(document).length > 0, [document]);
  useEffect(() => {
    if (!hasCode || draw) return;
    void import("../shared/code/draw-code.ts").then(({ drawCode }) => setDraw(() => drawCode));
  }, [hasCode, draw]);
  return useMemo(
    () => (draw && hasCode ? withCode(document, ({ text, language }) => draw(text, language)) : document),
    [document, draw, hasCode],
  );
}

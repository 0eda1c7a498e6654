import { useEffect, useMemo, useState } from "react";
import { formulaeIn, withFormulae } from "../shared/formula/with-formulae.ts";

type Draw = typeof import("../shared/formula/draw-formula.ts").drawFormula;

/**
 * A document, or what has some in it, with its formulae drawn: what is being written has never been at the server. KaTeX
 * is fetched with the first formula; until then their source is shown.
 */
export function useFormulae<Value>(value: Value): Value {
  const [draw, setDraw] = useState<Draw>();
  const hasFormulae = useMemo(() => formulaeIn(value).length > 0, [value]);
  useEffect(() => {
    if (!hasFormulae || draw) return;
    void import("../shared/formula/draw-formula.ts").then(({ drawFormula }) => setDraw(() => drawFormula));
  }, [hasFormulae, draw]);
  return useMemo(() => {
    if (!draw || !hasFormulae) return value;
    return withFormulae(value, ({ type, attrs }) => {
      const drawn = draw(attrs.latex, type === "formulaBlock");
      return "math" in drawn ? drawn.math : undefined;
    });
  }, [value, draw, hasFormulae]);
}

import { useState, type PointerEvent, type ReactNode } from "react";
import type { Translate } from "../block.ts";
import type { Stroke } from "./local-notes.ts";

interface Props {
  children: ReactNode;
  strokes: readonly Stroke[];
  change: (strokes: readonly Stroke[]) => void;
  t: Translate;
}

/** How near a line has to be to be rubbed out, and how far apart its points are, in thousandths of the width. */
const NEAR = 15;
const STEP = 3;
/** Lines that are kept at most, and points of each. */
const MAX_STROKES = 300;
const MAX_POINTS = 1000;

/** A material that one can draw on, as with a pencil on paper. Lines are kept in shares of the width. */
export function DrawOver({ children, strokes, change, t }: Props): ReactNode {
  const [tool, setTool] = useState<"none" | "pen" | "rubber">("none");
  const [line, setLine] = useState<Stroke>();
  const pointOf = (event: PointerEvent<HTMLElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (value: number) => Math.round((value / (box.width || 1)) * 1000);
    return [share(event.clientX - box.left), share(event.clientY - box.top)];
  };
  const rub = ([x, y]: [number, number]) => {
    const left = strokes.filter((stroke) => !isNear(stroke, x, y));
    if (left.length < strokes.length) change(left);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    if (tool === "rubber") rub(pointOf(event));
    setLine(tool === "pen" ? pointOf(event) : []);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!line) return;
    const [x, y] = pointOf(event);
    if (tool === "rubber") return rub([x, y]);
    const far = Math.hypot(x - (line.at(-2) ?? x), y - (line.at(-1) ?? y)) >= STEP;
    if (far && line.length < MAX_POINTS * 2) setLine([...line, x, y]);
  };
  const end = () => {
    if (line && line.length > 2) change([...strokes, line].slice(-MAX_STROKES));
    setLine(undefined);
  };
  const choose = (one: "pen" | "rubber") => setTool(tool === one ? "none" : one);
  return (
    <div className="drawn">
      <p className="tools">
        <button type="button" className="btn ghost" aria-pressed={tool === "pen"} onClick={() => choose("pen")}>
          {t("examSheet.draw.pen")}
        </button>
        {strokes.length > 0 && (
          <>
            <button
              type="button"
              className="btn ghost"
              aria-pressed={tool === "rubber"}
              onClick={() => choose("rubber")}
            >
              {t("examSheet.draw.rubber")}
            </button>
            <button type="button" className="btn ghost" onClick={() => change(strokes.slice(0, -1))}>
              {t("examSheet.draw.undo")}
            </button>
            <button type="button" className="btn ghost" onClick={() => change([])}>
              {t("examSheet.draw.clear")}
            </button>
          </>
        )}
      </p>
      <div className="paper">
        {children}
        {/* A square as wide as the material; what is drawn below it shows as well. */}
        <svg viewBox="0 0 1000 1000" aria-hidden="true">
          {[...strokes, ...(line && line.length > 0 ? [line] : [])].map((stroke, index) => (
            <polyline key={index} points={stroke.join(" ")} />
          ))}
        </svg>
        {tool !== "none" && (
          <div
            className="hand"
            data-tool={tool}
            onPointerDown={begin}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          />
        )}
      </div>
    </div>
  );
}

function isNear(stroke: Stroke, x: number, y: number): boolean {
  for (let index = 0; index + 1 < stroke.length; index += 2)
    if (Math.hypot((stroke[index] ?? 0) - x, (stroke[index + 1] ?? 0) - y) < NEAR) return true;
  return false;
}

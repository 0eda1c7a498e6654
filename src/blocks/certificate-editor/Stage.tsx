import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from "react";
import type { CertificateDesign, CertificateElement } from "../../generated/types.ts";
import { paperOf } from "../../shared/certificate-paper.ts";
import type { Translate } from "../block.ts";
import type { Box } from "./state/design.ts";
import { useDrag } from "./use-drag.ts";
import type { Preview } from "./use-preview.ts";

interface StageProps {
  design: CertificateDesign;
  preview: Preview | undefined;
  isDrawing: boolean;
  selected: number | undefined;
  /** Places of elements with which something is wrong. */
  wrong: ReadonlySet<number>;
  nameOf: (element: CertificateElement) => string;
  onSelect: (index: number | undefined) => void;
  onMove: (index: number, by: { x: number; y: number }) => void;
  onDrop: (index: number, box: Box) => void;
  onRemove: (index: number) => void;
  id: string;
  t: Translate;
}

/** Points that an arrow key moves by; with shift more. */
const [STEP, LARGE_STEP] = [1, 10];

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The paper: the certificate as the server draws it, and over each element a box to take hold of. What is dragged carries
 * its piece of the picture along.
 */
export function Stage(props: StageProps): ReactNode {
  const { design, preview, isDrawing, selected, wrong, nameOf, onSelect, onMove, onDrop, onRemove, id, t } = props;
  const paper = useRef<HTMLDivElement>(null);
  const { drag, grip } = useDrag({ design, paper, onDrop });
  const { width, height } = paperOf(design);
  const picture = preview && `data:image/png;base64,${preview.picture}`;
  const onKey = (event: KeyboardEvent, index: number) => {
    const arrow = arrows[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow) {
      const step = event.shiftKey ? LARGE_STEP : STEP;
      onMove(index, { x: arrow.x * step, y: arrow.y * step });
    } else if (event.key === "Delete" || event.key === "Backspace") onRemove(index);
    else if (event.key === "Escape") onSelect(undefined);
    else return;
    event.preventDefault();
  };
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const placeOf = ({ left, top, width: wide, height: high }: Box): CSSProperties => ({
    left: percent(left, width),
    top: percent(top, height),
    width: percent(wide, width),
    height: percent(high, height),
  });
  /** Its piece of the picture, where it stood when that was drawn. */
  const pieceOf = (index: number): CSSProperties => {
    const drawn = preview?.design.elements[index];
    if (!drawn || !picture) return {};
    const from = (start: number, room: number) => `${room === 0 ? 0 : (start / room) * 100}%`;
    return {
      backgroundImage: `url("${picture}")`,
      backgroundSize: `${percent(width, drawn.width)} ${percent(height, drawn.height)}`,
      backgroundPosition: `${from(drawn.left, width - drawn.width)} ${from(drawn.top, height - drawn.height)}`,
    };
  };
  return (
    <div
      ref={paper}
      className="paper"
      role="group"
      aria-label={t("certificateEditor.paper")}
      aria-describedby={`${id}-keys`}
      aria-busy={isDrawing || undefined}
      data-moving={(drag && !drag.isSize) || undefined}
      style={{ aspectRatio: `${width} / ${height}`, background: design.background }}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onSelect(undefined)}
    >
      {picture && <img src={picture} alt="" draggable={false} />}
      {design.elements.map((element, index) => {
        const isDragged = drag?.index === index;
        return (
          <button
            // Elements have no names of their own: they are known by their places.
            key={index}
            id={`${id}-element-${index}`}
            type="button"
            className="element"
            style={{ ...placeOf(isDragged ? drag.box : element), ...(isDragged && !drag.isSize ? pieceOf(index) : {}) }}
            aria-label={nameOf(element)}
            aria-pressed={index === selected}
            data-wrong={wrong.has(index) || undefined}
            onFocus={() => onSelect(index)}
            onClick={() => onSelect(index)}
            onKeyDown={(event) => onKey(event, index)}
            {...grip(index)}
          />
        );
      })}
      {selected !== undefined && design.elements[selected] && (
        <span
          className="size"
          style={(() => {
            const box = drag?.index === selected ? drag.box : design.elements[selected];
            return { left: percent(box.left + box.width, width), top: percent(box.top + box.height, height) };
          })()}
          {...grip(selected, true)}
        />
      )}
      {drag?.guides.map((guide) =>
        "x" in guide ? (
          <i key={`x${guide.x}`} className="guide" style={{ left: percent(guide.x, width), top: 0, bottom: 0 }} />
        ) : (
          <i key={`y${guide.y}`} className="guide" style={{ top: percent(guide.y, height), left: 0, right: 0 }} />
        ),
      )}
    </div>
  );
}

import { useState, type PointerEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { addSiteImagePart } from "../../generated/client.ts";
import type { SiteImage } from "../../generated/types.ts";
import { pressedKey } from "../../ui/pressed-key.ts";
import { messageOf } from "../calls/outcome.ts";
import type { Workbench } from "../types.ts";
import { fitted, moved, resized, whole, type Part } from "./part.ts";
import { arrowStep, usePercentDrag } from "./use-percent-drag.ts";

interface CutEditorProps {
  workbench: Pick<Workbench, "draft" | "t">;
  image: SiteImage;
  onCut: (image: SiteImage) => void;
  onClose: () => void;
}

const shapes = { free: undefined, square: 1, photo: 4 / 3, wide: 16 / 9 } as const;
const shapeNames = ["free", "square", "photo", "wide"] as const;

/** Cuts a part out of a picture, as one of its own: the frame is dragged, or moved and sized by arrow keys. */
export function CutEditor({ workbench: { draft, t }, image, onCut, onClose }: CutEditorProps): ReactNode {
  const { box, begin } = usePercentDrag();
  const [part, setPart] = useState<Part>(whole);
  const [shape, setShape] = useState<keyof typeof shapes>("free");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // In percent of a side: a square is one only in a square picture.
  const ratio = shapes[shape] === undefined ? undefined : (shapes[shape] * image.height) / image.width;
  const labels = {
    free: t("studio.library.cut.free"),
    square: "1 : 1",
    photo: "4 : 3",
    wide: "16 : 9",
  };

  const drag = (event: PointerEvent, change: (from: Part, by: { x: number; y: number }) => Part) => {
    event.stopPropagation();
    const before = part;
    begin(event, (at, from) => setPart(change(before, { x: at.x - from.x, y: at.y - from.y })));
  };
  async function cut() {
    setBusy(true);
    setProblem(undefined);
    try {
      onCut(await addSiteImagePart({ siteOrgNo: draft.siteOrgNo, imageId: image.imageId, ...part }));
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  }

  return (
    <Field role="group" aria-label={t("studio.library.cut")}>
      <div className="shapes" role="group" aria-label={t("studio.library.cut.shape")}>
        {shapeNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shape}
            onClick={() => {
              setShape(name);
              const sides = shapes[name];
              if (sides !== undefined) setPart(fitted((sides * image.height) / image.width));
            }}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <div className="picture" ref={box}>
        <img src={image.fileUrl} alt="" draggable={false} />
        <button
          type="button"
          className="cut"
          aria-label={t("studio.library.cut.frame", {
            left: part.left,
            top: part.top,
            width: part.width,
            height: part.height,
          })}
          style={{ left: `${part.left}%`, top: `${part.top}%`, width: `${part.width}%`, height: `${part.height}%` }}
          onPointerDown={(event) => drag(event, moved)}
          onKeyDown={(event) => {
            const step = arrowStep(pressedKey(event), false);
            if (!step) return;
            event.preventDefault();
            setPart(event.shiftKey ? resized(part, step, ratio) : moved(part, step));
          }}
        />
        <span
          className="corner"
          aria-hidden="true"
          style={{ left: `${part.left + part.width}%`, top: `${part.top + part.height}%` }}
          onPointerDown={(event) => drag(event, (from, by) => resized(from, by, ratio))}
        />
      </div>
      <p>{t("studio.library.cut.about")}</p>
      {problem !== undefined && (
        <p className="fault" role="alert">
          {problem}
        </p>
      )}
      <div className="shapes">
        <button type="button" className="btn" disabled={isBusy} onClick={() => void cut()}>
          {t("studio.library.cut.do")}
        </button>
        <button type="button" className="btn ghost" onClick={onClose}>
          {t("studio.cancel")}
        </button>
      </div>
    </Field>
  );
}

const Field = styled("div")`
  display: grid;
  gap: 8px;
  .shapes {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .shapes > :not(.btn) {
    min-height: 32px;
    padding: 4px 10px;
    font: inherit;
    color: inherit;
    background: var(--color-surface);
    cursor: pointer;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
  }
  .shapes > [aria-pressed="true"] {
    border-color: var(--color-primary);
    box-shadow: inset 0 0 0 1px var(--color-primary);
  }
  .picture {
    position: relative;
    width: fit-content;
    max-width: 100%;
    margin: 0 auto;
    overflow: hidden;
    touch-action: none;
    user-select: none;
    background: var(--color-surface-alt);
  }
  .picture > img {
    display: block;
    max-width: 100%;
    max-height: 300px;
  }
  .cut {
    position: absolute;
    box-sizing: border-box;
    padding: 0;
    background: transparent;
    border: 2px solid #fff;
    border-radius: 0;
    outline-offset: -4px;
    box-shadow: 0 0 0 2000px rgb(0 0 0 / 55%);
    cursor: move;
  }
  .corner {
    position: absolute;
    width: 28px;
    height: 28px;
    translate: -32px -32px;
    touch-action: none;
    background: #fff;
    border: 2px solid #000;
    border-radius: 50%;
    cursor: nwse-resize;
  }
  p {
    margin: 0;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .fault {
    color: var(--color-danger);
  }
`;

import type { PointerEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { focusKey, focusOf, middle, type FocusPoint } from "../../site/document/image-focus.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import { removeValue, setValue } from "../../site/edit/edit.ts";
import { pressedKey } from "../../ui/pressed-key.ts";
import type { Workbench } from "../types.ts";
import { arrowStep, usePercentDrag, within } from "./use-percent-drag.ts";

interface FocusEditorProps {
  workbench: Pick<Workbench, "draft" | "edit" | "t">;
  /** The address of the picture. */
  picture: string;
}

/** The point of a picture that stays in sight wherever the site cuts it: pressed, dragged, or moved by arrow keys. */
export function FocusEditor({ workbench: { draft, edit, t }, picture }: FocusEditorProps): ReactNode {
  const { box, begin, tap } = usePercentDrag();
  const { own, base } = draft;
  const theme = effectiveValue({ own, base, path: ["theme"] });
  const found = focusOf(theme, picture);
  const point = found?.point ?? middle;
  const path = ["theme", "focus", found?.key ?? focusKey(picture)];

  const set = ({ x, y }: FocusPoint) =>
    edit(
      (layer) => setValue({ own: layer, path, value: { picture, x: within(x), y: within(y) } }),
      "studio.edit.focus",
      {
        together: `focus ${picture}`,
      },
    );
  const reset = () => edit((layer) => removeValue({ own: layer, inherited: base, path }), "studio.edit.focus");

  return (
    <Field role="group" aria-label={t("studio.library.focus")}>
      <div
        className="picture"
        ref={box}
        // A finger on the picture may only want to scroll past it: it drags the mark, and sets it by a tap.
        onPointerDown={(event) => (isDrag(event) ? begin : tap)(event, (at) => set(at))}
      >
        <img src={picture} alt="" draggable={false} />
        <button
          type="button"
          aria-label={t("studio.library.focus.at", { x: point.x, y: point.y })}
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          onKeyDown={(event) => {
            const step = arrowStep(pressedKey(event), event.shiftKey);
            if (!step) return;
            event.preventDefault();
            set({ x: point.x + step.x, y: point.y + step.y });
          }}
        />
      </div>
      <div className="looks" aria-hidden="true">
        {["16 / 5", "1 / 1", "3 / 4"].map((aspectRatio) => (
          <img
            key={aspectRatio}
            src={picture}
            alt=""
            style={{ aspectRatio, objectPosition: `${point.x}% ${point.y}%` }}
          />
        ))}
      </div>
      <p>
        {t("studio.library.focus.about")}{" "}
        {found && (
          <button type="button" className="reset" onClick={reset}>
            {t("studio.library.focus.reset")}
          </button>
        )}
      </p>
    </Field>
  );
}

function isDrag({ pointerType, target }: PointerEvent): boolean {
  return pointerType !== "touch" || target instanceof HTMLButtonElement;
}

const Field = styled("div")`
  display: grid;
  gap: 8px;
  .picture {
    position: relative;
    width: fit-content;
    max-width: 100%;
    margin: 0 auto;
    cursor: crosshair;
    user-select: none;
    background: var(--color-surface-alt);
  }
  .picture > img {
    display: block;
    max-width: 100%;
    max-height: 260px;
    object-fit: contain;
  }
  .picture > button {
    position: absolute;
    touch-action: none;
    width: 28px;
    height: 28px;
    translate: -14px -14px;
    background: transparent;
    border: 3px solid #fff;
    border-radius: 50%;
    box-shadow:
      0 0 0 2px #000,
      inset 0 0 0 2px #000;
    cursor: grab;
  }
  .looks {
    display: flex;
    gap: 8px;
    align-items: flex-end;
    justify-content: center;
  }
  .looks img {
    min-width: 0;
    height: 44px;
    object-fit: cover;
    border-radius: 4px;
  }
  p {
    margin: 0;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .reset {
    padding: 4px 0;
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

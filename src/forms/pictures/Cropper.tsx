import { useEffect, useRef, useState, type ReactNode } from "react";
import { ReactCrop } from "react-image-crop";
import cropCss from "react-image-crop/dist/ReactCrop.css?inline";
import { styled } from "styled-components";
import { cut, drawPart } from "./cut.ts";
import { maxZoom, partAt, zoomOf, type Part, type Size } from "./part.ts";

interface CropperProps {
  /** The chosen picture as a data address. */
  source: string;
  /** The words by their short names: crop, handle, area, chosen, preview, zoom, keys, uploading, use, cancel. */
  words: (name: string) => string;
  id: string;
  /** What leaves the page, in pixels; the part has its shape. */
  size: Size;
  /** A part that is shown round. */
  round?: boolean;
  /** The share that was sent, while it is on its way. */
  share: number | undefined;
  onUse: (picture: Blob) => void;
  onCancel: () => void;
  /** The file is no picture that the browser can show. */
  onUnreadable: () => void;
}

/**
 * Where a person cuts a part of one shape out of a picture: by pointer, by the arrow keys, and by a slider for its
 * size.
 */
export function Cropper({
  source,
  words,
  id,
  size: made,
  round = false,
  share,
  onUse,
  onCancel,
  onUnreadable,
}: CropperProps): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const [part, setPart] = useState<Part>();
  /** As the browser read it; a square before that. */
  const [size, setSize] = useState({ width: 1, height: 1 });
  const busy = share !== undefined;
  const ratio = made.width / made.height;

  useEffect(() => {
    if (part && preview.current && picture.current) drawPart(preview.current, picture.current, part);
  }, [part]);
  // Whoever came by keyboard goes on from here.
  useEffect(() => document.getElementById(`${id}-zoom`)?.focus(), [id]);

  const use = async () => {
    if (!part || !picture.current || busy) return;
    await cut(picture.current, part, made).then(onUse, onUnreadable);
  };
  const handle = words("handle");
  return (
    <Frame role="group" aria-label={words("crop")}>
      <div className="stage">
        <ReactCrop
          crop={part && { unit: "%", ...part }}
          aspect={ratio}
          circularCrop={round}
          keepSelection
          minWidth={40}
          disabled={busy}
          ruleOfThirds
          ariaLabels={{
            cropArea: words("area"),
            nwDragHandle: handle,
            nDragHandle: handle,
            neDragHandle: handle,
            eDragHandle: handle,
            seDragHandle: handle,
            sDragHandle: handle,
            swDragHandle: handle,
            wDragHandle: handle,
          }}
          onChange={(_, { x, y, width, height }) => setPart({ x, y, width, height })}
        >
          <img
            ref={picture}
            src={source}
            alt={words("chosen")}
            onLoad={({ currentTarget }) => {
              const read = { width: currentTarget.naturalWidth || 1, height: currentTarget.naturalHeight || 1 };
              setSize(read);
              setPart(partAt(1, read, { ratio }));
            }}
            onError={onUnreadable}
          />
        </ReactCrop>
      </div>
      <div className="side">
        <canvas
          ref={preview}
          className={round ? "round" : undefined}
          width={made.width / 2}
          height={made.height / 2}
          role="img"
          aria-label={words("preview")}
        />
        <label htmlFor={`${id}-zoom`}>{words("zoom")}</label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={maxZoom}
          step={0.1}
          disabled={busy}
          value={part ? zoomOf(part, size, ratio) : 1}
          onChange={(event) => setPart(partAt(Number(event.target.value), size, { around: part, ratio }))}
        />
        <p className="muted">{words("keys")}</p>
        <div className="do">
          <button type="button" className="btn" aria-busy={busy} disabled={!part} onClick={() => void use()}>
            {words(busy ? "uploading" : "use")}
          </button>
          <button type="button" className="btn ghost" onClick={onCancel}>
            {words("cancel")}
          </button>
        </div>
        {busy && <progress value={share} max={1} aria-label={words("uploading")} />}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  ${cropCss}
  --rc-drag-handle-size: 14px;
  --rc-drag-handle-mobile-size: 24px;
  --rc-drag-handle-bg-colour: var(--color-primary);
  --rc-drag-bar-size: 8px;
  --rc-border-color: #fff;
  --rc-focus-color: var(--color-focus);
  display: grid;
  gap: 24px;
  margin-top: 20px;
  padding: 20px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  @media (min-width: 700px) {
    grid-template-columns: minmax(0, 1fr) 200px;
  }
  .stage {
    display: grid;
    place-items: center;
    min-height: 200px;
    background: var(--color-surface-alt);
    border-radius: var(--radius-control);
  }
  .stage img {
    max-height: min(56vh, 420px);
  }
  .ReactCrop__crop-selection:focus {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  .side {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  canvas {
    width: 100%;
    max-width: 200px;
    height: auto;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  canvas.round {
    width: 112px;
    border-radius: 50%;
  }
  label {
    font-weight: 500;
    font-size: 0.9375rem;
  }
  input {
    width: 100%;
    min-height: 44px;
    margin: 0;
    accent-color: var(--color-primary);
  }
  .side .muted {
    font-size: 0.875rem;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .do .btn {
    flex: 1 1 auto;
  }
  .do [aria-busy="true"] {
    opacity: 0.7;
    cursor: progress;
  }
  progress {
    width: 100%;
    height: 8px;
    accent-color: var(--color-primary);
  }
`;

import { useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { previewHref } from "../../site/preview/preview-address.ts";
import { useFit } from "../preview/use-fit.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";

/** How long a block is pointed at before it is drawn, in ms: on the way to another nothing is asked for. */
const PAUSE_MS = 200;
/** Of the page that is drawn, in px: what a tablet shows. */
const PAGE = 820;

/** What is looked at: where the preview shows it alone, and what it is called. */
export interface Looked {
  path: string;
  name: string;
}

/**
 * A block as it will be on the site: a new one, or a section saved for reuse, drawn by the server from the draft, in
 * the site's colours and with its data. It is to be looked at only, so neither the pointer nor the keyboard gets into it.
 */
export function BlockLook({ at, base }: { at: Looked | undefined; base: string | undefined }): ReactNode {
  const { t, start } = useStudio();
  const { draft } = useStudioState();
  const shown = useSettled(at);
  const stage = useRef<HTMLDivElement>(null);
  const { scale, height } = useFit(stage, PAGE);
  const lang = draft.locales.includes(start.locale) ? start.locale : draft.locales[0];
  return (
    <Style>
      <p>{shown === undefined ? t("studio.blockLook.hint") : t("studio.blockLook", { name: shown.name })}</p>
      <div className="stage" ref={stage} inert>
        {base !== undefined && shown !== undefined && (
          <iframe
            key={shown.path}
            title={shown.name}
            src={previewHref(base, shown.path, { lang })}
            style={{ width: PAGE, height: height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </Style>
  );
}

/** The value, once it has stayed the same for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const Style = styled.aside`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 8px;
  position: sticky;
  top: 0;
  height: min(560px, 70vh);
  p {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .stage {
    overflow: hidden;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-page);
  }
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;

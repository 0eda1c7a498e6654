import { useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { previewHref, sectionPath } from "../../site/preview/preview-address.ts";
import { useFit } from "../preview/use-fit.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";

/** Of the page that is drawn, in px: what a tablet shows. */
const PAGE = 820;

interface SectionImageProps {
  screen: string;
  name: string;
  /** Where previews of the draft begin, once it is known. */
  base: string | undefined;
}

/**
 * What a section looks like on this site, small, as the server draws it. It runs nothing and is not gone into.
 */
export function SectionImage({ screen, name, base }: SectionImageProps): ReactNode {
  const { start } = useStudio();
  const { draft } = useStudioState();
  const stage = useRef<HTMLDivElement>(null);
  const { scale, height } = useFit(stage, PAGE);
  const lang = draft.locales.includes(start.locale) ? start.locale : draft.locales[0];
  return (
    <Stage ref={stage} inert aria-hidden="true">
      {base !== undefined && (
        <iframe
          title={name}
          tabIndex={-1}
          loading="lazy"
          sandbox="allow-same-origin"
          src={previewHref(base, sectionPath(screen), { lang })}
          style={{ width: PAGE, height: height / scale, transform: `scale(${scale})` }}
        />
      )}
    </Stage>
  );
}

const Stage = styled.div`
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: var(--radius-small);
  background: var(--color-surface-alt);
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

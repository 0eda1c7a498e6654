import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { markWords } from "./find-text.ts";
import { TextLayer, type PDFDocumentProxy } from "./pdf.ts";

/** The most dots a canvas is given: phones refuse more. */
const MAX_PIXELS = 12_000_000;

interface Props {
  pdf: PDFDocumentProxy;
  number: number;
  zoom: number;
  /** What is looked for, and which of its places on this page one is at; -1 for none. */
  find: { wanted: string; nth: number };
  onBroken: () => void;
}

/** One page: drawn for the eye, with its words over it for selecting and reading aloud. */
export function PageCanvas({ pdf, number, zoom, find, onBroken }: Props): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const width = useWidth(holder);

  const { wanted, nth } = find;
  /** How often a page's words were put there: what is looked for is marked in them then. */
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const pieces = [...(words.current?.querySelectorAll<HTMLElement>("span") ?? [])].filter(
      ({ childElementCount }) => childElementCount === 0,
    );
    markWords(pieces, wanted, nth)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [drawn, wanted, nth]);

  const broken = useEffectEvent(onBroken);
  useEffect(() => {
    if (width === 0) return;
    let isGone = false;
    let stop = () => {};
    const draw = async () => {
      const page = await pdf.getPage(number);
      const [paper, text] = [canvas.current, words.current];
      if (isGone || !paper || !text) return;
      const plain = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: (width / plain.width) * zoom });
      const dots = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)));
      const sheet = document.createElement("canvas");
      [sheet.width, sheet.height] = [Math.floor(viewport.width * dots), Math.floor(viewport.height * dots)];
      const drawing = page.render({ canvas: sheet, viewport, transform: [dots, 0, 0, dots, 0, 0] });
      stop = () => drawing.cancel();
      await drawing.promise;
      if (isGone) return;
      // Drawn beside first: the page that was there stays until the next one is whole.
      [paper.width, paper.height] = [sheet.width, sheet.height];
      paper.style.width = `${viewport.width}px`;
      paper.style.height = `${viewport.height}px`;
      paper.getContext("2d")?.drawImage(sheet, 0, 0);
      text.replaceChildren();
      text.style.setProperty("--total-scale-factor", String(viewport.scale));
      text.style.setProperty("--scale-factor", String(viewport.scale));
      await new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport }).render();
      paper.dataset["page"] = String(number);
      if (!isGone) setDrawn((before) => before + 1);
    };
    draw().catch((error: unknown) => {
      if (!isGone && !(error instanceof Error && error.name === "RenderingCancelledException")) broken();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, number, zoom, width]);

  return (
    <div ref={holder} className="holder">
      <div className="page">
        <canvas ref={canvas} aria-hidden="true" />
        <div ref={words} className="textLayer" />
      </div>
    </div>
  );
}

/** How wide an element is, in whole CSS pixels; 0 before it is known. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

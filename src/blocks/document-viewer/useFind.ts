import { useRef, useState } from "react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { comparable, placesOf } from "./find-text.ts";

/** One place of what is looked for: its page, and the how manieth on it. */
interface Place {
  page: number;
  nth: number;
}

export interface Found {
  /** What is looked for, as it is compared; "" for nothing. */
  wanted: string;
  /** undefined while the document is read. */
  places: readonly Place[] | undefined;
  at: number;
}

const nothing: Found = { wanted: "", places: [], at: 0 };

/**
 * Finds a text in a document. Its pages are read one after the other, when something is looked for; `show` is told of
 * the page of each place that one comes to.
 */
export function useFind(
  pdf: PDFDocumentProxy | undefined,
  { page, show }: { page: number; show: (page: number) => void },
) {
  const [found, setFound] = useState(nothing);
  const [pages] = useState(() => new Map<PDFDocumentProxy, Promise<string[]>>());

  /** Counts what was asked for: what comes of an older one is not shown. */
  const turn = useRef(0);

  const find = async (text: string) => {
    const wanted = comparable(text);
    if (!pdf || wanted === "") return end();
    if (wanted === found.wanted && found.places) return go(1);
    const mine = ++turn.current;
    setFound({ wanted, places: undefined, at: 0 });
    if (!pages.has(pdf)) pages.set(pdf, readPages(pdf));
    const texts = await pages.get(pdf)!.catch(() => undefined);
    // What could not be read is read again by the next search.
    if (!texts) pages.delete(pdf);
    if (mine !== turn.current) return;
    if (!texts) return setFound(nothing);
    const places = texts.flatMap((one, index) => placesOf(one, wanted).map((_, nth) => ({ page: index + 1, nth })));
    // From the page on that is read.
    const at = Math.max(
      0,
      places.findIndex((place) => place.page >= page),
    );
    setFound({ wanted, places, at });
    if (places[at]) show(places[at].page);
  };
  /** To the next place or the one before, round the end. */
  const go = (step: 1 | -1) => {
    const { places } = found;
    if (!places || places.length === 0) return;
    const at = (found.at + step + places.length) % places.length;
    setFound({ ...found, at });
    show(places[at]!.page);
  };
  const end = () => {
    turn.current += 1;
    setFound(nothing);
  };
  return { found, find, go, end };
}

async function readPages(pdf: PDFDocumentProxy): Promise<string[]> {
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(comparable(items.map((item) => ("str" in item ? item.str : "")).join("")));
  }
  return texts;
}

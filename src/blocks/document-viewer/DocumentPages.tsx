import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { arrows } from "../../ui/arrows.ts";
import type { Translate } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Drawing } from "../../ui/icons/Drawing.tsx";
import { FindField } from "./FindField.tsx";
import { openPdf } from "./pdf.ts";
import { PageCanvas } from "./PageCanvas.tsx";
import { useFind } from "./useFind.ts";
import { ViewerStyle } from "./ViewerStyle.ts";

/** What others may do with the viewer. */
export interface DocumentControl {
  show(page: number): void;
}

interface Props {
  url: string;
  /** The way that the address came with: another one is tried, also where it leads to the same address. */
  way: object;
  title: string;
  /** Pages of the whole document, of which a preview shows the first. */
  pagesOfWhole: number | undefined;
  isPreview: boolean;
  /** The page to begin with. */
  start: number;
  onPage?: (page: number) => void;
  /** The way to it may have expired. */
  onExpired?: () => void;
  ref?: Ref<DocumentControl>;
  t: Translate;
}

/** 1 is as wide as the place for it. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** A document, page by page. Keys: arrows and PageUp, PageDown turn, Home and End go to the ends, + - 0 zoom. */
export function DocumentPages({
  url,
  way,
  title,
  pagesOfWhole,
  isPreview,
  start,
  onPage,
  onExpired,
  ref,
  t,
}: Props): ReactNode {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [isBroken, setBroken] = useState(false);
  const [page, setPage] = useState(Math.max(1, Math.floor(start)));
  const [zoom, setZoom] = useState(1);
  const triedAgain = useRef(false);

  /** Once, a new way may help. */
  const failed = () => {
    if (!onExpired || triedAgain.current) return setBroken(true);
    triedAgain.current = true;
    onExpired();
  };
  const open = useEffectEvent(() => openPdf(url));
  const refused = useEffectEvent(failed);
  useEffect(() => {
    const task = open();
    let isGone = false;
    task.promise.then(
      (opened) => {
        if (isGone) return;
        setBroken(false);
        setPdf(opened);
        setPage((before) => Math.min(before, opened.numPages));
      },
      () => isGone || refused(),
    );
    return () => {
      isGone = true;
      void task.destroy();
    };
  }, [way]);
  const tellPage = useEffectEvent(() => onPage?.(page));
  useEffect(() => tellPage(), [page]);

  const last = pdf?.numPages ?? 1;
  const show = useCallback((wanted: number) => setPage(Math.min(last, Math.max(1, wanted))), [last]);
  const { found, find, go, end } = useFind(pdf, { page, show });
  const frame = useRef<HTMLDivElement>(null);
  const fillScreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(
      () => undefined,
    );
  const change = (step: number) =>
    setZoom((before) => zooms[Math.min(zooms.length - 1, Math.max(0, zooms.indexOf(before) + step))] ?? 1);
  useImperativeHandle(ref, () => ({ show }), [show]);
  const place = found.places?.[found.at];
  const findHere = { wanted: found.wanted, nth: place?.page === page ? place.nth : -1 };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const does = keys(event.key, { page, last, show, change, fit: () => setZoom(1) });
    if (!does) return;
    event.preventDefault();
    does();
  };

  return (
    <ViewerStyle ref={frame} role="region" aria-label={title} onKeyDown={onKeyDown}>
      <div className="bar" role="toolbar" aria-label={t("documentViewer.controls")}>
        <button
          type="button"
          onClick={() => show(page - 1)}
          aria-disabled={page <= 1}
          aria-label={t("documentViewer.previous")}
        >
          <Icon name="left" />
        </button>
        <label>
          <span className="vh">{t("documentViewer.page")}</span>
          <input
            className="num"
            inputMode="numeric"
            value={page}
            onChange={({ target }) => /^\d+$/.test(target.value) && show(Number(target.value))}
          />
        </label>
        <span className="num">/ {last}</span>
        <button
          type="button"
          onClick={() => show(page + 1)}
          aria-disabled={page >= last}
          aria-label={t("documentViewer.next")}
        >
          <Icon name="right" />
        </button>
        <FindField found={found} onFind={(text) => void find(text)} onGo={go} onEnd={end} t={t} />
        <span className="space" />
        <button
          type="button"
          onClick={() => change(-1)}
          aria-disabled={zoom === zooms[0]}
          aria-label={t("documentViewer.smaller")}
        >
          −
        </button>
        <button type="button" className="num fit" onClick={() => setZoom(1)}>
          {Math.round(zoom * 100)}%<span className="vh"> {t("documentViewer.fit")}</span>
        </button>
        <button
          type="button"
          onClick={() => change(1)}
          aria-disabled={zoom === zooms.at(-1)}
          aria-label={t("documentViewer.larger")}
        >
          +
        </button>
        {document.fullscreenEnabled && (
          <button type="button" onClick={fillScreen} aria-label={t("documentViewer.fullScreen")}>
            <Drawing d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          </button>
        )}
      </div>
      {/* Scrolled by keys when it is larger than its place. */}
      <div
        className="paper"
        tabIndex={0}
        role="group"
        aria-label={t("documentViewer.pageOf", { page, total: last })}
        aria-busy={!pdf && !isBroken}
      >
        {isBroken && <p role="alert">{t("documentViewer.broken")}</p>}
        {pdf && <PageCanvas pdf={pdf} number={page} zoom={zoom} find={findHere} onBroken={failed} />}
      </div>
      <p className="vh" role="status">
        {pdf ? t("documentViewer.pageOf", { page, total: last }) : ""}
      </p>
      {isPreview && (
        <p className="preview">{t("documentViewer.preview", { shown: last, total: pagesOfWhole ?? last })}</p>
      )}
    </ViewerStyle>
  );
}

interface Doing {
  page: number;
  last: number;
  show: (page: number) => void;
  change: (step: number) => void;
  fit: () => void;
}

function keys(key: string, { page, last, show, change, fit }: Doing): (() => void) | undefined {
  const [onward, backward] = arrows();
  const table: Record<string, () => void> = {
    [backward]: () => show(page - 1),
    PageUp: () => show(page - 1),
    [onward]: () => show(page + 1),
    PageDown: () => show(page + 1),
    Home: () => show(1),
    End: () => show(last),
    "+": () => change(1),
    "=": () => change(1),
    "-": () => change(-1),
    "0": fit,
  };
  return table[key];
}

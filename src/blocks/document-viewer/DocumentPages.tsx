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
import type { Translate } from "../block.ts";
import { Icon } from "../../ui/icons.tsx";
import { openPdf } from "./pdf.ts";
import { PageCanvas } from "./PageCanvas.tsx";
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
  const change = (step: number) =>
    setZoom((before) => zooms[Math.min(zooms.length - 1, Math.max(0, zooms.indexOf(before) + step))] ?? 1);
  useImperativeHandle(ref, () => ({ show }), [show]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const does = keys(event.key, { page, last, show, change, fit: () => setZoom(1) });
    if (!does) return;
    event.preventDefault();
    does();
  };

  return (
    <ViewerStyle role="region" aria-label={title} onKeyDown={onKeyDown}>
      <div className="bar" role="toolbar" aria-label={t("common.document.controls")}>
        <button
          type="button"
          onClick={() => show(page - 1)}
          aria-disabled={page <= 1}
          aria-label={t("common.document.previous")}
        >
          <Icon name="left" />
        </button>
        <label>
          <span className="vh">{t("common.document.page")}</span>
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
          aria-label={t("common.document.next")}
        >
          <Icon name="right" />
        </button>
        <span className="space" />
        <button
          type="button"
          onClick={() => change(-1)}
          aria-disabled={zoom === zooms[0]}
          aria-label={t("common.document.smaller")}
        >
          −
        </button>
        <button type="button" className="num fit" onClick={() => setZoom(1)}>
          {Math.round(zoom * 100)}%<span className="vh"> {t("common.document.fit")}</span>
        </button>
        <button
          type="button"
          onClick={() => change(1)}
          aria-disabled={zoom === zooms.at(-1)}
          aria-label={t("common.document.larger")}
        >
          +
        </button>
      </div>
      {/* Scrolled by keys when it is larger than its place. */}
      <div
        className="paper"
        tabIndex={0}
        role="group"
        aria-label={t("common.document.pageOf", { page, total: last })}
        aria-busy={!pdf && !isBroken}
      >
        {isBroken && <p role="alert">{t("common.document.broken")}</p>}
        {pdf && <PageCanvas pdf={pdf} number={page} zoom={zoom} onBroken={failed} />}
      </div>
      <p className="vh" role="status">
        {pdf ? t("common.document.pageOf", { page, total: last }) : ""}
      </p>
      {isPreview && (
        <p className="preview">{t("common.document.preview", { shown: last, total: pagesOfWhole ?? last })}</p>
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
  const table: Record<string, () => void> = {
    ArrowLeft: () => show(page - 1),
    PageUp: () => show(page - 1),
    ArrowRight: () => show(page + 1),
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

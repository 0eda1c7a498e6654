import { useEffect, useRef, useState, type ReactNode } from "react";
import type { JsonObject } from "../../shared/json.ts";
import { isSection } from "../../site/document/sections.ts";
import { previewHref, previewViewers, sectionPath, type PreviewViewer } from "../../site/preview/preview-address.ts";
import { viewerWhoMay } from "../../site/preview/preview-viewer.ts";
import { resolveDocument } from "../../site/document/resolve.ts";
import { pathOfScreen } from "../outline/screens.ts";
import { EditIcon, type EditIconName } from "../../ui/icons/EditIcon.tsx";
import { useStateFor } from "../../ui/use-state-for.ts";
import { languageName } from "../language-name.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";
import { noteEmptyBlocks } from "../yours/empty-blocks.ts";
import { InlineHint } from "../inline/InlineHint.tsx";
import { ImageNotes } from "../inline/ImageNotes.tsx";
import type { PageEdits } from "../inline/use-page-edits.ts";
import { PreviewStyle } from "./PreviewStyle.ts";
import { samplePath } from "./sample-path.ts";
import { useFit } from "./use-fit.ts";
import { useFrame } from "./use-frame.ts";
import { usePreviewBase } from "./use-preview-base.ts";

interface PreviewProps {
  screen: string;
  selected: string | undefined;
  /** Told of the block, and of the screen that the frame shows: it may have gone on to another. */
  onPick?: (key: string, screen: string) => void;
  /** What is done on the page itself, where it is edited. */
  edits?: PageEdits;
  /** Grows whenever the stored draft changed. */
  saves: number;
}

/**
 * The page as visitors will see it, drawn by the server from the draft, at the widths of three devices, as whoever may
 * look at it.
 */
export function Preview({ screen, selected, onPick, edits, saves }: PreviewProps): ReactNode {
  const { t, start } = useStudio();
  const { draft, stored } = useStudioState();
  const [width, setWidth] = useState<keyof typeof widths>(() => (innerWidth < 900 ? "phone" : "desktop"));
  const [chosen, setAs] = useState<PreviewViewer>();
  const [lang, setLang] = useState(() => (draft.locales.includes(start.locale) ? start.locale : draft.locales[0]));
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  const [picking, setPicking] = useStateFor(screen, true);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { base, failed, again } = usePreviewBase();
  const document = resolveDocument(draft.layers, "screens", screen);
  const addressIn = (shown: JsonObject | undefined) =>
    shown && isSection(screen) ? sectionPath(screen) : samplePath(pathOfScreen(shown), draft.siteOrgNo);
  const path = addressIn(document);
  // The server draws what is stored: a page that is only in the draft is not there yet, and one with another address
  // not at that.
  const storedPath = addressIn(resolveDocument({ base: draft.base, patches: [stored.patch] }, "screens", screen));
  // Until somebody else is chosen, whoever may enter the screen: an account's screens are no sign-in page.
  const as = chosen ?? viewerWhoMay(document?.["access"]);
  const { shown, ready, say } = useFrame({
    frame,
    saves,
    selected,
    picking,
    editing: edits !== undefined,
    onTold(message) {
      if (edits) edits.hear(message, { lang: lang ?? start.locale, say });
      else if (message.type === "lectern:picked") onPick?.(message.block, message.screen);
    },
  });
  useEffect(() => {
    if (shown) noteEmptyBlocks(shown.screen, shown.unfilled);
  }, [shown]);
  const { scale, height } = useFit(stage, widths[width]);
  const address =
    base === undefined || path === undefined || storedPath === undefined
      ? undefined
      : previewHref(base, storedPath, { as, lang, scheme });
  // The words of the tool bar follow the frame: it may have gone on to another page of the site.
  const elsewhere = shown !== undefined && shown.screen !== screen;

  return (
    <PreviewStyle>
      <div className="tools" role="toolbar" aria-label={t("studio.previewTools")}>
        <div className="group" role="group" aria-label={t("studio.width")}>
          {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
            <button
              key={name}
              type="button"
              className="tool"
              aria-pressed={width === name}
              title={t(`studio.width.${name}`)}
              aria-label={t(`studio.width.${name}`)}
              onClick={() => setWidth(name)}
            >
              <EditIcon name={name as EditIconName} />
            </button>
          ))}
        </div>
        <label className="vh" htmlFor="preview-as">
          {t("studio.seenBy")}
        </label>
        <select id="preview-as" value={as} onChange={({ target }) => setAs(target.value as PreviewViewer)}>
          {previewViewers.map((one) => (
            <option key={one} value={one}>
              {t(`studio.seenBy.${one}`)}
            </option>
          ))}
        </select>
        {draft.locales.length > 1 && (
          <>
            <label className="vh" htmlFor="preview-lang">
              {t("studio.language")}
            </label>
            <select id="preview-lang" value={lang} onChange={({ target }) => setLang(target.value)}>
              {draft.locales.map((one) => (
                <option key={one} value={one}>
                  {languageName(one)}
                </option>
              ))}
            </select>
          </>
        )}
        <button
          type="button"
          className="tool"
          aria-pressed={scheme === "dark"}
          title={t("studio.dark")}
          aria-label={t("studio.dark")}
          onClick={() => setScheme(scheme === "dark" ? "light" : "dark")}
        >
          <EditIcon name={scheme === "dark" ? "moon" : "sun"} />
        </button>
        <button
          type="button"
          className="tool pick"
          aria-pressed={picking}
          title={t("studio.pickHint")}
          onClick={() => setPicking(!picking)}
        >
          <EditIcon name="pick" />
          <span>{t(picking ? "studio.picking" : "studio.browsing")}</span>
        </button>
        {address !== undefined && (
          <a
            className="tool"
            href={address}
            target="_blank"
            rel="noreferrer"
            title={t("studio.openPreview")}
            aria-label={t("studio.openPreview")}
          >
            <EditIcon name="open" />
          </a>
        )}
      </div>
      {elsewhere && (
        <p className="note">
          {t("studio.elsewhere", { path: shown.path })}{" "}
          <button
            type="button"
            className="tool"
            onClick={() => frame.current && address && (frame.current.src = address)}
          >
            {t("studio.backToPage")}
          </button>
        </p>
      )}
      {shown !== undefined && shown.examples.length > 0 && <p className="note">{t("studio.examples")}</p>}
      {edits && <ImageNotes {...edits.pictures} />}
      <div className="stage" ref={stage}>
        {failed !== undefined ? (
          <div className="empty">
            <p>{failed}</p>
            <button type="button" className="btn ghost" onClick={again}>
              {t("studio.again")}
            </button>
          </div>
        ) : path === undefined ? (
          <div className="empty">
            <p>{t("studio.noAddress")}</p>
          </div>
        ) : address === undefined ? (
          <p className="waiting" role="status">
            {t("studio.loading")}
          </p>
        ) : (
          <div className="paper" style={{ width: widths[width] * scale, height }}>
            <iframe
              ref={frame}
              title={t("studio.preview")}
              src={address}
              data-ready={ready ? "" : undefined}
              style={{ width: widths[width], height: height / scale, transform: `scale(${scale})` }}
            />
            {edits?.hint && (
              <InlineHint
                hint={edits.hint}
                scale={scale}
                room={{ width: widths[width] * scale, height }}
                onClose={edits.closeHint}
              />
            )}
          </div>
        )}
      </div>
    </PreviewStyle>
  );
}

const widths = { desktop: 1280, tablet: 820, phone: 390 } as const;

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { saveSiteImage } from "../../generated/client.ts";
import type { SiteImage } from "../../generated/types.ts";
import { directionOf } from "../../shared/language-tags.ts";
import { fileSize } from "../../ui/file-size.ts";
import { messageOf } from "../calls/outcome.ts";
import { useStudio } from "../StudioContext.ts";
import { languageWords } from "../language-name.ts";
import type { Workbench } from "../types.ts";
import { CutEditor } from "./CutEditor.tsx";
import { FocusEditor } from "./FocusEditor.tsx";
import { UseList } from "./UseList.tsx";

interface ImageDetailsProps {
  workbench: Workbench;
  image: SiteImage;
  /** Whether it is the one that is chosen already. */
  isChosen: boolean;
  onChoose: ((address: string) => void) | undefined;
  onChange: (image: SiteImage) => void;
  onCut: (image: SiteImage) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** One picture of the library: what it is called and shows in words, which point of it counts, where it is shown. */
export function ImageDetails(props: ImageDetailsProps): ReactNode {
  const { workbench, image, isChosen, onChoose, onChange, onCut, onRemove, onClose } = props;
  const { draft, t } = workbench;
  const { notify } = useStudio();
  const [name, setName] = useState(image.name);
  const [alt, setAlt] = useState(image.alt);
  const [state, setState] = useState<"" | "saving" | "saved">("");
  const [problem, setProblem] = useState<string>();
  const [isCutting, setCutting] = useState(false);
  const isUsed = image.useList.length > 0;
  const isChanged =
    (name.trim() !== "" && name !== image.name) ||
    draft.locales.some((tag) => (alt[tag] ?? "") !== (image.alt[tag] ?? ""));

  async function save(isLast = false) {
    if (!isChanged) return;
    setState("saving");
    setProblem(undefined);
    try {
      const saved = await saveSiteImage({
        siteOrgNo: draft.siteOrgNo,
        imageId: image.imageId,
        name: name.trim() || image.name,
        alt,
      });
      setState("saved");
      onChange(saved);
    } catch (error) {
      setState("");
      setProblem(messageOf(error, t));
      // What was typed last is not lost: it can be copied from here.
      if (isLast)
        notify(
          t("studio.library.notSaved", {
            problem: messageOf(error, t),
            words: [name, ...Object.values(alt)].join("\n"),
          }),
        );
    }
  }
  // What is typed and not left yet is kept too when the library is closed.
  const leave = useEffectEvent(() => void save(true));
  useEffect(() => () => leave(), []);

  // On a phone they stand above the pictures, of which one may be far below.
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);

  return (
    <Aside ref={place} tabIndex={-1} aria-label={t("studio.library.details", { name: image.name })}>
      <header>
        <h2>{image.name}</h2>
        <button type="button" className="plain" onClick={onClose}>
          {t("studio.close")}
        </button>
      </header>
      {isCutting ? (
        <CutEditor workbench={workbench} image={image} onCut={onCut} onClose={() => setCutting(false)} />
      ) : (
        <>
          <FocusEditor workbench={workbench} picture={image.fileUrl} />
          <div className="row">
            {onChoose && (
              <button type="button" className="btn" disabled={isChosen} onClick={() => onChoose(image.fileUrl)}>
                {t(isChosen ? "studio.library.chosen" : "studio.library.choose")}
              </button>
            )}
            <button type="button" className="btn ghost" onClick={() => setCutting(true)}>
              {t("studio.library.cut")}
            </button>
            <button
              type="button"
              className="btn ghost"
              aria-disabled={isUsed || undefined}
              aria-describedby={isUsed ? "library-used" : undefined}
              onClick={() => !isUsed && onRemove()}
            >
              {t("studio.library.remove")}
            </button>
          </div>
          {isUsed && (
            <p className="hint" id="library-used">
              {t("studio.library.removeUsed")}
            </p>
          )}
          <label>
            {t("studio.library.name")}
            <input
              value={name}
              {...inputLimits.saveSiteImage.name}
              onChange={({ target }) => setName(target.value)}
              onBlur={() => void save()}
            />
          </label>
          {draft.locales.map((tag) => (
            <label key={tag}>
              {t("studio.library.alt", { language: languageWords(tag, t) })}
              <textarea
                rows={2}
                lang={tag}
                dir={directionOf(tag)}
                value={alt[tag] ?? ""}
                {...inputLimits.saveSiteImage.alt.values}
                onChange={({ target }) => setAlt({ ...alt, [tag]: target.value })}
                onBlur={() => void save()}
              />
            </label>
          ))}
          <p className="hint" role="status">
            {state === "" ? t("studio.library.alt.about") : t(stateKeys[state])}
          </p>
          {problem !== undefined && (
            <p className="fault" role="alert">
              {problem}
            </p>
          )}
          <p className="hint">
            {t("studio.library.facts", {
              width: image.width,
              height: image.height,
              size: fileSize(image.fileSize),
              time: image.gmtCreate,
            })}
            {image.originalId !== undefined && ` ${t("studio.library.isPart")}`}
          </p>
          <UseList uses={image.useList} />
        </>
      )}
    </Aside>
  );
}

const stateKeys = { saving: "studio.library.saving", saved: "studio.library.saved" } as const;

const Aside = styled("aside")`
  display: grid;
  gap: 12px;
  padding: 14px;
  background: var(--color-surface);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  header,
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  header {
    justify-content: space-between;
    flex-wrap: nowrap;
  }
  h2 {
    min-width: 0;
    margin: 0;
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
  .plain {
    flex: none;
    align-self: start;
    padding: 4px 0;
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [aria-disabled] {
    opacity: 0.6;
    cursor: default;
  }
  label {
    display: grid;
    gap: 4px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  input,
  textarea {
    width: 100%;
    padding: 6px 10px;
    font: inherit;
    font-size: 0.875rem;
    color: var(--color-text);
    background: var(--color-surface);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
  }
  .hint,
  .fault {
    margin: 0;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .fault {
    color: var(--color-danger);
  }
`;

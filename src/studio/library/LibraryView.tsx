import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { SiteImage } from "../../generated/types.ts";
import { fileSize } from "../../ui/file-size.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { imageTypes } from "../pickers/send-image.ts";
import type { Workbench } from "../types.ts";
import { ImageDetails } from "./ImageDetails.tsx";
import { SendingList } from "./SendingList.tsx";
import { useLibrary } from "./use-library.ts";

interface LibraryViewProps {
  workbench: Workbench;
  /** The address of the picture that is chosen now. */
  value?: string;
  /** Takes a picture; without it the library is only looked after. */
  onChoose?: (address: string) => void;
}

/** The pictures of the site: searched, uploaded by button, by dropping and by pasting, chosen, and looked after. */
export function LibraryView({ workbench, value = "", onChoose }: LibraryViewProps): ReactNode {
  const { t } = workbench;
  const library = useLibrary(workbench);
  const [open, setOpen] = useState<SiteImage>();
  const { page } = library;
  const shown = page?.list.find(({ imageId }) => imageId === open?.imageId) ?? open;

  const take = async (files: readonly File[]) => {
    const [first] = await library.add(files);
    if (first) setOpen(first);
  };
  const taken = (event: Pick<Event, "preventDefault" | "stopPropagation">, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    // The field that opened the library takes what is dropped on it too.
    event.stopPropagation();
    void take([...files]);
  };

  // Whatever has the focus: a picture is pasted right after the library was opened.
  const pasted = useEffectEvent((event: ClipboardEvent) => taken(event, event.clipboardData?.files));
  useEffect(() => {
    const listen = (event: ClipboardEvent) => pasted(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);

  return (
    <View onDragOver={(event) => event.preventDefault()} onDrop={(event) => taken(event, event.dataTransfer.files)}>
      <div className="bar">
        <input
          type="search"
          aria-label={t("studio.library.search")}
          placeholder={t("studio.library.search")}
          value={library.keyword}
          onChange={({ target }) => library.search(target.value)}
        />
        <FilePicker className="btn" accept={imageTypes.join(",")} multiple onFiles={(files) => void take(files)}>
          {t("studio.library.upload")}
        </FilePicker>
      </div>
      <p className="hint">{t("studio.library.about")}</p>
      <SendingList sending={library.sending} onClose={library.close} t={t} />
      {library.problem !== undefined && (
        <p className="fault" role="alert">
          {library.problem}{" "}
          <button type="button" onClick={library.again}>
            {t("studio.panel.again")}
          </button>
        </p>
      )}
      {library.removed && (
        <p className="gone" role="status">
          {t("studio.library.removed", { name: library.removed.name })}{" "}
          <button type="button" autoFocus onClick={() => void library.undo()}>
            {t("studio.undo")}
          </button>
        </p>
      )}
      <div className={shown ? "halves" : undefined}>
        <div aria-busy={library.isLoading}>
          {page && page.list.length === 0 && (
            <p className="hint" role="status">
              {t(library.keyword.trim() === "" ? "studio.library.none" : "studio.library.noneFound")}
            </p>
          )}
          <ul className="grid" aria-label={t("studio.library")}>
            {page?.list.map((image) => (
              <li key={image.imageId}>
                <button
                  type="button"
                  aria-pressed={image.imageId === shown?.imageId}
                  data-used={image.fileUrl === value || undefined}
                  onClick={() => setOpen(image)}
                  onDoubleClick={() => onChoose?.(image.fileUrl)}
                >
                  <img src={image.fileUrl} alt="" loading="lazy" />
                  <b>{image.name}</b>
                  <small>
                    {image.width} × {image.height}
                  </small>
                </button>
              </li>
            ))}
          </ul>
          {page && page.totalPage > 1 && (
            <nav aria-label={t("studio.library.pages")}>
              <button
                type="button"
                className="btn ghost"
                disabled={page.pageCurrent <= 1}
                onClick={() => library.go(page.pageCurrent - 1)}
              >
                {t("studio.library.before")}
              </button>
              <span>{t("studio.library.page", { page: page.pageCurrent, pages: page.totalPage })}</span>
              <button
                type="button"
                className="btn ghost"
                disabled={page.pageCurrent >= page.totalPage}
                onClick={() => library.go(page.pageCurrent + 1)}
              >
                {t("studio.library.after")}
              </button>
            </nav>
          )}
          {page && (
            <p className="hint">
              {t("studio.library.quota", {
                images: page.quota.images,
                most: page.quota.imageLimit,
                size: fileSize(page.quota.bytes),
                gigabytes: page.quota.storageGb,
              })}
            </p>
          )}
        </div>
        {shown && (
          <ImageDetails
            key={shown.imageId}
            workbench={workbench}
            image={shown}
            isChosen={shown.fileUrl === value}
            onChoose={onChoose}
            onChange={library.put}
            onCut={(image) => {
              library.again();
              setOpen(image);
            }}
            onRemove={() => void library.remove(shown).then(() => setOpen(undefined))}
            onClose={() => setOpen(undefined)}
          />
        )}
      </div>
    </View>
  );
}

const View = styled("div")`
  display: grid;
  gap: 12px;
  min-width: 0;
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
  }
  .bar > input {
    flex: 1 1 220px;
    min-height: 40px;
    padding: 6px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: inherit;
  }
  .hint {
    margin: 0;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .fault,
  .gone {
    margin: 0;
    padding: 8px 12px;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  .fault {
    color: var(--color-danger);
    background: var(--color-danger-soft);
  }
  .fault button,
  .gone button {
    padding: 4px 0;
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .halves {
    display: grid;
    gap: 20px;
    align-items: start;
  }
  .halves > * {
    min-width: 0;
  }
  .grid {
    display: grid;
    gap: 10px;
    grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
    margin: 0 0 12px;
    padding: 0;
    list-style: none;
  }
  .grid button {
    display: grid;
    gap: 2px;
    width: 100%;
    padding: 6px;
    font: inherit;
    color: inherit;
    text-align: start;
    background: var(--color-surface);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .grid button:hover {
    border-color: var(--color-border-strong);
  }
  .grid [aria-pressed="true"],
  .grid [data-used] {
    border-color: var(--color-primary);
    box-shadow: inset 0 0 0 1px var(--color-primary);
  }
  .grid img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
    background: var(--color-surface-alt);
    border-radius: 4px;
  }
  .grid b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 500;
  }
  .grid small {
    color: var(--color-text-muted);
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px 12px;
    margin-bottom: 12px;
  }
  @media (min-width: 900px) {
    .halves {
      grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
    }
  }
  @media (max-width: 899px) {
    .halves > :last-child {
      order: -1;
    }
  }
`;

import { useMemo, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockType } from "../../generated/built/block-table.ts";
import type { SlotNode } from "../outline/tree.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { useStudio } from "../StudioContext.ts";
import type { Draft } from "../types.ts";
import { blockPath, sectionPath } from "../../site/preview/preview-address.ts";
import { rootsOf, type Piece } from "../../site/edit/insert.ts";
import { sectionsOf } from "../../site/edit/sections.ts";
import { usePreviewBase } from "../preview/use-preview-base.ts";
import { BlockLook, type Looked } from "./BlockLook.tsx";
import { BlockImage } from "./BlockImage.tsx";
import { fitsIn, galleryFor, onlyIn } from "./fitting.ts";
import { foundBlocks } from "./search.ts";
import { SectionCard } from "./SectionCard.tsx";
import { sectionLabel } from "./section-label.ts";

interface GalleryProps {
  draft: Draft;
  nodes: readonly SlotNode[];
  to: { place: string };
  /** A type of block, or a section saved for reuse. */
  onChoose: (chosen: BlockType | { piece: Piece; name: string }) => void;
  onClose: () => void;
}

/**
 * The blocks that fit a slot, with a picture and what each is for, first the sections saved for reuse; beside them, where there is room, the one that is
 * pointed at or has the focus as it will be on this site.
 */
export function Gallery({ draft, nodes, to: { place }, onChoose, onClose }: GalleryProps): ReactNode {
  const { t, words, start } = useStudio();
  const [search, setSearch] = useState("");
  const [all, setAll] = useState(false);
  const { base } = usePreviewBase();
  const [pointed, setPointed] = useState<Looked>();
  const [hasRoom] = useState(() => innerWidth >= 1000);
  const limited = useMemo(() => onlyIn({ draft, nodes, place }) !== undefined, [draft, nodes, place]);
  const groups = useMemo(() => galleryFor({ draft, nodes, place, all }), [draft, nodes, place, all]);
  const saved = useMemo(
    () =>
      sectionsOf(draft.layers).filter(({ piece }) =>
        rootsOf(piece).every((key) => fitsIn({ draft, nodes, place, type: piece.blocks[key]?.type ?? "" })),
      ),
    [draft, nodes, place],
  );
  const foundSections = foundBlocks(
    saved.map(({ name }) => name),
    search,
    {
      title: (name) =>
        saved.filter((one) => one.name === name).map((one) => sectionLabel(one, start.locale))[0] ?? name,
      about: () => "",
      keywords: () => [],
    },
  ).flatMap((name) => saved.filter((one) => one.name === name));
  const sections =
    search.trim() === ""
      ? groups.map(({ group, types }) => ({ name: words.block.group(group), types }))
      : [
          {
            name: t("studio.foundBlocks"),
            types: foundBlocks(
              groups.flatMap(({ types }) => types),
              search,
              words.block,
            ),
          },
        ];
  const lookOf = (type: BlockType): Looked => ({ path: blockPath(type), name: words.block.title(type) });
  const shown = sections.filter(({ types }) => types.length > 0);
  return (
    <Sheet title={t("studio.gallery")} closeLabel={t("studio.close")} onClose={onClose} width={hasRoom ? 1180 : 900}>
      <Style>
        <div className="find">
          <input
            type="search"
            autoFocus
            aria-label={t("studio.searchBlocks")}
            placeholder={t("studio.searchBlocks")}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {!limited && (
            <label>
              <input type="checkbox" checked={all} onChange={({ target }) => setAll(target.checked)} />
              {t("studio.allBlocks")}
            </label>
          )}
        </div>
        {limited && <p className="hint">{t("studio.galleryLimited")}</p>}
        {shown.length === 0 && foundSections.length === 0 && (
          <p className="hint" role="status">
            {t("studio.noneFound")}
          </p>
        )}
        <div className={hasRoom ? "beside" : undefined}>
          <div className="groups">
            {foundSections.length > 0 && (
              <section aria-label={t("studio.section.group")}>
                <h3>{t("studio.section.group")}</h3>
                <ul>
                  {foundSections.map((section) => {
                    const name = sectionLabel(section, start.locale);
                    return (
                      <SectionCard
                        key={section.name}
                        section={section}
                        base={base}
                        onLeave={onClose}
                        onPoint={() => setPointed({ path: sectionPath(section.name), name })}
                        onChoose={() => onChoose({ piece: section.piece, name })}
                      />
                    );
                  })}
                </ul>
              </section>
            )}
            {shown.map(({ name, types }) => (
              <section key={name} aria-label={name}>
                <h3>{name}</h3>
                <ul>
                  {types.map((type) => (
                    <li key={type}>
                      <button
                        type="button"
                        className="card"
                        onPointerEnter={() => setPointed(lookOf(type))}
                        onFocus={() => setPointed(lookOf(type))}
                        onClick={() => onChoose(type)}
                      >
                        <BlockImage type={type} />
                        <b>{words.block.title(type)}</b>
                        <span>{words.block.about(type)}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {hasRoom && <BlockLook at={pointed} base={base} />}
        </div>
      </Style>
    </Sheet>
  );
}

const Style = styled.div`
  display: grid;
  gap: 18px;
  .find {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .find > input {
    flex: 1 1 240px;
    min-height: 40px;
    padding: 6px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .find label {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 40px;
    cursor: pointer;
  }
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 420px;
    align-items: start;
    gap: 20px;
  }
  .groups {
    display: grid;
    gap: 18px;
  }
  h3 {
    margin-bottom: 8px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  ul {
    display: grid;
    gap: 12px;
    grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  }
  .card {
    display: grid;
    align-content: start;
    gap: 4px;
    width: 100%;
    height: 100%;
    padding: 8px 8px 12px;
    text-align: start;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    cursor: pointer;
  }
  .card:hover {
    border-color: var(--color-primary);
  }
  .card b {
    padding: 6px 4px 0;
  }
  .card span {
    padding: 0 4px;
    color: var(--color-text-muted);
    font-size: 0.8125rem;
    line-height: 1.45;
  }
`;

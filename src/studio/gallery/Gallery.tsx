import { useMemo, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockType } from "../../generated/built/block-table.ts";
import type { SlotNode } from "../outline/tree.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { useStudio } from "../StudioContext.ts";
import type { Draft } from "../types.ts";
import { BlockLook } from "./BlockLook.tsx";
import { BlockImage } from "./BlockImage.tsx";
import { galleryFor, onlyIn } from "./fitting.ts";
import { foundBlocks } from "./search.ts";

interface GalleryProps {
  draft: Draft;
  nodes: readonly SlotNode[];
  to: { place: string };
  onChoose: (type: BlockType) => void;
  onClose: () => void;
}

/**
 * The blocks that fit a slot, with a picture and what each is for; beside them, where there is room, the one that is
 * pointed at or has the focus as it will be on this site.
 */
export function Gallery({ draft, nodes, to: { place }, onChoose, onClose }: GalleryProps): ReactNode {
  const { t, words } = useStudio();
  const [search, setSearch] = useState("");
  const [all, setAll] = useState(false);
  const [pointed, setPointed] = useState<BlockType>();
  const [hasRoom] = useState(() => innerWidth >= 1000);
  const limited = useMemo(() => onlyIn({ draft, nodes, place }) !== undefined, [draft, nodes, place]);
  const groups = useMemo(() => galleryFor({ draft, nodes, place, all }), [draft, nodes, place, all]);
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
        {shown.length === 0 && (
          <p className="hint" role="status">
            {t("studio.noneFound")}
          </p>
        )}
        <div className={hasRoom ? "beside" : undefined}>
          <div className="groups">
            {shown.map(({ name, types }) => (
              <section key={name} aria-label={name}>
                <h3>{name}</h3>
                <ul>
                  {types.map((type) => (
                    <li key={type}>
                      <button
                        type="button"
                        onPointerEnter={() => setPointed(type)}
                        onFocus={() => setPointed(type)}
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
          {hasRoom && <BlockLook type={pointed} />}
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
  button {
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
  button:hover {
    border-color: var(--color-primary);
  }
  button b {
    padding: 6px 4px 0;
  }
  button span {
    padding: 0 4px;
    color: var(--color-text-muted);
    font-size: 0.8125rem;
    line-height: 1.45;
  }
`;

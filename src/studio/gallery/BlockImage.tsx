import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { blockTable, type BlockType } from "../../generated/block-table.ts";
import type { BlockGroup } from "../../site/document/block-groups.ts";

/** What a block looks like; where there is no picture of it, a drawing of its kind. */
export function BlockImage({ type }: { type: BlockType }): ReactNode {
  const [missing, setMissing] = useState(false);
  return (
    <Frame>
      {missing ? (
        <svg
          viewBox="0 0 64 40"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={drawings[blockTable[type].group] ?? drawings.text} />
        </svg>
      ) : (
        <img src={`/assets/blocks/${type}.webp`} alt="" loading="lazy" onError={() => setMissing(true)} />
      )}
    </Frame>
  );
}

const drawings: Partial<Record<BlockGroup, string>> & { text: string } = {
  text: "M8 8h26M8 16h48M8 23h44M8 30h30",
  picture: "M8 6h48v28H8zM12 30l12-12 9 9 6-6 13 11M44 14v.01",
  arrangement: "M8 6h48v28H8zM30 6v28",
  course: "M8 6h20v14H8zM36 6h20v14H36zM8 26h16M36 26h16M8 32h10M36 32h10",
  people: "M20 10a5 5 0 1 0 .01 0M11 34a9 9 0 0 1 18 0M44 10a5 5 0 1 0 .01 0M35 34a9 9 0 0 1 18 0",
  article: "M8 6h14v12H8zM28 8h28M28 15h20M8 25h48M8 32h36",
  navigation: "M8 14h10M24 14h10M40 14h16M8 22h48",
  community: "M8 6h34v16H18l-6 6v-6H8zM50 14h6v16h-4v5l-5-5H30",
};

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: var(--radius-small);
  background: var(--color-surface-alt);
  color: var(--color-border-strong);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
  svg {
    width: 56%;
  }
`;

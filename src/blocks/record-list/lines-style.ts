import { css } from "styled-components";

/** Records one below the other, or as cards: a heading, then fields in a line. */
export const linesStyle = css`
  .lines {
    display: grid;
    gap: 12px;
  }
  .lines > li {
    display: grid;
    gap: 6px;
    padding: 16px 20px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .lines > li:has(> .image) {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 20px;
  }
  .lines > li:has(> .image) > :not(.image) {
    grid-column: 2;
  }
  .lines .image {
    grid-row: 1 / span 4;
    width: 160px;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  .lines .none {
    display: grid;
    place-items: center;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .lines .long {
    padding: 10px 14px;
    border-inline-start: 3px solid var(--color-border-strong);
    background: var(--color-surface-alt);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .lines .long b {
    display: block;
    font-size: 0.875rem;
    font-weight: 400;
    color: var(--color-text-muted);
  }
  .lines .title > h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    font-size: 1.0625rem;
  }
  .lines dl,
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    font-size: 0.9375rem;
  }
  .lines dl > div,
  .facts > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 6px;
  }
  summary {
    color: var(--color-link);
    cursor: pointer;
    padding-block: 10px;
  }
  .lines dl > div:has(> dd > details) {
    flex-basis: 100%;
  }
  dt {
    flex: none;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .lines .tools {
    margin-block-end: -8px;
  }
  .cards {
    grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  }
  .cards > li {
    align-content: start;
  }
  .cards > li:has(.more) {
    grid-column: 1 / -1;
  }
  .cards dl {
    display: grid;
  }
  .cards .tools {
    margin-block-start: auto;
  }
  @media (max-width: 560px) {
    .lines > li {
      padding-inline: 14px;
    }
    .lines .image {
      grid-row: 1;
      width: 96px;
    }
    .lines > li:has(> .image) > :not(.image, .title) {
      grid-column: 1 / -1;
    }
  }
  .cards > li:has(> .image) {
    grid-template-columns: minmax(0, 1fr);
  }
  .cards > li:has(> .image) > :not(.image) {
    grid-column: 1;
  }
  .cards .image {
    grid-row: auto;
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
  }
`;

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
  .lines > li:has(> .figure) {
    grid-template-columns: 148px minmax(0, 1fr) auto;
    column-gap: 24px;
    padding-inline-start: 0;
  }
  .lines > li:has(> .figure) > :not(.figure) {
    grid-column: 2;
  }
  .lines > li:has(> .figure) > .tools {
    grid-area: 1 / 3 / span 4;
    align-self: center;
  }
  .lines > li > .figure {
    grid-row: 1 / span 4;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 4px;
    padding-inline: 12px;
    border-inline-end: 1px dashed var(--color-border);
    text-align: center;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .lines .first,
  .lines .past {
    font: var(--font-weight-heading) 1.5rem/1.2 var(--font-heading);
  }
  .lines .first {
    color: var(--color-price);
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
  .lines .inner {
    max-width: 720px;
    border: 0;
    background: none;
  }
  .lines .inner tbody th {
    font-weight: 400;
  }
  .inner th img {
    float: inline-start;
    width: 80px;
    height: 45px;
    margin-inline-end: 12px;
    object-fit: cover;
    border-radius: var(--radius-small);
  }
  @media (min-width: 761px) {
    .lines .inner th:first-child {
      padding-inline-start: 0;
    }
  }
  @media (max-width: 760px) {
    .lines .inner tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
    }
    .lines .inner tbody th {
      grid-column: 1 / -1;
    }
    .lines .inner td {
      display: block;
    }
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
    .lines > li:has(> .figure) {
      grid-template-columns: 104px minmax(0, 1fr);
      column-gap: 16px;
      padding-inline-start: 0;
    }
    .lines > li:has(> .figure) > .tools {
      grid-area: auto / 2;
    }
    .lines .first,
    .lines .past {
      font-size: 1.25rem;
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
    background: none;
  }
`;

import { styled } from "styled-components";
import { otherVersionStyle } from "./other-style.ts";

/** The paper: a head that stays in sight, the map beside the questions, above them on a phone. */
export const SheetStyle = styled.div`
  header {
    position: sticky;
    top: 0;
    z-index: 5;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    padding-block: 12px;
    background: var(--color-page);
    border-bottom: 1px solid var(--color-border);
  }
  header h1 {
    flex: 1 1 240px;
    font-size: 1.25rem;
  }
  @media (max-width: 560px) {
    header {
      padding-block: 8px;
    }
    header h1 {
      flex-basis: 100%;
      font-size: 1rem;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .saved {
      flex: 1 1 8em;
    }
  }
  /* Where there is little height, as when it is enlarged, the head goes with the page. */
  @media (max-height: 480px) {
    header {
      position: static;
    }
  }
  .clock b {
    font-size: 1.25rem;
  }
  .clock[data-short] b {
    color: var(--color-danger);
  }
  .saved,
  .when {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .when {
    min-height: 1.5em;
    margin-top: 8px;
  }
  .bar {
    margin-top: 12px;
    padding: 12px 16px;
    background: var(--color-warning-soft);
    color: var(--color-text);
  }
  dialog {
    width: min(560px, calc(100% - 32px));
    padding: 24px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-panel);
    background: var(--color-surface-raised);
    color: var(--color-text);
  }
  dialog::backdrop {
    background: var(--color-overlay);
  }
  dialog p {
    margin-top: 12px;
  }
  dialog a {
    display: inline-grid;
    place-items: center;
    min-width: 32px;
    min-height: 32px;
    text-decoration: underline;
  }
  ${otherVersionStyle}
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 16px;
  }
  .body {
    display: grid;
    gap: 24px;
    margin-top: 20px;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 16px;
  }
  .tools .btn,
  .drawn .btn {
    min-height: 40px;
    padding: 6px 14px;
    font-size: 0.875rem;
  }
  [aria-pressed="true"].btn {
    background: var(--color-primary-soft);
    color: var(--color-text);
  }
  .calculator {
    margin-bottom: 16px;
    padding: 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .calculator input {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-page);
    color: var(--color-text);
    text-align: end;
  }
  output {
    display: block;
    min-height: 1.75em;
    padding: 4px 12px;
    text-align: end;
    font-weight: 600;
  }
  .keys {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 4px;
  }
  .keys button {
    min-height: 40px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
    color: var(--color-text);
    font: inherit;
    cursor: pointer;
  }
  .keys .equals {
    grid-column: span 2;
  }
  .paper {
    position: relative;
    overflow: hidden;
  }
  .paper svg {
    position: absolute;
    inset-block: 0 auto;
    inset-inline: 0 auto;
    width: 100%;
    aspect-ratio: 1;
    overflow: visible;
    pointer-events: none;
  }
  .paper polyline {
    fill: none;
    stroke: var(--color-danger);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .hand {
    position: absolute;
    inset: 0;
    touch-action: none;
    cursor: crosshair;
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  nav a {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
  }
  nav a[data-state="done"] {
    background: var(--color-primary);
    border-color: var(--color-primary);
    color: var(--color-primary-text);
  }
  nav a[aria-current] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  nav a[data-state="later"] {
    background: var(--color-warning-soft);
    border-color: var(--color-warning);
  }
  article {
    padding-block: 20px;
    border-bottom: 1px solid var(--color-border);
    scroll-margin-top: 160px;
  }
  .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    margin-bottom: 8px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  .meta label {
    margin-inline-start: auto;
  }
  .choices,
  .pairs,
  .steps,
  .parts,
  .blanks {
    display: grid;
    gap: 8px;
    margin-top: 12px;
  }
  .read-as {
    margin-inline-start: 8px;
    color: var(--color-text-muted);
  }
  .choices label {
    padding: 4px 12px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .choices label:has(:checked) {
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
  }
  .pairs li,
  .steps li {
    max-width: 560px;
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .pairs span,
  .steps .prose {
    flex: 1;
  }
  .keep {
    margin-top: 8px;
  }
  .targets {
    margin-block: 12px 0;
    margin-inline: 24px 0;
    list-style: upper-alpha;
  }
  .blanks input,
  select,
  textarea {
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: var(--color-text);
    font: inherit;
  }
  textarea {
    width: 100%;
    margin-top: 12px;
  }
  @media (min-width: 960px) {
    .body {
      grid-template-columns: 272px minmax(0, 1fr);
    }
    aside {
      position: sticky;
      top: 96px;
      align-self: start;
      max-height: calc(100dvh - 112px);
      overflow-y: auto;
      padding: 4px;
    }
  }
`;

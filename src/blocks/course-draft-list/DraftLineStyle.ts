import { css } from "styled-components";

/** The looks of a course in the list. */
export const draftLineStyle = css`
  > ul > li {
    display: grid;
    grid-template-columns: 176px minmax(0, 1fr) 200px;
    align-items: start;
    gap: 12px 20px;
    padding-block: 20px;
    border-bottom: 1px solid var(--color-border);
  }
  > ul > li[aria-busy] {
    opacity: 0.6;
  }
  > ul > .late {
    display: block;
  }
  img,
  .blank {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--radius-card);
    background: var(--color-surface-alt);
  }
  .blank {
    display: grid;
    place-items: center;
    border: 1px dashed var(--color-border-strong);
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .text {
    display: grid;
    gap: 6px;
  }
  h2 {
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  h2 a:hover {
    color: var(--color-primary);
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    font-size: 0.8125rem;
    line-height: 22px;
  }
  .marks > * {
    padding: 0 8px;
    border-radius: var(--radius-small);
    background: var(--color-surface-alt);
    color: var(--color-text-muted);
    font-weight: 600;
  }
  .marks [data-state="1"] {
    background: var(--color-warning-soft);
    color: var(--color-warning);
  }
  .marks [data-state="2"] {
    background: var(--color-success-soft);
    color: var(--color-success);
  }
  .marks [data-state="3"] {
    background: var(--color-danger-soft);
    color: var(--color-danger);
  }
  .by {
    font-size: 0.875rem;
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }
  .opinion {
    padding: 8px 12px;
    border-left: 3px solid var(--color-border-strong);
    background: var(--color-surface-alt);
    font-size: 0.875rem;
    white-space: pre-line;
  }
  .opinion.bad {
    border-color: var(--color-danger);
  }
  .opinion ul {
    padding-left: 1.25em;
    list-style: disc;
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  /* Side by side as far as their names fit. */
  .do .btn {
    flex: 1 0 auto;
    padding-inline: 10px;
  }
  .more {
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    font-size: 0.875rem;
  }
  .more > * {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-text-muted);
    cursor: pointer;
  }
  .more > *:hover {
    color: var(--color-primary);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .more i {
    position: relative;
    width: 34px;
    height: 20px;
    border-radius: 10px;
    background: var(--color-border-strong);
    transition: background 0.15s;
  }
  .more i::after {
    content: "";
    position: absolute;
    top: 3px;
    left: 3px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--color-surface);
    transition: translate 0.15s;
  }
  .more [aria-checked="true"] i {
    background: var(--color-primary);
  }
  .more [aria-checked="true"] i::after {
    translate: 14px 0;
  }
  @media (max-width: 900px) {
    > ul > li {
      grid-template-columns: 104px minmax(0, 1fr);
    }
    .do {
      grid-column: 1 / -1;
    }
    .do .btn {
      flex: none;
    }
    .more {
      flex: 1;
      justify-content: end;
    }
  }
  @media (max-width: 560px) {
    .do .btn {
      flex: 1 0 40%;
    }
    .more {
      flex: 1 0 100%;
      justify-content: start;
    }
    .opinion {
      grid-column: 1 / -1;
    }
  }
`;

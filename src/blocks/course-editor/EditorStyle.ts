import { styled } from "styled-components";
import { PRESS_STYLE } from "../../ui/press-style.ts";
import { outlineCss } from "./outline/outline-css.ts";

/** The one styled element of the editor. Beside each other where there is room, one after the other on narrow pages. */
export const Root = styled.div`
  ${PRESS_STYLE}
  display: grid;
  gap: 16px;
  min-width: 0;
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 24px;
    padding-bottom: 16px;
    border-bottom: 1px solid var(--color-border);
  }
  .bar .title {
    flex: 1 1 320px;
    min-width: 0;
  }
  .bar h1 {
    font-size: 1.5rem;
    overflow-wrap: anywhere;
  }
  .states {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin-top: 6px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .state {
    padding: 1px 8px;
    border: 1px solid currentColor;
    border-radius: var(--radius-small);
    font-weight: 600;
  }
  .s1 {
    color: var(--color-warning);
  }
  .s2 {
    color: var(--color-success);
  }
  .s3,
  .saved.offline,
  .saved.signedOut,
  .saved.refused,
  .saved.conflict {
    color: var(--color-danger);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .pair {
    display: inline-flex;
  }
  .icon {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--color-text);
    cursor: pointer;
  }
  .icon:hover:not(:disabled) {
    background: var(--color-surface-alt);
  }
  .icon:disabled {
    color: var(--color-text-muted);
    opacity: 0.45;
    cursor: default;
  }
  .shelf {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    cursor: pointer;
  }
  [role="switch"] {
    position: relative;
    flex: none;
    width: 36px !important;
    height: 20px;
    margin: 0;
    border-radius: 10px;
    background: var(--color-text-muted);
    appearance: none;
    cursor: pointer;
    transition: background 0.15s;
  }
  [role="switch"]::after {
    content: "";
    position: absolute;
    inset-block: 3px;
    inset-inline: 3px auto;
    width: 14px;
    border-radius: 50%;
    background: var(--color-surface);
    transition: inset 0.15s;
  }
  [role="switch"]:checked {
    background: var(--color-primary);
  }
  [role="switch"]:checked::after {
    inset-inline: 19px auto;
  }
  [role="switch"]:disabled {
    opacity: 0.5;
    cursor: default;
  }
  [aria-disabled="true"] {
    opacity: 0.6;
    cursor: default;
  }
  .note,
  .problem,
  .restored {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 8px 14px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
    white-space: pre-line;
  }
  .note svg {
    flex: none;
  }
  .note span {
    flex: 1;
  }
  .note b {
    display: block;
  }
  .refused,
  .problem {
    border-color: var(--color-danger);
    background: var(--color-danger-soft);
  }
  .problem {
    color: var(--color-danger);
  }
  .audits {
    flex: 1 1 100%;
    font-size: 0.9375rem;
  }
  .audits summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-primary);
    font-weight: 600;
  }
  .audits li {
    display: grid;
    gap: 0 12px;
    grid-template-columns: auto auto 1fr;
    padding: 8px 0;
    border-top: 1px solid var(--color-border);
  }
  .audits p {
    grid-column: 1 / -1;
    white-space: pre-line;
  }
  .missing {
    padding: 12px 16px;
    border: 1px solid var(--color-warning);
    border-radius: var(--radius-card);
    background: var(--color-warning-soft);
  }
  .missing.done {
    border-color: var(--color-success);
    background: var(--color-success-soft, var(--color-surface-alt));
  }
  .missing:focus {
    outline: none;
  }
  .missing header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  .missing h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 1.0625rem;
  }
  .missing ul {
    display: grid;
    gap: 0 24px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  }
  .missing .link {
    border: 0;
    background: none;
    padding: 0;
    color: var(--color-text);
    font-weight: 400;
    text-align: start;
    cursor: pointer;
  }

  .bench {
    display: grid;
    gap: 24px;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  .places {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  .panel {
    min-width: 0;
    padding: 20px clamp(16px, 2.5vw, 32px) 32px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .panel:focus {
    outline: none;
  }
  .panel > h2 {
    margin-bottom: 20px;
    font-size: 1.25rem;
  }
  .plain {
    display: grid;
    gap: 20px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .panel > .problem {
    margin-bottom: 12px;
  }
  .link {
    border: 0;
    background: none;
    padding: 0;
    cursor: pointer;
  }
  @media (max-width: 899px) {
    .bench[data-shows="outline"] .panel,
    .bench[data-shows="panel"] .places {
      display: none;
    }
    .panel {
      padding: 4px 0 24px;
      border: 0;
      background: none;
    }
    .bar .do {
      flex: 1 1 100%;
    }
    .bar .do > .btn {
      flex: 1 1 auto;
    }
  }
  @media (min-width: 900px) {
    .bench {
      grid-template-columns: minmax(300px, 380px) minmax(0, 1fr);
    }
    .places {
      position: sticky;
      top: 16px;
      max-height: calc(100vh - 32px);
      overflow-y: auto;
      scrollbar-gutter: stable;
      padding: 2px;
    }
    .to-outline {
      display: none;
    }
  }

  .sections {
    display: grid;
    gap: 2px;
  }
  .sections button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 44px;
    padding: 4px 12px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: var(--color-text);
    text-align: start;
    cursor: pointer;
  }
  .sections button > span:first-of-type {
    flex: 1;
  }
  .sections button:hover {
    background: var(--color-surface-alt);
  }
  .sections [aria-current] {
    background: var(--color-primary-soft);
    color: var(--color-primary);
    font-weight: 600;
  }
  .fault {
    flex: none;
    display: inline-flex;
    color: var(--color-warning);
  }
  ${outlineCss}

  .media .do {
    gap: 8px;
  }
  .media .now {
    display: flex;
    gap: 10px;
    padding: 10px 12px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  .media .now svg {
    flex: none;
    margin-top: 2px;
  }
  .media .now p {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .media .now .muted {
    font-size: 0.875rem;
  }
  .sending {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  .sending progress,
  .wait i {
    width: 100%;
    height: 8px;
    accent-color: var(--color-primary);
  }
  .wait {
    display: grid;
    gap: 12px;
  }
  dialog {
    width: min(560px, calc(100% - 32px));
    max-height: min(720px, 90vh);
    padding: 24px;
    overflow-y: auto;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface-raised);
    color: var(--color-text);
  }
  dialog::backdrop {
    background: var(--color-overlay);
  }
  dialog h2 {
    font-size: 1.1875rem;
  }
  dialog.conflict {
    border-top: 4px solid var(--color-warning);
  }
  dialog.conflict p {
    margin: 12px 0 20px;
    line-height: 1.6;
  }
  dialog.conflict .do {
    justify-content: flex-end;
  }
  .pick header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 12px;
  }
  .pick ul {
    display: grid;
    gap: 6px;
    margin-top: 16px;
  }
  .pick input {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .pick li button {
    display: grid;
    gap: 2px;
    width: 100%;
    min-height: 56px;
    padding: 8px 12px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: none;
    color: var(--color-text);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .pick li button:hover:not(:disabled),
  .pick [aria-pressed="true"] {
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
  }
  .pick li .muted {
    font-size: 0.875rem;
  }
  .pages {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 12px;
    margin-top: 12px;
  }
`;

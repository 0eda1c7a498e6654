import styled from "styled-components";

/** What the fields and pickers of the studio look like: narrow, dense, and in the colours of the platform's theme. */
export const PanelRoot = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.5;
  color: var(--color-text);
  container-type: inline-size;

  h2 {
    font-size: 1.0625rem;
  }
  h3 {
    font-size: 0.875rem;
  }
  .sp-about,
  .sp-note {
    margin: 0;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .sp-note:empty {
    display: none;
  }
  .sp-fields,
  .sp-object,
  .sp-form {
    display: grid;
    gap: 18px;
    min-width: 0;
  }
  .sp-object {
    margin: 0;
    padding: 12px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  .sp-object legend {
    padding: 0 4px;
    font-weight: 600;
  }
  .sp-group {
    border-top: 1px solid var(--color-border);
  }
  .sp-group > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .sp-group > summary::before {
    content: "▸";
    color: var(--color-text-muted);
  }
  .sp-group[open] > summary::before {
    content: "▾";
  }
  .sp-group[open] {
    padding-bottom: 20px;
  }
  .sp-group > .sp-about {
    margin-bottom: 12px;
  }
  .sp-count {
    padding: 0 7px;
    border-radius: 9px;
    font-size: 0.75rem;
    color: var(--color-text-muted);
    background: var(--color-surface-alt);
  }

  .sp-tabs {
    display: flex;
    overflow-x: auto;
    border-bottom: 1px solid var(--color-border);
  }
  .sp-tabs [role="tab"] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 12px;
    cursor: pointer;
    outline-offset: -2px;
  }
  .sp-tabs [data-selected] {
    font-weight: 600;
    color: var(--color-primary);
    box-shadow: inset 0 -2px var(--color-primary);
  }
  .sp-tabs [data-focus-visible] {
    outline: 2px solid var(--color-focus);
  }
  [role="tabpanel"] {
    padding-top: 12px;
    outline: none;
  }
  [role="tabpanel"][data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 4px;
  }
  .sp-bad {
    min-width: 18px;
    padding: 0 5px;
    border-radius: 9px;
    font-size: 0.6875rem;
    font-weight: 700;
    line-height: 18px;
    text-align: center;
    color: var(--color-surface);
    background: var(--color-danger);
  }

  .sp-sheet {
    display: grid;
    gap: 6px;
    margin: 0 -8px 16px;
    padding: 10px 8px 4px;
    border-inline-start: 3px solid var(--color-primary);
    background: var(--color-primary-soft);
  }
  .sp-field[data-shown] {
    box-shadow: -3px 0 0 var(--color-primary);
    margin-inline-start: -8px;
    padding-inline-start: 8px;
  }
  .sp-field {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  .sp-label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 8px;
    min-height: 28px;
    font-weight: 600;
  }
  .sp-required {
    margin-inline-start: 3px;
    color: var(--color-danger);
  }
  .sp-tools {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-weight: 400;
  }
  .sp-origin {
    padding: 0 7px;
    border: 1px solid var(--color-border);
    border-radius: 9px;
    font-size: 0.75rem;
    line-height: 18px;
    color: var(--color-text-muted);
    white-space: nowrap;
  }
  .sp-origin[data-own] {
    color: var(--color-primary);
    border-color: currentColor;
  }
  .sp-reset,
  .sp-link,
  .sp-icon,
  .sp-entry-tools > button:not(.sp-plain) {
    display: inline-grid;
    place-items: center;
    width: 32px;
    height: 32px;
    padding: 0;
    color: var(--color-text-muted);
    background: none;
    border: 0;
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .sp-reset:hover,
  .sp-link:hover,
  .sp-icon:hover,
  .sp-entry-tools > button:hover:not(:disabled) {
    color: var(--color-text);
    background: var(--color-surface-alt);
  }
  .sp-link[aria-pressed="true"] {
    color: var(--color-primary);
    background: var(--color-primary-soft);
  }
  button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  .sp-problem {
    display: flex;
    gap: 6px;
    margin: 4px 0 0;
    font-size: 0.8125rem;
    color: var(--color-danger);
  }
  .sp-problem svg {
    flex: none;
    margin-top: 2px;
  }

  .sp-input {
    width: 100%;
    min-height: 40px;
    padding: 6px 10px;
    font: inherit;
    color: var(--color-text);
    background: var(--color-surface);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
  }
  textarea.sp-input {
    resize: vertical;
    field-sizing: content;
    max-height: 40vh;
  }
  .sp-field[data-bad] > .sp-input {
    border-color: var(--color-danger);
  }
  .sp-toggle,
  .sp-check {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    cursor: pointer;
  }
  .sp-check {
    min-height: 32px;
    font-size: 0.8125rem;
  }
  .sp-toggle input,
  .sp-check input {
    width: 18px;
    height: 18px;
    accent-color: var(--color-primary);
  }
  .sp-plain {
    justify-self: start;
    min-height: 32px;
    padding: 0 4px;
    font: inherit;
    font-size: 0.8125rem;
    color: var(--color-primary);
    text-decoration: underline;
    text-underline-offset: 4px;
    background: none;
    border: 0;
    cursor: pointer;
  }
  .sp-add {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: 6px;
    min-height: 40px;
    padding: 0 12px;
    font: inherit;
    color: var(--color-primary);
    background: none;
    border: 1px dashed var(--color-border-strong);
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .sp-add:hover:not(:disabled) {
    background: var(--color-primary-soft);
  }
  .sp-add:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  .sp-row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .sp-row > .sp-input {
    flex: 1 1 120px;
    width: auto;
  }
  .sp-inline {
    display: grid;
    gap: 2px;
    font-size: 0.8125rem;
  }

  .sp-list {
    display: grid;
    gap: 8px;
    margin-bottom: 8px;
  }
  .sp-list > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: start;
    min-width: 0;
    padding-block: 4px;
    padding-inline: 12px 4px;
    background: var(--color-surface);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  .sp-list > li > :first-child {
    flex: 1 1 200px;
    min-width: 0;
  }
  .sp-list > li > details > summary {
    display: flex;
    align-items: center;
    min-height: 40px;
    overflow-wrap: anywhere;
  }
  .sp-list > li > details > summary::before {
    content: "▸";
    margin-inline-end: 8px;
    color: var(--color-text-muted);
  }
  .sp-list > li > details[open] > summary::before {
    content: "▾";
  }
  .sp-list > li > details[open] {
    padding-bottom: 8px;
  }
  .sp-list .sp-object {
    padding: 0;
    border: 0;
  }
  .sp-list .sp-object > legend {
    display: none;
  }
  .sp-entry-tools {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    margin-inline-start: auto;
    min-height: 40px;
  }

  .sp-ways {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin-bottom: 6px;
    padding: 2px;
    width: fit-content;
    max-width: 100%;
    background: var(--color-surface-alt);
    border-radius: var(--radius-control);
  }
  .sp-ways button {
    min-height: 30px;
    padding: 0 10px;
    font: inherit;
    font-size: 0.8125rem;
    color: inherit;
    background: none;
    border: 0;
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .sp-ways [aria-pressed="true"] {
    font-weight: 600;
    color: var(--color-text);
    background: var(--color-surface);
    box-shadow: 0 0 0 1px var(--color-border);
  }
  .sp-text,
  .sp-address,
  .sp-binding,
  .sp-condition,
  .sp-image,
  .sp-map {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  .sp-words {
    display: grid;
    gap: 2px;
  }
  .sp-words > label {
    font-size: 0.75rem;
    color: var(--color-text-muted);
  }

  .sp-chosen {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    text-align: start;
    cursor: pointer;
  }
  .sp-chosen > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .sp-chosen > svg {
    flex: none;
    color: var(--color-text-muted);
  }
  .sp-chosen > [data-empty] {
    color: var(--color-text-muted);
  }
  .sp-options {
    margin-top: 4px;
    padding: 8px;
    background: var(--color-surface-raised, var(--color-surface));
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    box-shadow: var(--shadow-card);
  }
  .sp-found {
    max-height: 264px;
    margin-top: 6px;
    overflow-y: auto;
  }
  .sp-found > div {
    display: grid;
    padding: 6px 8px;
    border-radius: var(--radius-small);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .sp-found > div[data-at] {
    background: var(--color-primary-soft);
  }
  .sp-found > div[aria-selected="true"] {
    font-weight: 600;
  }
  .sp-options small {
    font-size: 0.75rem;
    font-weight: 400;
    color: var(--color-text-muted);
  }

  .sp-icons {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .sp-icons label {
    position: relative;
    cursor: pointer;
  }
  .sp-icons span {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  .sp-icons :checked + span {
    color: var(--color-primary);
    background: var(--color-primary-soft);
    border-color: currentColor;
  }
  .sp-icons :focus-visible + span {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  .sp-image {
    grid-template-columns: minmax(72px, 132px) minmax(0, 1fr);
    gap: 4px 12px;
    align-items: center;
  }
  .sp-image > :not(.sp-picture, .sp-beside) {
    grid-column: 1 / -1;
  }
  .sp-beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .sp-picture {
    display: grid;
    place-items: center;
    min-height: 72px;
    padding: 6px;
    text-align: center;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
    background: var(--color-surface-alt);
    border: 1px dashed var(--color-border-strong);
    border-radius: var(--radius-control);
  }
  .sp-picture img {
    max-height: 96px;
    object-fit: contain;
  }
  .sp-more summary {
    display: flex;
    align-items: center;
    min-height: 32px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .sp-colour {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .sp-colour > [type="color"] {
    flex: none;
    width: 44px;
    height: 40px;
    padding: 2px;
    background: var(--color-surface);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .sp-colour > .sp-input {
    flex: 1 1 120px;
    width: auto;
  }
  .sp-presets {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .sp-chip {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 36px;
    padding: 0 12px;
    font: inherit;
    font-size: 0.8125rem;
    color: inherit;
    background: var(--color-surface);
    border: 1px solid var(--color-border-strong);
    border-radius: 18px;
    cursor: pointer;
  }
  .sp-chip:hover {
    border-color: var(--color-primary);
  }
  .sp-node {
    display: grid;
    gap: 8px;
    padding-block: 8px;
    padding-inline: 12px 0;
    border-inline-start: 2px solid var(--color-border);
  }
  .sp-node > ol {
    display: grid;
    gap: 8px;
  }
  .sp-sentence {
    display: grid;
    gap: 2px;
    padding: 8px;
    background: var(--color-surface);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  .sp-comparison {
    display: grid;
    gap: 6px;
  }
  @container (min-width: 560px) {
    .sp-comparison {
      grid-template-columns: 2fr 1fr 1fr;
      align-items: start;
    }
    .sp-comparison > :first-child:has([aria-expanded="true"]) {
      grid-column: 1 / -1;
    }
  }
  &.sp-part {
    max-width: 720px;
  }
  .sp-section {
    display: grid;
    gap: 14px;
    padding-top: 16px;
    border-top: 1px solid var(--color-border);
  }
  &.sp-part h2 {
    font-size: 0.875rem;
  }
  .sp-entries {
    display: grid;
    gap: 8px;
    min-width: 0;
  }
  .sp-list > li:has(> details) {
    position: relative;
  }
  .sp-list > li:has(> details) > .sp-entry-tools {
    position: absolute;
    top: 4px;
    inset-inline-end: 4px;
  }
  .sp-list > li > details > summary {
    padding-inline-end: 104px;
  }
  .sp-inside {
    padding-block: 8px 12px;
    padding-inline: 0 8px;
    min-width: 0;
  }
  .sp-list > li > details {
    flex: 1 1 200px;
    min-width: 0;
  }
  .sp-record {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 12px;
    align-items: center;
  }
  .sp-record dt {
    color: var(--color-text-muted);
  }
  .sp-record code {
    overflow-wrap: anywhere;
  }
  .sp-list > li:has(> .sp-check) {
    align-items: center;
  }
  .sp-inputs {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  .sp-checks {
    display: grid;
    margin: 0;
    padding: 8px 12px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  .sp-json {
    min-width: 0;
  }
  .sp-looks {
    display: grid;
    gap: 10px;
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  }
  .sp-looks button {
    display: grid;
    gap: 8px;
    padding: 10px;
    font: inherit;
    color: inherit;
    text-align: start;
    background: var(--color-surface);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .sp-looks [aria-pressed="true"] {
    border-color: var(--color-primary);
    box-shadow: inset 0 0 0 1px var(--color-primary);
  }
`;

import { styled } from "styled-components";
import { PRESS_STYLE } from "../ui/press-style.ts";

/** The one styled element of a form: everything inside has plain class names and draws from the theme's variables. */
export const FormRoot = styled.div`
  --lf-gap: 20px;
  container-type: inline-size;
  color: var(--color-text);
  font-size: 1rem;
  ${PRESS_STYLE}

  form,
  .lf-fields,
  fieldset {
    display: grid;
    gap: var(--lf-gap);
    min-width: 0;
  }
  fieldset {
    margin: 0;
    padding: 16px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  legend {
    padding: 0 6px;
    font-weight: 600;
  }
  .lf-cell {
    display: contents;
  }
  .lf-part {
    padding: 0 0 8px;
    border: 0;
  }
  .lf-part legend {
    margin-bottom: 12px;
    padding: 0;
    font-size: 1.0625rem;
  }
  .lf-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin: 0;
  }
  .lf-buttons [aria-pressed="true"] {
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
  }
  .lf-version {
    display: grid;
    gap: 12px;
    overflow-x: auto;
  }
  .lf-version table {
    border-collapse: collapse;
    font-size: 0.9375rem;
    text-align: start;
  }
  .lf-version :is(th, td) {
    padding-block: 8px;
    padding-inline: 0 16px;
    border-bottom: 1px solid var(--color-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  .lf-hidden {
    display: none;
  }
  .lf-field {
    display: grid;
    gap: 6px;
    align-content: start;
    min-width: 0;
  }
  .lf-label {
    font-size: 0.9375rem;
    font-weight: 500;
  }
  .lf-required {
    margin-inline-start: 4px;
    color: var(--color-danger);
  }
  .lf-note {
    margin: 0;
    font-size: 0.875rem;
    line-height: 1.5;
    color: var(--color-text-muted);
  }

  .lf-input {
    box-sizing: border-box;
    width: 100%;
    min-height: 44px;
    padding: 9px 12px;
    font: inherit;
    line-height: 1.5;
    text-align: start;
    color: inherit;
    background: var(--color-surface);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    transition:
      border-color 0.15s,
      box-shadow 0.15s;
  }
  .lf-input:hover:not(:disabled) {
    border-color: var(--color-text-muted);
  }
  .lf-input::placeholder,
  .lf-empty {
    color: var(--color-text-muted);
    opacity: 1;
  }
  .lf-input:disabled {
    background: var(--color-surface-alt);
    color: var(--color-text-muted);
  }
  .lf-input:focus-visible,
  .lf-input[aria-expanded="true"] {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
    border-color: transparent;
  }
  .lf-bad .lf-input {
    border-color: var(--color-danger);
  }
  .lf-bad .lf-input:focus-visible {
    outline-color: var(--color-danger);
  }
  .lf-textarea {
    resize: vertical;
    field-sizing: content;
    min-height: 92px;
    max-height: 40vh;
  }

  .lf-error,
  .lf-fault {
    display: flex;
    gap: 6px;
    margin: 0;
    line-height: 1.5;
    color: var(--color-danger);
  }
  .lf-error {
    font-size: 0.875rem;
  }
  .lf-error .lf-icon {
    width: 16px;
    height: 16px;
    margin-top: 3px;
  }
  .lf-icon {
    flex: none;
  }
  .lf-draft {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
    margin: 0 0 var(--lf-gap);
    padding: 2px 14px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
    line-height: 1.5;
  }
  .lf-draft button {
    min-height: 44px;
    padding: 0;
    font: inherit;
    color: var(--color-primary);
    text-decoration: underline;
    text-underline-offset: 4px;
    background: none;
    border: 0;
    cursor: pointer;
  }
  .lf-fault,
  .lf-summary {
    padding: 12px 14px;
    margin-bottom: var(--lf-gap);
    border-radius: var(--radius-control);
    border: 1px solid var(--color-danger);
    background: var(--color-danger-soft);
  }
  .lf-fault .lf-icon {
    margin-top: 2px;
  }
  .lf-summary {
    margin: 0;
  }
  .lf-summary p {
    margin: 0;
    font-weight: 600;
  }
  .lf-summary ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 6px 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.875rem;
  }
  .lf-summary a {
    display: inline-block;
    padding: 4px 0;
    color: var(--color-danger);
    text-underline-offset: 3px;
  }
  .lf-unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .lf-group {
    position: relative;
    display: block;
  }
  .lf-group .lf-input {
    padding-inline-end: 48px;
  }
  .lf-inside {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    width: 44px;
    padding: 0;
    color: var(--color-text-muted);
    background: none;
    border: 0;
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .lf-inside:hover {
    color: var(--color-text);
  }
  .lf-select,
  .lf-select::picker(select) {
    appearance: base-select;
  }
  .lf-select {
    display: flex;
    align-items: center;
    cursor: pointer;
  }
  .lf-select::picker-icon {
    color: var(--color-text-muted);
    transform: scale(0.8);
  }
  .lf-select::picker(select) {
    padding: 6px;
    margin-top: 4px;
    color: var(--color-text);
    background: var(--color-surface);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    box-shadow: var(--shadow-raised);
  }
  .lf-select option {
    min-height: 40px;
    padding: 8px 10px;
    border-radius: 6px;
  }
  .lf-select option:hover,
  .lf-select option:focus-visible {
    background: var(--color-surface-alt);
    outline: none;
  }
  .lf-select option:checked {
    font-weight: 600;
  }

  .lf-combobox {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    cursor: pointer;
  }
  .lf-combobox .lf-icon {
    color: var(--color-text-muted);
  }
  .lf-columns {
    display: flex;
    overflow: hidden;
    margin-top: 6px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  .lf-column {
    flex: 1 1 0;
    min-width: 0;
    max-height: 268px;
    overflow-y: auto;
    padding: 6px;
    outline: none;
  }
  .lf-column + .lf-column {
    border-inline-start: 1px solid var(--color-border);
  }
  .lf-entry {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    padding: 6px 10px;
    box-sizing: border-box;
    border-radius: 6px;
    cursor: pointer;
    outline: none;
  }
  .lf-entry .lf-icon {
    width: 16px;
    height: 16px;
    color: var(--color-text-muted);
  }
  .lf-entry[data-hovered],
  .lf-entry[data-selected] {
    background: var(--color-surface-alt);
  }
  .lf-entry[data-selected] {
    font-weight: 600;
  }
  .lf-entry[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  .lf-back {
    display: none;
  }
  @container (max-width: 520px) {
    .lf-columns {
      flex-direction: column;
    }
    .lf-column:not(.lf-last) {
      display: none;
    }
    .lf-column {
      flex: none;
      border: 0 !important;
    }
    .lf-back {
      display: flex;
      align-items: center;
      gap: 6px;
      min-height: 44px;
      padding: 0 10px;
      font: inherit;
      font-weight: 600;
      text-align: start;
      color: inherit;
      background: var(--color-surface-alt);
      border: 0;
      cursor: pointer;
    }
  }

  .lf-lookup {
    display: grid;
    gap: 8px;
  }
  .lf-code {
    display: flex;
    gap: 8px;
  }
  .lf-code .lf-input {
    flex: 1;
    min-width: 0;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.08em;
  }
  .lf-code .lf-input::placeholder {
    letter-spacing: normal;
  }
  .lf-send {
    flex: none;
    min-width: 8.5em;
    min-height: 44px;
    padding: 0 14px;
    font: inherit;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
    color: var(--color-primary);
    background: none;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .lf-send:hover:not([aria-disabled="true"]) {
    background: var(--color-surface-alt);
  }
  .lf-send[aria-disabled="true"] {
    color: var(--color-text-muted);
    border-color: var(--color-border);
    cursor: default;
  }
  .lf-send[aria-busy="true"] {
    cursor: progress;
  }
  .lf-status {
    min-height: 1.5em;
  }
  .lf-status b {
    display: block;
    color: var(--color-text);
    font-variant-numeric: tabular-nums;
  }
  .lf-rules {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .lf-rules li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .lf-rules .lf-icon {
    width: 16px;
    height: 16px;
    margin-inline-start: -2px;
  }
  .lf-rules [data-kept="true"] {
    color: var(--color-success);
  }
  .lf-strength {
    display: grid;
    gap: 4px;
    --lf-level: var(--color-danger);
  }
  .lf-strength .lf-note {
    min-height: 1.5em;
  }
  .lf-meter {
    display: flex;
    gap: 4px;
    padding-block-start: 4px;
  }
  .lf-meter i {
    flex: 1;
    height: 4px;
    border-radius: 2px;
    background: var(--color-border);
  }
  .lf-strength[data-score="2"] {
    --lf-level: var(--color-warning);
  }
  .lf-strength:is([data-score="3"], [data-score="4"]) {
    --lf-level: var(--color-success);
  }
  .lf-strength[data-score] i:nth-child(1),
  .lf-strength:is([data-score="2"], [data-score="3"], [data-score="4"]) i:nth-child(2),
  .lf-strength:is([data-score="3"], [data-score="4"]) i:nth-child(3),
  .lf-strength[data-score="4"] i:nth-child(4) {
    background: var(--lf-level);
  }

  .lf-tick {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  .lf-tick input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--color-primary);
  }
  .lf-tick a {
    color: var(--color-link);
    text-underline-offset: 3px;
    text-decoration: underline;
  }
  .lf-choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  .lf-array ol:empty {
    display: none;
  }
  .lf-array ol {
    display: grid;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .lf-item {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 8px;
    align-items: start;
  }
  .lf-item:has(.lf-label) .lf-tools {
    margin-top: 28px;
  }
  .lf-tools {
    display: flex;
  }
  .lf-small {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    color: var(--color-text-muted);
    background: none;
    border: 0;
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .lf-small:hover:not(:disabled) {
    color: var(--color-text);
    background: var(--color-surface-alt);
  }
  .lf-small:disabled {
    opacity: 0.35;
    cursor: default;
  }
  .lf-add,
  .lf-retry {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: 6px;
    min-height: 44px;
    padding: 0 14px;
    font: inherit;
    color: var(--color-primary);
    background: none;
    border: 1px dashed var(--color-border);
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .lf-chosen {
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 6px 0 0;
    overflow-wrap: anywhere;
  }
  .lf-chosen img {
    object-fit: cover;
    border-radius: 6px;
  }
  .lf-chosen > span {
    flex: 1;
  }
  .lf-chosen progress {
    display: block;
    width: 100%;
    max-width: 320px;
    height: 8px;
    accent-color: var(--color-primary);
  }
  .lf-file .lf-note {
    margin-inline-start: 12px;
  }
  .lf-picture {
    display: grid;
    gap: 10px;
  }
  .lf-picture > img {
    width: min(100%, 320px);
    height: auto;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  .lf-figures {
    font-variant-numeric: tabular-nums;
  }
  .lf-note.lf-right {
    color: var(--color-success);
  }
  .lf-note.lf-wrong {
    color: var(--color-danger);
  }

  .lf-submit {
    position: relative;
    min-height: 48px;
    padding: 0 28px;
    font: inherit;
    font-weight: 600;
    color: var(--color-primary-text);
    background: var(--color-primary);
    border: 0;
    border-radius: var(--radius-control);
    cursor: pointer;
    transition: background 0.15s;
  }
  .lf-submit:hover {
    background: var(--color-primary-hover);
  }
  .lf-danger,
  .lf-danger:hover {
    color: var(--color-surface);
    background: var(--color-danger);
  }
  .lf-second {
    color: var(--color-primary);
    background: none;
    border: 1px solid currentColor;
  }
  .lf-second:hover {
    background: var(--color-surface-alt);
  }
  .lf-submit[aria-busy="true"] {
    color: transparent;
    cursor: progress;
  }
  .lf-submit[aria-busy="true"]::after {
    content: "";
    position: absolute;
    inset: 0;
    width: 20px;
    height: 20px;
    margin: auto;
    border-radius: 50%;
    border: 2px solid var(--color-primary-text);
    border-inline-end-color: transparent;
    animation: lf-turn 0.8s linear infinite;
  }
  @keyframes lf-turn {
    to {
      rotate: 1turn;
    }
  }
  button:focus-visible,
  a:focus-visible,
  input[type]:not(.lf-input):focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  @container (min-width: 560px) {
    .lf-half {
      grid-column: span 1;
    }
    .lf-fields:has(> .lf-cell > .lf-half) {
      grid-template-columns: 1fr 1fr;
    }
    .lf-fields:has(> .lf-cell > .lf-half) > .lf-cell > :not(.lf-half) {
      grid-column: 1 / -1;
    }
  }
  &[data-layout="grid"] .lf-submit {
    justify-self: start;
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
    }
    .lf-submit[aria-busy="true"]::after {
      animation-duration: 4s;
    }
  }
`;

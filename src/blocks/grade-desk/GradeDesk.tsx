import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { OneGrade } from "./OneGrade.tsx";
import { OwnGrades } from "./OwnGrades.tsx";

export type Props = BlockProps<"gradeDesk">;

/** The classes that one manages, and the management of one. */
export function GradeDesk(props: Props): ReactNode {
  return (
    <Root>
      {props.gradeId ? <OneGrade key={props.gradeId} {...props} gradeId={props.gradeId} /> : <OwnGrades {...props} />}
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  > ul > li,
  .panel > ul > li {
    display: grid;
    gap: 6px;
    padding-block: 16px;
    border-bottom: 1px solid var(--color-border);
  }
  .panel > ul {
    border-top: 1px solid var(--color-border);
  }
  /* What a line is about stands alone, facts below it. */
  .panel > ul > li b ~ .hint,
  .panel > ul > li strong ~ .hint {
    display: block;
    margin-top: 2px;
  }
  .panel > ul > li > .tools {
    margin-block: -4px -8px;
  }
  h2 {
    font-size: 1.125rem;
  }
  .title {
    margin-top: 4px;
    font-size: 1.375rem;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 20px;
    margin-bottom: 8px;
  }
  h2 a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  small:not(.hint) {
    padding: 1px 8px;
    border-radius: var(--radius-small);
    background: var(--color-surface-alt);
    color: var(--color-text-muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  .panel {
    display: grid;
    gap: 20px;
    padding-block: 24px;
  }
  .panel > [role="status"]:empty {
    display: none;
  }
  fieldset {
    padding: 8px 16px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  legend {
    padding-inline: 6px;
    font-weight: 600;
  }
  .btn:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .btn.ghost.danger {
    border-color: currentColor;
  }
  .panel > .tools:has(> .btn) {
    gap: 12px;
  }
  .form {
    display: grid;
    gap: 14px;
    max-width: 640px;
  }
  .cover {
    width: 100%;
    max-width: 320px;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--radius-card);
  }
  .pair {
    display: grid;
    gap: 14px;
  }
  .transfer {
    display: grid;
    gap: 32px;
  }
  .side {
    min-width: 0;
  }
  .side > p {
    margin-top: 12px;
  }
  .side ul {
    max-height: 420px;
    overflow-y: auto;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  .side li {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-inline: 12px;
    border-bottom: 1px solid var(--color-border);
  }
  .side li .check {
    flex: 1;
    min-width: 0;
  }
  .code {
    font-family: ui-monospace, monospace;
    letter-spacing: 0.08em;
  }
  .gone {
    color: var(--color-text-muted);
    text-decoration: line-through;
  }
  .body {
    white-space: pre-line;
  }
  @media (min-width: 760px) {
    .strip {
      flex-wrap: wrap;
    }
    .pair,
    .transfer {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

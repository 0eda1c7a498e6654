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
  > ul > li {
    display: grid;
    gap: 6px;
    padding-block: 18px;
    border-bottom: 1px solid var(--color-border);
  }
  h2 {
    font-size: 1.125rem;
  }
  h2 a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  small {
    padding: 1px 8px;
    border-radius: var(--radius-small);
    background: var(--color-surface-alt);
    color: var(--color-text-muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  .panel {
    display: grid;
    gap: 16px;
    padding-block: 20px;
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
    gap: 20px;
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

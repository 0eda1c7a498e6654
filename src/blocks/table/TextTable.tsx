import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";

/** A table of texts. What is wider than the page scrolls within it, also by keys, and is announced by its name. */
export function TextTable({ caption, head = [], rows = [], rowHeads, look = "lines" }: BlockProps<"table">): ReactNode {
  if (rows.length === 0) return null;
  const width = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, place) => place);
  return (
    <Root className={look === "grid" ? "boxed" : undefined} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>
          <Content>{caption}</Content>
        </caption>
        {head.length > 0 && (
          <thead>
            <tr>
              {places.map((place) => (
                <th key={place} scope="col">
                  <Content>{head[place]}</Content>
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ cells }, row) => (
            <tr key={row}>
              {places.map((place) =>
                rowHeads && place === 0 ? (
                  <th key={place} scope="row">
                    <Content>{cells[place]}</Content>
                  </th>
                ) : (
                  <td key={place}>
                    <Content>{cells[place]}</Content>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}

const Root = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: 8px;
    color: var(--color-text-muted);
    font-size: 0.875rem;
    text-align: start;
  }
  th,
  td {
    min-width: 6em;
    padding: 10px 14px;
    border-bottom: 1px solid var(--color-border);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    background: var(--color-surface-alt);
    color: var(--color-text);
  }
  tbody th {
    font-weight: 600;
  }
  &.boxed :is(th, td) {
    border: 1px solid var(--color-border);
  }
`;

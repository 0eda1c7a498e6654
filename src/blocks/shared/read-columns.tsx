import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import type { ReadColumn } from "../../generated/types.ts";
import type { Translate } from "../block.ts";

/**
 * Which column of a table is taken for what, with what it is called and what it holds: shown before anything of it is
 * stored, so that a column that was taken for another is seen in time.
 */
export function ReadColumns({ columns, t }: { columns: readonly ReadColumn[]; t: Translate }): ReactNode {
  const id = useId();
  if (columns.length === 0) return null;
  return (
    <Root>
      <h3 id={id}>{t("importSheet.columns.title")}</h3>
      <ul aria-labelledby={id}>
        {columns.map(({ column, heading, kind, example }) => (
          <li key={column} className={kind === undefined ? "hint" : undefined}>
            {t("importSheet.columns.column", { column, heading: heading || t("importSheet.columns.noHeading") })}
            <strong>
              {kind === undefined ? t("importSheet.columns.leftOut") : t(`importSheet.columns.kind.${kind}`)}
            </strong>
            <span className="hint">{t("importSheet.columns.example", { example })}</span>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  h3 {
    font-size: 1rem;
  }
  ul {
    max-height: 240px;
    overflow: auto;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    overflow-wrap: anywhere;
  }
`;

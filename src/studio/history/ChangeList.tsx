import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { LayerChange } from "../../generated/types.ts";
import { useSiteTexts, useStudio } from "../StudioContext.ts";
import { usePlaceWords } from "./use-place-label.ts";
import { changeWords, valueWords } from "./value-label.ts";

/** Differences that a person can read: where, what it was, and what it is. */
export function ChangeList({ changes, most = 200 }: { changes: readonly LayerChange[]; most?: number }): ReactNode {
  const { t, words } = useStudio();
  const texts = useSiteTexts();
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, most);
  const placeOf = usePlaceWords(changes);
  const show = (value: unknown) => valueWords(value, { t, words, texts });
  return (
    <List>
      {shown.map(({ path, kind, before, after }) => {
        const title = placeOf(path);
        const [was, is] = kind === "changed" ? changeWords(before, after, { t, words, texts }) : [];
        return (
          <li key={path.join("/")} className={kind}>
            <span className="kind">{t(`studio.kind.${kind}`)}</span>
            <div>
              <b>{title}</b>
              {kind === "changed" ? (
                <p>
                  <del>{was}</del> <span aria-hidden="true">→</span> <ins>{is}</ins>
                </p>
              ) : kind === "added" ? (
                !title.endsWith(show(after)) && (
                  <p>
                    <ins>{show(after)}</ins>
                  </p>
                )
              ) : (
                before !== undefined &&
                before !== null && (
                  <p>
                    <del>{show(before)}</del>
                  </p>
                )
              )}
            </div>
          </li>
        );
      })}
      {shown.length < changes.length && (
        <li>
          <button type="button" className="tool all" onClick={() => setAll(true)}>
            {t("studio.showAll", { count: changes.length })}
          </button>
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  li {
    display: flex;
    gap: 10px;
    padding: 7px 0;
    border-bottom: 1px solid var(--color-border);
  }
  li > div {
    min-width: 0;
  }
  b {
    font-weight: 600;
  }
  p {
    overflow-wrap: anywhere;
    color: var(--color-text-muted);
  }
  .kind {
    flex: none;
    align-self: start;
    min-width: 3.2em;
    padding: 0 6px;
    border-radius: 9px;
    background: var(--color-surface-alt);
    font-size: 0.75rem;
    line-height: 20px;
    text-align: center;
  }
  .added .kind {
    background: color-mix(in srgb, var(--color-success) 14%, transparent);
    color: var(--color-success);
  }
  .removed .kind {
    background: var(--color-danger-soft);
    color: var(--color-danger);
  }
  del {
    text-decoration-color: color-mix(in srgb, currentColor 50%, transparent);
  }
  .all {
    color: var(--color-primary);
    font-weight: 600;
  }
  ins {
    color: var(--color-text);
    text-decoration: none;
  }
`;

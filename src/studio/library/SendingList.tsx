import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Translate } from "../types.ts";
import type { Sending } from "./use-library.ts";

interface SendingListProps {
  sending: readonly Sending[];
  onClose: (id: number) => void;
  t: Translate;
}

/** Files on their way in, each with how far it is, or with why it could not be taken. */
export function SendingList({ sending, onClose, t }: SendingListProps): ReactNode {
  if (sending.length === 0) return null;
  return (
    <List aria-label={t("studio.library.sending")}>
      {sending.map(({ id, name, share, problem }) => (
        <li key={id}>
          {problem === undefined ? (
            <>
              <b>{name}</b>
              <progress value={share} aria-label={t("studio.inline.sending", { name })} />
            </>
          ) : (
            <div role="alert">
              <b>{name}</b>
              <span>{problem}</span>
              <button type="button" onClick={() => onClose(id)}>
                {t("studio.close")}
              </button>
            </div>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled("ul")`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  li:not(:has(div)),
  li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 6px 12px;
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
  li > div {
    color: var(--color-danger);
    background: var(--color-danger-soft);
  }
  b {
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 500;
  }
  button {
    padding: 4px 0;
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

import { useCallback, useMemo, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { Notify } from "../StudioContext.ts";

export interface Notice {
  id: number;
  words: string;
  undo?: { label: string; run: () => void } | undefined;
}

/** Short messages, the latest last; each goes by itself, later where something can be taken back. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const dismiss = useCallback((id: number) => setNotices((all) => all.filter((one) => one.id !== id)), []);
  const notify = useMemo<Notify>(() => {
    let last = 0;
    return (words, undo) => {
      const id = ++last;
      // What could be taken back before would now take back something else.
      setNotices((all) => [...all.filter((one) => !one.undo).slice(-2), { id, words, undo }]);
      setTimeout(() => dismiss(id), undo ? 12_000 : 5000);
    };
  }, [dismiss]);
  return { notices, notify, dismiss };
}

/** Where they stand. */
export function Notices({
  notices,
  onDismiss,
  closeLabel,
}: {
  notices: readonly Notice[];
  onDismiss: (id: number) => void;
  closeLabel: string;
}): ReactNode {
  return (
    <Region role="status">
      {notices.map(({ id, words, undo }) => (
        <p key={id}>
          <span>{words}</span>
          {undo && (
            <button
              type="button"
              onClick={() => {
                undo.run();
                onDismiss(id);
              }}
            >
              {undo.label}
            </button>
          )}
          <button type="button" aria-label={closeLabel} onClick={() => onDismiss(id)}>
            ×
          </button>
        </p>
      ))}
    </Region>
  );
}

const Region = styled.div`
  position: fixed;
  inset: auto 0 20px;
  z-index: 80;
  display: grid;
  justify-items: center;
  gap: 8px;
  pointer-events: none;
  p {
    display: flex;
    align-items: center;
    gap: 4px;
    max-width: min(560px, calc(100% - 32px));
    padding-block: 4px;
    padding-inline: 16px 6px;
    border-radius: var(--radius-control);
    background: var(--color-text);
    color: var(--color-page);
    box-shadow: 0 8px 28px rgb(0 0 0 / 0.2);
    font-size: 0.875rem;
    pointer-events: auto;
  }
  button {
    min-width: 40px;
    min-height: 40px;
    padding: 0 10px;
    border: 0;
    background: none;
    font-weight: 600;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button:last-child {
    text-decoration: none;
    font-size: 1.125rem;
  }
`;

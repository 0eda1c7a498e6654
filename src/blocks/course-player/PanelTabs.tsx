import type { KeyboardEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { neighbour } from "../../ui/neighbour.ts";
import { setPanels, type PanelItem } from "./panels.ts";

interface Props {
  label: string;
  id: string;
  items: readonly PanelItem[];
  /** The one in front. */
  front: string | undefined;
}

/** The tabs of the panels beside the lesson. Arrows go round. */
export function PanelTabs({ label, id, items, front }: Props): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const next = neighbour(tabs, event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  return (
    <List role="tablist" aria-label={label}>
      {items.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${id}-tab-${value}`}
          aria-selected={value === front}
          aria-controls={`${id}-panel-${value}`}
          tabIndex={value === front ? undefined : -1}
          onKeyDown={onKeyDown}
          onClick={() => setPanels({ shown: value, isOpen: true })}
        >
          {words}
        </button>
      ))}
    </List>
  );
}

const List = styled.div`
  display: flex;
  padding-inline: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  button {
    min-height: 48px;
    padding: 0 14px;
    border: 0;
    background: none;
    color: var(--color-text-muted);
    white-space: nowrap;
    cursor: pointer;
  }
  button:hover {
    color: var(--color-primary);
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  [aria-selected="true"] {
    font-weight: 700;
    color: var(--color-primary);
    box-shadow: inset 0 -3px var(--color-accent);
  }
`;

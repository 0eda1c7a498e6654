import type { ReactNode } from "react";
import { styled } from "styled-components";
import { setPanels, type Panels } from "../course-player/panels.ts";

/** Buttons that bring a panel of the player to the front, and take the panels away when it is there. */
export function PanelSwitch({ panels, label }: { panels: Panels; label: string }): ReactNode {
  const { items, shown, isOpen } = panels;
  const front = items.some(({ value }) => value === shown) ? shown : items[0]?.value;
  return (
    <Group role="group" aria-label={label}>
      {items.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isOpen && value === front}
          onClick={() => setPanels({ shown: value, isOpen: !(isOpen && value === front) })}
        >
          {words}
        </button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  button {
    min-height: 44px;
    padding: 0 12px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  [aria-pressed="true"] {
    font-weight: 600;
    box-shadow: inset 0 -3px var(--color-accent);
  }
  @media (max-width: 899.98px) {
    display: none;
  }
`;

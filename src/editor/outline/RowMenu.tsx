import { useRef, type ReactNode } from "react";
import { Menu } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { styled } from "styled-components";

interface RowMenuProps {
  /** The button that opened it. */
  anchor: HTMLElement;
  name: string;
  disabledKeys: readonly string[];
  onAction: (action: string) => void;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * What can be done with one row of an outline, without dragging. One menu for all rows: it is made when it is opened.
 */
export function RowMenu({
  anchor,
  name,
  disabledKeys,
  onAction,
  onClose,
  className,
  children,
}: RowMenuProps): ReactNode {
  const trigger = useRef(anchor);
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      placement="bottom end"
      aria-label={name}
      onOpenChange={(open) => !open && onClose()}
    >
      <Entries
        aria-label={name}
        className={className ?? ""}
        autoFocus="first"
        disabledKeys={disabledKeys}
        onAction={(action) => onAction(String(action))}
        onClose={onClose}
      >
        {children}
      </Entries>
    </Popover>
  );
}

const Entries = styled(Menu)`
  min-width: 200px;
  max-height: min(480px, 70vh);
  overflow-y: auto;
  padding: 6px;
  outline: none;
  background: var(--color-surface-raised);
  color: var(--color-text);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-raised);
  [role="menuitem"] {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 12px;
    border-radius: var(--radius-control);
    cursor: pointer;
    outline: none;
  }
  [role="menuitem"][data-focused] {
    background: var(--color-primary-soft);
  }
  [role="menuitem"][data-disabled] {
    color: var(--color-text-muted);
    opacity: 0.6;
    cursor: default;
  }
  .danger {
    color: var(--color-danger);
  }
` as typeof Menu;

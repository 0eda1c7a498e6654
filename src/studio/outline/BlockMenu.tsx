import { useRef, type ReactNode } from "react";
import { Keyboard } from "react-aria-components/Keyboard";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import { styled } from "styled-components";
import { useStudio } from "../StudioContext.ts";
import { oneStep } from "./acts.ts";
import type { BlockNode } from "./tree.ts";

/** The block whose menu is open, and its button. */
export interface OpenMenu {
  node: BlockNode;
  anchor: HTMLElement;
}

export type MenuAct = "up" | "down" | "addBefore" | "addAfter" | "duplicate" | "hide" | "show" | "reset" | "remove";

interface BlockMenuProps {
  menu: OpenMenu;
  name: string;
  siblings: readonly BlockNode[];
  onAct: (act: MenuAct) => void;
  onClose: () => void;
}

/** What can be done with a block, without dragging. One menu for all rows: it is made when it is opened. */
export function BlockMenu({ menu, name, siblings, onAct, onClose }: BlockMenuProps): ReactNode {
  const { t } = useStudio();
  const anchor = useRef(menu.anchor);
  const { node } = menu;
  const off = [oneStep(siblings, node.key, -1) ? "" : "up", oneStep(siblings, node.key, 1) ? "" : "down"];
  return (
    <Popover isOpen triggerRef={anchor} placement="bottom end" onOpenChange={(open) => !open && onClose()}>
      <Entries
        aria-label={t("studio.more", { name })}
        autoFocus="first"
        disabledKeys={off}
        onAction={(act) => onAct(act as MenuAct)}
        onClose={onClose}
      >
        <MenuItem id="addBefore">{t("studio.addBefore")}</MenuItem>
        <MenuItem id="addAfter">{t("studio.addAfter")}</MenuItem>
        <Separator />
        <MenuItem id="up" textValue={t("studio.up")}>
          {t("studio.up")}
          <Keyboard>Alt ↑</Keyboard>
        </MenuItem>
        <MenuItem id="down" textValue={t("studio.down")}>
          {t("studio.down")}
          <Keyboard>Alt ↓</Keyboard>
        </MenuItem>
        <MenuItem id="duplicate" textValue={t("studio.duplicate")}>
          {t("studio.duplicate")}
          <Keyboard>Ctrl D</Keyboard>
        </MenuItem>
        <MenuItem id={node.hidden ? "show" : "hide"}>{t(node.hidden ? "studio.show" : "studio.hide")}</MenuItem>
        <Separator />
        {node.own && !node.added && <MenuItem id="reset">{t("studio.reset")}</MenuItem>}
        <MenuItem id="remove" className="danger" textValue={t("studio.remove")}>
          {t("studio.remove")}
          <Keyboard>Delete</Keyboard>
        </MenuItem>
      </Entries>
    </Popover>
  );
}

const Entries = styled(Menu)`
  min-width: 220px;
  max-height: min(480px, 70vh);
  overflow-y: auto;
  padding: 6px;
  outline: none;
  font-size: 0.875rem;
  background: var(--color-surface-raised);
  color: var(--color-text);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-raised);
  [role="menuitem"] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 24px;
    min-height: 38px;
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
  [role="separator"] {
    margin: 6px 0;
    border: 0;
    border-top: 1px solid var(--color-border);
  }
  kbd {
    font: inherit;
    font-size: 0.75rem;
    color: var(--color-text-muted);
  }
  .danger {
    color: var(--color-danger);
  }
  @media (pointer: coarse) {
    [role="menuitem"] {
      min-height: 44px;
    }
    kbd {
      display: none;
    }
  }
` as typeof Menu;

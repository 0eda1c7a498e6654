import type { ReactNode } from "react";
import { Keyboard } from "react-aria-components/Keyboard";
import { MenuItem } from "react-aria-components/Menu";
import { Separator } from "react-aria-components/Separator";
import { styled } from "styled-components";
import { RowMenu } from "../../editor/outline/RowMenu.tsx";
import { useStudio } from "../StudioContext.ts";
import { oneStep } from "./acts.ts";
import type { BlockNode } from "./tree.ts";

/** The block whose menu is open, and its button. */
export interface OpenMenu {
  node: BlockNode;
  anchor: HTMLElement;
}

export type MenuAct =
  | "up"
  | "down"
  | "addBefore"
  | "addAfter"
  | "duplicate"
  | "save"
  | "hide"
  | "show"
  | "reset"
  | "remove";

interface BlockMenuProps {
  menu: OpenMenu;
  name: string;
  siblings: readonly BlockNode[];
  onAct: (act: MenuAct) => void;
  onClose: () => void;
}

/** What can be done with a block, without dragging. */
export function BlockMenu({ menu, name, siblings, onAct, onClose }: BlockMenuProps): ReactNode {
  const { t } = useStudio();
  const { node } = menu;
  const off = [oneStep(siblings, node.key, -1) ? "" : "up", oneStep(siblings, node.key, 1) ? "" : "down"];
  return (
    <Entries
      anchor={menu.anchor}
      name={t("studio.more", { name })}
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
      <MenuItem id="save">{t("studio.section.save")}</MenuItem>
      <MenuItem id={node.hidden ? "show" : "hide"}>{t(node.hidden ? "studio.show" : "studio.hide")}</MenuItem>
      <Separator />
      {node.own && !node.added && <MenuItem id="reset">{t("studio.reset")}</MenuItem>}
      <MenuItem id="remove" className="danger" textValue={t("studio.remove")}>
        {t("studio.remove")}
        <Keyboard>Delete</Keyboard>
      </MenuItem>
    </Entries>
  );
}

const Entries = styled(RowMenu)`
  min-width: 220px;
  font-size: 0.875rem;
  [role="menuitem"] {
    justify-content: space-between;
    gap: 24px;
    min-height: 38px;
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
  @media (pointer: coarse) {
    [role="menuitem"] {
      min-height: 44px;
    }
    kbd {
      display: none;
    }
  }
`;

import { useRef, type ReactNode } from "react";
import { Header } from "react-aria-components/Header";
import { Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { styled } from "styled-components";
import type { Translate } from "../../block.ts";
import { apply, type Change } from "../state/change.ts";
import { chapterOf, periodOf, type Body, type Place } from "../state/draft.ts";
import { oneStep } from "./places.ts";

/** The row whose menu is open, and its button. */
export interface OpenMenu {
  key: string;
  anchor: HTMLElement;
}

interface RowMenuProps {
  body: Body;
  menu: OpenMenu;
  t: Translate;
  onClose: () => void;
  onRename: (key: string) => void;
  onMove: (change: Change, key: string, name: string, after: Body) => void;
  onRemove: (key: string, name: string) => void;
  onAddTo: (place: Place) => void;
  onChange: (change: Change) => void;
}

/**
 * What can be done with one entry of the outline, without dragging. One menu for all rows: it is made when it is
 * opened.
 */
export function RowMenu({
  body,
  menu,
  t,
  onClose,
  onRename,
  onMove,
  onRemove,
  onAddTo,
  onChange,
}: RowMenuProps): ReactNode {
  const anchor = useRef(menu.anchor);
  const { key } = menu;
  const found = periodOf(body, key);
  const chapter = found?.chapter ?? chapterOf(body, key);
  if (!chapter) return null;
  const name = found?.period.periodName ?? chapter.chapterName;
  const up = oneStep(body, key, -1);
  const down = oneStep(body, key, 1);
  const elsewhere = found ? body.chapters.filter((other) => other !== chapter) : [];
  const move = (change: Change | undefined) => change && onMove(change, key, name, apply(body, change));

  const act = (action: string) => {
    onClose();
    if (action === "rename") onRename(key);
    else if (action === "up") move(up);
    else if (action === "down") move(down);
    else if (action === "add") onAddTo({ chapter: chapter.key, at: found ? found.at + 1 : chapter.periods.length });
    else if (action === "free" && found)
      onChange({ do: "setPeriod", key, values: { isFree: found.period.isFree === 1 ? 0 : 1 } });
    else if (action === "remove") onRemove(key, name);
    else if (action.startsWith("to:"))
      move({ do: "movePeriods", keys: [key], to: { chapter: action.slice(3), at: Number.MAX_SAFE_INTEGER } });
  };

  return (
    <Popover
      isOpen
      triggerRef={anchor}
      placement="bottom end"
      aria-label={t("courseEditor.more", { name })}
      onOpenChange={(open) => !open && onClose()}
    >
      <Entries
        aria-label={t("courseEditor.more", { name })}
        autoFocus="first"
        onAction={(action) => act(String(action))}
        onClose={onClose}
        disabledKeys={[...(up ? [] : ["up"]), ...(down ? [] : ["down"])]}
      >
        <MenuItem id="rename">{t("courseEditor.rename")}</MenuItem>
        <MenuItem id="add">{t(found ? "courseEditor.addAfter" : "courseEditor.addPeriod")}</MenuItem>
        {found && (
          <MenuItem id="free">
            {t(found.period.isFree === 1 ? "courseEditor.notFree" : "courseEditor.makeFree")}
          </MenuItem>
        )}
        <MenuItem id="up">{t("courseEditor.up")}</MenuItem>
        <MenuItem id="down">{t("courseEditor.down")}</MenuItem>
        <MenuItem id="remove" className="danger">
          {t("courseEditor.remove")}
        </MenuItem>
        {elsewhere.length > 0 && (
          <MenuSection>
            <Header>{t("courseEditor.toChapter")}</Header>
            {elsewhere.map((other) => (
              <MenuItem key={other.key} id={`to:${other.key}`}>
                {other.chapterName || t("courseEditor.unnamed")}
              </MenuItem>
            ))}
          </MenuSection>
        )}
      </Entries>
    </Popover>
  );
}

const Entries = styled(Menu)`
  min-width: 200px;
  max-width: 320px;
  max-height: min(480px, 70vh);
  overflow-y: auto;
  padding: 6px;
  outline: none;
  background: var(--color-surface-raised);
  color: var(--color-text);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-raised);
  header {
    padding: 10px 12px 4px;
    border-top: 1px solid var(--color-border);
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
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

import type { ReactNode } from "react";
import { Header } from "react-aria-components/Header";
import { MenuItem, MenuSection } from "react-aria-components/Menu";
import { styled } from "styled-components";
import { RowMenu } from "../../../editor/outline/RowMenu.tsx";
import type { Translate } from "../../block.ts";
import { apply, type Change } from "../state/change.ts";
import { chapterOf, periodOf, type Body, type Place } from "../state/draft.ts";
import { oneStep } from "./places.ts";

/** The row whose menu is open, and its button. */
export interface OpenMenu {
  key: string;
  anchor: HTMLElement;
}

interface EntryMenuProps {
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

/** What can be done with one entry of the outline, without dragging. */
export function EntryMenu({
  body,
  menu,
  t,
  onClose,
  onRename,
  onMove,
  onRemove,
  onAddTo,
  onChange,
}: EntryMenuProps): ReactNode {
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
    <Entries
      anchor={menu.anchor}
      name={t("courseEditor.more", { name })}
      disabledKeys={[...(up ? [] : ["up"]), ...(down ? [] : ["down"])]}
      onAction={act}
      onClose={onClose}
    >
      <MenuItem id="rename">{t("courseEditor.rename")}</MenuItem>
      <MenuItem id="add">{t(found ? "courseEditor.addAfter" : "courseEditor.addPeriod")}</MenuItem>
      {found && (
        <MenuItem id="free">{t(found.period.isFree === 1 ? "courseEditor.notFree" : "courseEditor.makeFree")}</MenuItem>
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
  );
}

const Entries = styled(RowMenu)`
  max-width: 320px;
  header {
    padding: 10px 12px 4px;
    border-top: 1px solid var(--color-border);
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
`;

import { useState, type ReactNode } from "react";
import { Autocomplete, useFilter } from "react-aria-components/Autocomplete";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { SearchField } from "react-aria-components/SearchField";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { screenGroups } from "../../site/document/screen-groups.ts";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { useSiteTexts, useStudio, useStudioState } from "../StudioContext.ts";
import type { Place } from "../types.ts";
import { textOf } from "../labels.ts";
import { layoutsOf, screensOf, type ListedScreen } from "./screens.ts";

/** Which page is worked on; all pages to choose from, searched by typing. */
export function ScreenPicker({ place }: { place: Place }): ReactNode {
  const { t, words } = useStudio();
  const { draft } = useStudioState();
  const texts = useSiteTexts();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { contains } = useFilter({ sensitivity: "base" });
  const screenLabel = (screen: Pick<ListedScreen, "name" | "title">) =>
    words.site.screen(screen.name) ?? textOf(screen.title, texts) ?? screen.name;
  const here =
    place.screen === undefined
      ? (words.site.layout(place.layout) ?? place.layout)
      : screenLabel(
          screensOf(draft).find(({ name }) => name === place.screen) ?? { name: place.screen, title: undefined },
        );

  return (
    <Picker>
      <DialogTrigger isOpen={open} onOpenChange={setOpen}>
        <Button className="now" aria-label={t("studio.pageNow", { name: here })}>
          <EditIcon name={place.screen === undefined ? "frame" : "file"} />
          <b>{here}</b>
          <EditIcon name="down" size={15} />
        </Button>
        <Popover placement="bottom start" className="picker-pop">
          <Choice aria-label={t("studio.choosePage")}>
            {open && (
              <Pages
                lists={screensOf(draft)}
                layouts={layoutsOf(draft)}
                nameOf={screenLabel}
                contains={contains}
                onChoose={(to) => {
                  setOpen(false);
                  void navigate(to);
                }}
              />
            )}
          </Choice>
        </Popover>
      </DialogTrigger>
      {place.screen === undefined && <p className="hint">{t("studio.layoutHint")}</p>}
    </Picker>
  );
}

interface PagesProps {
  lists: readonly ListedScreen[];
  layouts: readonly string[];
  nameOf: (screen: ListedScreen) => string;
  contains: (text: string, part: string) => boolean;
  onChoose: (to: string) => void;
}

function Pages({ lists, layouts, nameOf, contains, onChoose }: PagesProps): ReactNode {
  const { t, words } = useStudio();
  const row = (screen: ListedScreen) => (
    <MenuItem key={screen.name} id={`/screens/${screen.name}`} textValue={`${nameOf(screen)} ${screen.path ?? ""}`}>
      <span>{nameOf(screen)}</span>
      {screen.changed && <span className="tag own">{t("studio.changed")}</span>}
      <small>{screen.path ?? ""}</small>
    </MenuItem>
  );
  const sections = screenGroups.flatMap((group) => {
    const mine = lists.filter((screen) => screen.group === group && screen.here);
    return mine.length > 0 ? [{ name: words.site.screenGroup(group) ?? group, entries: mine }] : [];
  });
  const others = lists.filter(({ here }) => !here);
  return (
    <Autocomplete filter={contains}>
      <SearchField aria-label={t("studio.searchPages")} autoFocus>
        <EditIcon name="search" size={16} />
        <Input placeholder={t("studio.searchPages")} />
      </SearchField>
      <Menu
        aria-label={t("studio.choosePage")}
        className="pages"
        onAction={(to) => onChoose(String(to))}
        renderEmptyState={() => <p className="hint none">{t("studio.noneFound")}</p>}
      >
        {sections.map(({ name, entries }) => (
          <MenuSection key={name} id={name}>
            <Header>{name}</Header>
            {entries.map(row)}
          </MenuSection>
        ))}
        <MenuSection id="layouts">
          <Header>{t("studio.layouts")}</Header>
          {layouts.map((name) => (
            <MenuItem key={name} id={`/layouts/${name}`} textValue={words.site.layout(name) ?? name}>
              <span>{words.site.layout(name) ?? name}</span>
            </MenuItem>
          ))}
        </MenuSection>
        {others.length > 0 && (
          <MenuSection id="others">
            <Header>{t("studio.otherPages")}</Header>
            {others.map(row)}
          </MenuSection>
        )}
      </Menu>
    </Autocomplete>
  );
}

const Picker = styled.div`
  flex: none;
  padding: 8px;
  border-bottom: 1px solid var(--color-border);
  .now {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 40px;
    padding: 4px 10px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    cursor: pointer;
  }
  .now b {
    flex: 1;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .hint {
    padding: 8px 4px 0;
  }
`;
const Choice = styled(Dialog)`
  width: min(340px, calc(100vw - 24px));
  outline: none;
  font-size: 0.875rem;
  background: var(--color-surface-raised);
  color: var(--color-text);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-raised);
  .react-aria-SearchField {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 8px 12px;
    border-bottom: 1px solid var(--color-border);
    color: var(--color-text-muted);
  }
  input {
    flex: 1;
    min-height: 32px;
    border: 0;
    outline: none;
    background: none;
    color: var(--color-text);
  }
  .pages {
    max-height: min(460px, 64vh);
    overflow-y: auto;
    padding: 4px 6px 8px;
    outline: none;
  }
  header {
    padding: 10px 8px 4px;
    color: var(--color-text-muted);
    font-size: 0.75rem;
    font-weight: 600;
  }
  [role="menuitem"] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 2px 8px;
    border-radius: var(--radius-control);
    outline: none;
    cursor: pointer;
  }
  [role="menuitem"][data-focused] {
    background: var(--color-primary-soft);
  }
  small {
    margin-inline-start: auto;
    color: var(--color-text-muted);
    font-size: 0.75rem;
  }
  .tag {
    display: inline-block;
    padding: 0 6px;
    border-radius: 9px;
    background: var(--color-primary-soft);
    color: var(--color-primary);
    font-size: 0.6875rem;
    line-height: 16px;
  }
  .none {
    padding: 16px 8px;
    color: var(--color-text-muted);
  }
`;

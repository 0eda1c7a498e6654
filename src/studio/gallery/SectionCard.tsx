import { useState, type ReactNode } from "react";
import { MenuItem } from "react-aria-components/Menu";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { RowMenu } from "../../editor/outline/RowMenu.tsx";
import { removeValue, setValue } from "../../site/edit/edit.ts";
import type { Section } from "../../site/edit/sections.ts";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { isBlockType } from "../labels.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";
import { SectionImage } from "./SectionImage.tsx";
import { SectionSheet } from "./SectionSheet.tsx";
import { sectionLabel } from "./section-label.ts";

interface SectionCardProps {
  section: Section;
  /** Where previews of the draft begin, once it is known. */
  base: string | undefined;
  onPoint: () => void;
  onChoose: () => void;
  /** The gallery is left for the section itself. */
  onLeave: () => void;
}

/** A section of the site's own in the gallery: put into the page, renamed, edited for itself, deleted. */
export function SectionCard({ section, base, onPoint, onChoose, onLeave }: SectionCardProps): ReactNode {
  const { t, words, store, notify, start } = useStudio();
  const { draft } = useStudioState();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isRenamed, setRenamed] = useState(false);
  const { name: screen, refused, piece } = section;
  const name = sectionLabel(section, start.locale);
  const count = Object.keys(piece.blocks).length;
  const refusedName = (one: string) =>
    isBlockType(one) ? words.block.title(one) : (words.named(`operation.${one}`) ?? one);
  const path = ["screens", screen];

  function act(action: string) {
    setAnchor(undefined);
    if (action === "rename") setRenamed(true);
    else if (action === "edit") {
      onLeave();
      void navigate(`/screens/${screen}`);
    } else {
      store.edit((own) => removeValue({ own, inherited: draft.base, path }), "studio.edit.removeSection", {
        values: { name },
      });
      notify(t("studio.removed", { name }), { label: t("studio.undo"), run: store.undoLast() });
    }
  }

  return (
    <Style>
      <button
        type="button"
        className="card"
        disabled={refused !== undefined}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        onClick={onChoose}
      >
        <SectionImage screen={screen} name={name} base={base} />
        <b>{name}</b>
        <span>
          {refused === undefined
            ? t("studio.section.blocks", { count })
            : t("studio.section.refused", { name: refusedName(refused) })}
        </span>
      </button>
      <button
        type="button"
        className="more"
        aria-haspopup="menu"
        aria-label={t("studio.more", { name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EditIcon name="more" size={18} />
      </button>
      {anchor && (
        <RowMenu
          anchor={anchor}
          name={t("studio.more", { name })}
          disabledKeys={[]}
          onAction={act}
          onClose={() => setAnchor(undefined)}
        >
          <MenuItem id="rename">{t("studio.section.rename")}</MenuItem>
          <MenuItem id="edit">{t("studio.section.edit")}</MenuItem>
          <MenuItem id="remove" className="danger">
            {t("studio.remove")}
          </MenuItem>
        </RowMenu>
      )}
      {isRenamed && (
        <SectionSheet
          heading={t("studio.section.rename")}
          title={section.title}
          onClose={() => setRenamed(false)}
          onSave={(title) => {
            store.edit(
              (own) => setValue({ own, inherited: draft.base, path: [...path, "title"], value: { text: title } }),
              "studio.edit.renameSection",
              { values: { name: sectionLabel({ ...section, title }, start.locale) } },
            );
            setRenamed(false);
          }}
        />
      )}
    </Style>
  );
}

const Style = styled("li")`
  position: relative;
  .more {
    position: absolute;
    top: 14px;
    inset-inline-end: 14px;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    padding: 0;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: var(--color-text);
    cursor: pointer;
  }
  .more:hover {
    border-color: var(--color-primary);
  }
  .card:disabled {
    cursor: default;
  }
  .card:disabled iframe {
    opacity: 0.5;
  }
  @media (pointer: coarse) {
    .more {
      width: 44px;
      height: 44px;
    }
  }
`;

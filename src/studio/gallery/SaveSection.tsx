import { useState, type ReactNode } from "react";
import { setValue } from "../../site/edit/edit.ts";
import { freeSection, pieceIn, sectionDocument } from "../../site/edit/sections.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import type { BlockNode } from "../outline/tree.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";
import type { Place } from "../types.ts";
import { SectionSheet } from "./SectionSheet.tsx";

interface SaveSectionProps {
  place: Place;
  node: BlockNode;
  /** What the block is called. */
  called: string;
  onClose: () => void;
}

/** Saves a block with what stands in it, to be used again; says so where it cannot be. */
export function SaveSection({ place, node, called, onClose }: SaveSectionProps): ReactNode {
  const { t, store, start, notify } = useStudio();
  const { draft } = useStudioState();
  const [piece] = useState(() => pieceIn(draft.layers, place, node.key));
  if (piece === undefined) return null;
  if (typeof piece === "string")
    return (
      <Sheet title={t("studio.section.save")} closeLabel={t("studio.close")} onClose={onClose} width={480}>
        <p role="alert">{t(piece === "address" ? "studio.section.ofAddress" : "studio.section.ofPlatform")}</p>
      </Sheet>
    );
  const locale = draft.locales.includes(start.locale) ? start.locale : (draft.locales[0] ?? start.locale);
  return (
    <SectionSheet
      heading={t("studio.section.save")}
      title={{ [locale]: called }}
      onClose={onClose}
      onSave={(title) => {
        const name = title[start.locale] ?? Object.values(title)[0] ?? called;
        store.edit(
          (own) =>
            setValue({
              own,
              path: ["screens", freeSection({ base: draft.base, patches: [own] }, node.type)],
              value: sectionDocument(title, piece),
            }),
          "studio.edit.saveSection",
          { values: { name } },
        );
        notify(t("studio.section.saved", { name }), { label: t("studio.undo"), run: store.undoLast() });
        onClose();
      }}
    />
  );
}

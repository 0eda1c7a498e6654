import { useMemo } from "react";
import { isBlockType, saysFirst } from "../labels.ts";
import { useSiteTexts, useStudio } from "../StudioContext.ts";
import type { BlockNode } from "./tree.ts";

type Named = Pick<BlockNode, "key" | "type"> & { block?: { props?: unknown } };

/** What blocks and slots are called, in the language of the studio. */
export interface BlockNames {
  /** What the type is called: "常见问题". */
  titleOf: (type: string) => string;
  /** The first words of the block itself, else its type. */
  nameOf: (node: Named) => string;
  /** Both, for what is read where the block is not seen: "常见问题“报名以前”". */
  calledOf: (node: Named) => string;
  /** A slot of the layout, or of a block of the type `of`. */
  slotName: (slot: string, of: string | undefined) => string;
}

export function useBlockNames(): BlockNames {
  const { t, words } = useStudio();
  const texts = useSiteTexts();
  return useMemo(() => {
    const titleOf = (type: string) => (isBlockType(type) ? words.block.title(type) : type);
    const nameOf = ({ type, block }: Named) => saysFirst(block?.props, texts) ?? titleOf(type);
    return {
      titleOf,
      nameOf,
      calledOf(node) {
        const [title, name] = [titleOf(node.type), nameOf(node)];
        return name === title ? title : t("studio.blockNamed", { title, words: fewOf(name) });
      },
      slotName: (slot, of) =>
        of === undefined ? (words.site.layoutSlot(slot) ?? slot) : isBlockType(of) ? words.block.slot(of, slot) : slot,
    };
  }, [t, words, texts]);
}

/** As many as a line of a list has room for. */
function fewOf(words: string): string {
  const letters = [...words.trim()];
  return letters.length <= FEW ? words.trim() : `${letters.slice(0, FEW - 1).join("")}…`;
}

const FEW = 16;

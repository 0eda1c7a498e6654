import { blockTable, type BlockType } from "../../generated/block-table.ts";
import { blockWords, type BlockWords } from "../../site/block-words.ts";
import type { Catalogue } from "../../site/texts.ts";

/** What things are called in the studio. Whatever has no words is called by its name. */
export interface StudioWords extends BlockWords {
  /** The words under a key of src/locales/blocks: `screen.home`, `field.title`, `token.primary`. */
  named: (key: string) => string | undefined;
  operation: (id: string) => string;
  screen: (name: string) => string;
  isBlock: (type: string) => type is BlockType;
}

export function createWords(texts: Catalogue): StudioWords {
  const named = (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
  return {
    ...blockWords(texts),
    named,
    operation: (id) => named(`operation.${id}`) ?? id,
    screen: (name) => named(`screen.${name}`) ?? name,
    isBlock: (type): type is BlockType => Object.hasOwn(blockTable, type),
  };
}

import { blockTable, type BlockType } from "../../generated/built/block-table.ts";
import { propertyAt, type HasProperties } from "./property-at.ts";

/** What blocks and their parts are called, in one language. A path names nested properties with dots: `items.label`. */
export interface BlockWords<Type extends string = BlockType> {
  title: (type: Type) => string;
  about: (type: Type) => string;
  /** Other words that people look for it by. */
  keywords: (type: Type) => string[];
  prop: (type: Type, path: string) => string;
  /** A sentence about the property; some need none. */
  propAbout: (type: Type, path: string) => string | undefined;
  /** What a value of an enumeration is called. */
  choice: (type: Type, path: string, value: string | number) => string;
  event: (type: Type, event: string) => string;
  slot: (type: Type, slot: string) => string;
  group: (group: string) => string;
}

/** What is known of each block: the words of its schema. */
export type BlockTitles<Type extends string> = Readonly<
  Record<Type, { title: string; description: string; props: HasProperties }>
>;

/**
 * The words of blocks from the texts of src/locales/blocks, where `prop.heading` is what a property of that name is
 * called in every block and `block.callout.prop.heading` what it is called in one. English titles and sentences stand
 * in the blocks' own schemas; they are the fallback. Labels of the product's enumerations (`enum.CourseCategoryEnum.1`)
 * are found where the texts given have them too. A property that nothing names is called by its name.
 */
export function blockWords(texts: Readonly<Record<string, string>>): BlockWords;
export function blockWords(texts: Readonly<Record<string, string>>, blocks: BlockTitles<string>): BlockWords<string>;
export function blockWords(
  texts: Readonly<Record<string, string>>,
  blocks: BlockTitles<string> = blockTable,
): BlockWords<string> {
  const find = (...keys: string[]) =>
    keys.map((key) => (Object.hasOwn(texts, key) ? texts[key] : undefined)).find((text) => text !== undefined);
  return {
    title: (type) => find(`block.${type}`) ?? blocks[type]?.title ?? type,
    about: (type) => find(`block.${type}.about`) ?? blocks[type]?.description ?? "",
    keywords: (type) => (find(`block.${type}.keywords`) ?? "").split(/[,、]\s*/).filter(Boolean),
    prop: (type, path) => find(`block.${type}.prop.${path}`, `prop.${lastNameOf(path)}`) ?? lastNameOf(path),
    propAbout(type, path) {
      const description = propertyAt(blocks[type]?.props ?? {}, path)?.description;
      return description === undefined
        ? undefined
        : (find(`block.${type}.propAbout.${path}`, `propAbout.${lastNameOf(path)}`) ?? description);
    },
    choice(type, path, value) {
      const enumeration = propertyAt(blocks[type]?.props ?? {}, path)?.enumeration;
      const ofProduct = enumeration === undefined ? [] : [`enum.${enumeration}.${value}`];
      return (
        find(`block.${type}.choice.${path}.${value}`, ...ofProduct, `choice.${lastNameOf(path)}.${value}`) ??
        String(value)
      );
    },
    event: (type, event) => find(`block.${type}.event.${event}`, `event.${event}`) ?? event,
    slot: (type, slot) => find(`block.${type}.slot.${slot}`, `slot.${slot}`) ?? slot,
    group: (group) => find(`group.${group}`) ?? group,
  };
}

function lastNameOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

import { describe, expect, it } from "vitest";
import { blockTable, type BlockType } from "../../src/generated/built/block-table.ts";
import en from "../../src/locales/blocks/en.json" with { type: "json" };
import zhCN from "../../src/locales/blocks/zh-CN.json" with { type: "json" };
import { blockGroups } from "../../src/site/document/block-groups.ts";
import { blockWords } from "../../src/site/document/block-labels.ts";
import { propertiesOf, type Property } from "../../src/site/document/property-at.ts";

interface Use extends Property {
  type: BlockType;
  name: string;
}

const texts: Record<string, Record<string, string>> = { "zh-CN": zhCN, en };
const blocks = Object.values(blockTable);
const uses: Use[] = blocks.flatMap(({ type, props }) =>
  propertiesOf(props).map((property) => ({
    type,
    name: property.path.slice(property.path.lastIndexOf(".") + 1),
    ...property,
  })),
);
const parts = blocks.flatMap(({ type, slots, events }) => [
  ...slots.map((name) => ({ type, kind: "slot", name })),
  ...Object.keys(events).map((name) => ({ type, kind: "event", name })),
]);

/** Every key that blocks can ask for, where a word of a block's own goes before the one that several share. */
const askable = new Set([
  ...blocks.flatMap(({ type }) => [`block.${type}`, `block.${type}.about`, `block.${type}.keywords`]),
  ...parts.flatMap(({ type, kind, name }) => [`block.${type}.${kind}.${name}`, `${kind}.${name}`]),
  ...uses.flatMap(({ type, path, name, description, choices }) => [
    `block.${type}.prop.${path}`,
    `prop.${name}`,
    ...(description === undefined ? [] : [`block.${type}.propAbout.${path}`, `propAbout.${name}`]),
    ...choices.flatMap((value) => [`block.${type}.choice.${path}.${value}`, `choice.${name}.${value}`]),
  ]),
]);

describe.each(Object.keys(texts))("words of blocks in %s", (language) => {
  const has = (...keys: string[]) => keys.some((key) => Object.hasOwn(texts[language] ?? {}, key));

  it("name every property", () => {
    expect(
      uses
        .filter(({ type, path, name }) => !has(`block.${type}.prop.${path}`, `prop.${name}`))
        .map(({ type, path }) => `${type}.${path}`),
    ).toEqual([]);
  });
  it("name every slot and event", () => {
    expect(parts.filter(({ type, kind, name }) => !has(`block.${type}.${kind}.${name}`, `${kind}.${name}`))).toEqual(
      [],
    );
  });
  it("name every value of an enumeration", () => {
    const unnamed = uses.flatMap(({ type, path, name, choices }) =>
      choices
        .filter((value) => !has(`block.${type}.choice.${path}.${value}`, `choice.${name}.${value}`))
        .map((value) => `${type}.${path}=${value}`),
    );
    expect(unnamed).toEqual([]);
  });
  it("have words that people look for, for each block that a page is made of", () => {
    const ordinary = new Set<string>(blockGroups.filter((group) => group.ordinary).map(({ name }) => name));
    const offered = blocks.filter(({ group, owners }) => ordinary.has(group) && owners.includes("organisation"));
    expect(offered.filter(({ type }) => !has(`block.${type}.keywords`)).map(({ type }) => type)).toEqual([]);
  });
  it("name every group", () => expect(blockGroups.filter(({ name }) => !has(`group.${name}`))).toEqual([]));
  it("are not left over from blocks that are gone", () => {
    expect(
      Object.keys(texts[language] ?? {}).filter(
        (key) => /^(block|prop|propAbout|choice|event|slot)\./.test(key) && !askable.has(key),
      ),
    ).toEqual([]);
  });
  it("tell properties of a block apart", () => {
    const words = blockWords(texts[language] ?? {});
    const titles = uses.map(
      ({ type, path, name }) => `${type}.${path.slice(0, -name.length)}${words.prop(type, path)}`,
    );
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  });
});

describe("Chinese words of blocks", () => {
  const words = blockWords(zhCN);
  const isEnglish = (text: string | undefined) => text !== undefined && !/\p{Script=Han}/u.test(text);

  it("are there for all that the schemas say in English", () => {
    expect(
      blocks.filter(({ type }) => isEnglish(words.title(type)) || isEnglish(words.about(type))).map(({ type }) => type),
    ).toEqual([]);
    expect(
      uses
        .filter(({ type, path }) => isEnglish(words.propAbout(type, path)))
        .map(({ type, path }) => `${type}.${path}`),
    ).toEqual([]);
  });
  it("share a sentence only where the schemas say the same", () => {
    const shared = uses.filter(
      ({ type, path, description }) =>
        description !== undefined && !Object.hasOwn(zhCN, `block.${type}.propAbout.${path}`),
    );
    const groups = [...Map.groupBy(shared, ({ name }) => name)].filter(
      ([, found]) => new Set(found.map(({ description }) => description)).size > 1,
    );
    expect(
      groups.map(
        ([name, found]) =>
          `${name}: ${[...new Set(found.map(({ type, description }) => `${type} “${description}”`))].join(" / ")}`,
      ),
    ).toEqual([]);
  });
  it("are without English twins: what the schemas say in English stands nowhere else", () => {
    expect(Object.keys(en).filter((key) => /^block\.\w+(\.about)?$|^(block\.\w+\.)?propAbout\./.test(key))).toEqual([]);
  });
});

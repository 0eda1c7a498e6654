import { basename, dirname } from "node:path";
import type { BlockFile } from "../read/sources.ts";
import { isOfFirstVisit, isOfFrame } from "../../src/server/bundling/chunks.ts";
import { capitalize } from "../../src/shared/capitalize.ts";
import { banner, type Output } from "./output.ts";

/** `blocks.ts`: which file each block type loads, written out so that Vite makes a chunk of each. */
export function blocksOutput(blocks: readonly BlockFile[]): Output {
  const rows = blocks.map(rowOf);
  return {
    path: "blocks.ts",
    text: `${banner}import type { ComponentType } from "react";
import type { BlockProps } from "../blocks/block.ts";
import type { BlockType } from "./built/block-table.ts";

/** What a block's chunk gives: its component, by its type as a name, which takes exactly the props of its schema. */
export type BlockModules = {
  [Type in BlockType]: () => Promise<{ [Name in Capitalize<Type>]: ComponentType<BlockProps<Type>> }>;
};

export const blockModules: BlockModules = {
${rows.join("")}};
`,
  };
}

/**
 * `first-blocks.ts`: the same for the blocks of a first visit, which is all that the frame of every page has to name.
 * Those of the frame itself are in its chunk already.
 */
export function firstBlocksOutput(blocks: readonly BlockFile[]): Output {
  const first = blocks.filter(({ file, hasComponent }) => hasComponent && isOfFirstVisit(folderOf(file)));
  const inFrame = first.filter(({ file }) => isOfFrame(folderOf(file)));
  const imports = inFrame.map(
    ({ file, content: { component } }) =>
      `import { ${component} } from "../blocks/${folderOf(file)}/${component}.tsx";\n`,
  );
  const rows = first.map((block) =>
    inFrame.includes(block)
      ? `  ${block.content.type}: async () => (${named(block, block.content.component)}),\n`
      : rowOf(block),
  );
  return {
    path: "first-blocks.ts",
    text: `${banner}${imports.join("")}import type { BlockModules } from "./blocks.ts";

export const firstBlockModules: Partial<BlockModules> = {
${rows.join("")}};
`,
  };
}

/** A component under the name that its type has. */
function named({ content: { type } }: BlockFile, component: string): string {
  const name = capitalize(type);
  return name === component ? `{ ${name} }` : `{ ${name}: ${component} }`;
}

const folderOf = (file: string): string => basename(dirname(file));

function rowOf(block: BlockFile): string {
  const { type, component } = block.content;
  const folder = folderOf(block.file);
  const isNamedSo = component === capitalize(type);
  const then = isNamedSo ? "" : `.then((module) => (${named(block, `module.${component}`)}))`;
  return block.hasComponent
    ? `  ${type}: () => import("../blocks/${folder}/${component}.tsx")${then},\n`
    : `  ${type}: () => Promise.reject(new Error("src/blocks/${folder}/${component}.tsx is missing")),\n`;
}

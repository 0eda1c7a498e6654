import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { blockTable, type BlockType } from "../../src/generated/built/block-table.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import { readSources, type BlockFile } from "../read/sources.ts";
import { shootFlavours } from "../flavours/cards.ts";
import { drawFlavours } from "../flavours/draw.ts";
import { examplePage, exampleSite } from "./example-page.ts";
import { exampleLayer } from "./examples.ts";
import { isOfTemplate, shootTemplates } from "./templates.ts";
import { openStudio } from "./shoot.ts";
import { digestOfPicture, picturesFolder, readManifest, stalePictures, writeManifest } from "./manifest.ts";

/**
 * `npm run generate -- --pictures [type …]`: draws the pictures of blocks whose schema or example changed, or those
 * named; `flavours` draws what the flavours have, and the cards of their homes; `templates`
 * the new pages that the studio offers.
 */
export async function makePictures(root: string, named: readonly string[]): Promise<string[]> {
  const { blocks } = readSources(root);
  const wanted =
    named.length > 0 ? blocks.filter(({ content }) => named.includes(content.type)) : stalePictures(root, blocks);
  const { layer: base } = await readLayer({ root: join(root, "tenants"), folder: "default" });
  const tenant = await exampleSite(base, exampleLayer(blocks, { drawn: true }));
  const lines: string[] = [];
  const studio = await openStudio(root, (screen, error) => lines.push(`${screen}: ${String(error)}`));
  try {
    if (named.includes("templates")) return await shootTemplates(root, base, studio);
    if (named.includes("flavours")) return [...drawFlavours(root), ...(await shootFlavours(root, base, studio))];
    for (const block of wanted)
      lines.push(await make(root, block, (type) => studio.shoot(type, examplePage(tenant, type), tenant.themeCss)));
  } finally {
    await studio.close();
  }
  forget(root, blocks);
  return lines.length > 0 ? lines : ["The pictures of blocks are up to date."];
}

async function make(root: string, block: BlockFile, shoot: (type: BlockType) => Promise<Buffer>): Promise<string> {
  const type = block.content.type as BlockType;
  if (!Object.hasOwn(blockTable, type)) throw new Error(`run the generator first: ${type} is not in src/generated`);
  const picture = await shoot(type).catch((error: unknown) => String(error));
  if (typeof picture === "string") return `no picture of ${type}: ${picture}`;
  const file = join(root, picturesFolder, `${type}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
  writeManifest(root, { ...readManifest(root), [type]: digestOfPicture(block) });
  return `wrote: ${picturesFolder}/${type}.webp (${picture.length} bytes)`;
}

/** Pictures of blocks that are gone go too. */
function forget(root: string, blocks: readonly BlockFile[]): void {
  const types = new Set(blocks.map(({ content }) => content.type));
  const folder = join(root, picturesFolder);
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (file.endsWith(".webp") && !isOfTemplate(file) && !types.has(file.slice(0, -".webp".length)))
      rmSync(join(folder, file));
  }
  writeManifest(root, Object.fromEntries(Object.entries(readManifest(root)).filter(([type]) => types.has(type))));
}

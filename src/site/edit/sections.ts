import type { BlockPlacement } from "../../generated/types.ts";
import { blockTable } from "../../generated/built/block-table.ts";
import { contract } from "../../generated/contract.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { insideOf } from "../document/placement.ts";
import { resolveDocument, resolveLayout, resolveScreen, type LayeredSite } from "../document/resolve.ts";
import { isSection, sectionFolder } from "../document/sections.ts";
import { judgeParts } from "../permissions/judge.ts";
import { bindingsIn } from "../permissions/private.ts";
import type { BlocksOf } from "./edit-blocks.ts";
import { rootsOf, type Piece } from "./insert.ts";
import { freeSource, sourcesIn } from "./sources.ts";

/** A section saved for reuse. */
export interface Section {
  /** Of its screen: "section/callout". */
  name: string;
  /** What it is called, by language. */
  title: Record<string, string>;
  piece: Piece;
  /** What the site may not use (any more), by its name: a call, or a type of block. undefined where all may be used. */
  refused: string | undefined;
}

/** The sections of a site, its flavour's too, by their names. */
export function sectionsOf(site: LayeredSite): Section[] {
  const names = new Set([site.base, ...site.patches].flatMap(({ screens }) => Object.keys(screens ?? {})));
  return [...names]
    .filter(isSection)
    .sort()
    .flatMap((name): Section[] => {
      const document = resolveDocument(site, "screens", name);
      if (!document) return [];
      const piece = pieceOfDocument(document);
      if (rootsOf(piece).length === 0) return [];
      return [{ name, title: titleIn(document), piece, refused: refusedIn(piece) }];
    });
}

/** Why a block cannot be saved: it shows what its page's address names, or only the platform may place it. */
export type SectionFault = "address" | "refused";

/**
 * A block with what stands in it, and the data of its page that it shows: parents first, the block itself in `main`.
 *
 * @param blocks those of the whole page
 * @param data the data sources of the whole page
 */
function pieceOf(key: string, blocks: Piece["blocks"], data: Readonly<Record<string, unknown>>): Piece | SectionFault {
  const inside = [...insideOf(blocks, [key])].flatMap((one): [string, BlockPlacement][] => {
    const block = blocks[one];
    if (!block) return [];
    if (one !== key) return [[one, block]];
    const { order: _, hidden: __, ...rest } = block;
    return [[one, { ...rest, in: "main" }]];
  });
  const needed = new Set(sourcesIn(inside));
  // A set that grows while it is walked is walked to its end: a source may read another.
  for (const name of needed) for (const other of sourcesIn(data[name])) needed.add(other);
  const piece: Piece = structuredClone({
    blocks: Object.fromEntries(inside),
    data: Object.fromEntries([...needed].flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]]))),
  });
  if (bindingsIn(piece).some(({ bind }) => bind.startsWith("route.params."))) return "address";
  return refusedIn(piece) === undefined ? piece : "refused";
}

/** The piece of one block of a screen or a layout; undefined where that has no such block. */
export function pieceIn(
  site: LayeredSite,
  { screen, layout }: BlocksOf,
  key: string,
): Piece | SectionFault | undefined {
  const whole = screen === undefined ? resolveLayout(site, layout) : resolveScreen(site, screen);
  const { blocks, data } = pieceOfDocument(whole ?? {});
  return blocks[key] && pieceOf(key, blocks, data);
}

/** The screen that keeps a piece. */
export function sectionDocument(title: Record<string, string>, { blocks, data }: Piece): JsonObject {
  return {
    version: 1,
    layout: "bare",
    title: { text: title },
    ...(Object.keys(data).length > 0 ? { data } : {}),
    blocks,
  };
}

/** A name for a new section, after the type of its first block, that no screen has. */
export function freeSection({ base, patches }: LayeredSite, type: string): string {
  const isTaken = (name: string) => [base, ...patches].some(({ screens }) => screens?.[name] !== undefined);
  return freeSource(sectionFolder + type, isTaken);
}

function pieceOfDocument(document: object): Piece {
  const { blocks, data } = document as { blocks?: unknown; data?: unknown };
  const placed = Object.entries(isObject(blocks) ? blocks : {}).filter(
    ([, block]) => isObject(block) && typeof block["type"] === "string" && typeof block["in"] === "string",
  );
  return { blocks: Object.fromEntries(placed) as Piece["blocks"], data: isObject(data) ? data : {} };
}

function titleIn({ title }: JsonObject): Record<string, string> {
  if (typeof title === "string") return { "": title };
  const { text } = isObject(title) ? title : {};
  return isObject(text) ? (text as Record<string, string>) : {};
}

/** The first of its calls and types of blocks that an organisation's site may not use. */
function refusedIn({ blocks, data }: Piece): string | undefined {
  const unknown = Object.values(blocks).find(({ type }) => !Object.hasOwn(blockTable, type));
  if (unknown) return unknown.type;
  const [first] = judgeParts({
    parts: { data, blocks },
    owner: "organisation",
    below: [],
    permissions: { operations: contract, blocks: blockTable },
  });
  if (!first) return undefined;
  const { name } = first.values ?? {};
  return typeof name === "string" ? name : first.path.at(-1);
}

import { blockTable, type BlockType } from "../../../../generated/built/block-table.ts";
import { compileScreen, readyBlock, type CompiledScreen, type ReadyBlock } from "../../../../site/compile/compile.ts";
import { localise } from "../../../../site/compile/localise.ts";
import { drawFormula } from "../../../../shared/formula/draw-formula.ts";
import { MAX_SHORT } from "../../../../shared/formula/limits.ts";
import { formulaeIn, withFormulae } from "../../../../shared/formula/with-formulae.ts";
import { isObject } from "../../../../shared/json.ts";
import { remember } from "../../../../shared/memoize.ts";
import type { LocalisedAction, LocalisedBlock, LocalisedScreen } from "../../../../site/document/page.ts";
import type { Action, SiteSettings } from "../../../../generated/types.ts";
import type { Routes } from "../../../../site/document/match.ts";
import { judgedScreen } from "../../../../site/permissions/left-out.ts";
import type { DocumentOwner } from "../../../../site/permissions/owner.ts";
import {
  resolveSettings,
  type ComposedBlock,
  type ComposedScreen,
  type LayeredSite,
} from "../../../../site/document/resolve.ts";
import type { Texts } from "../../../../site/compile/texts.ts";
import { opensGone, withoutEvents } from "../../../../site/compile/goes-along.ts";
import { onDevices } from "../../../../site/compile/on-device.ts";
import { unaskedLists, withoutEmpty, type ListFacts } from "../../../../site/compile/without-empty.ts";
import { fillHints } from "../../../../site/preview/fill-hints.ts";
import { absentAddresses, offAddresses, withoutOff } from "../../../../site/compile/without-off.ts";
import { withoutFrameToWrite } from "../../../../site/edit/writing.ts";
import { permissions } from "./permissions.ts";

/** One screen of a site in one language, ready to be shown. Shared by every tenant that changes nothing in it. */
export interface PreparedScreen {
  name: string;
  /** The screen laid over its layout, before languages: its path, access and feature are read here. */
  composed: ComposedScreen;
  localised: LocalisedScreen;
  compiled: CompiledScreen;
}

interface Preparation {
  site: LayeredSite;
  /** Whose layer lies over the base. */
  owner: DocumentOwner;
  name: string;
  texts: Texts;
  /** The words of the operators' own screens, which no organisation changes; `texts` unless given. */
  platformTexts?: Texts;
  routes: Routes;
  /** Whether it is a draft that is looked at: there a list that is empty says how it is filled. */
  isDraft?: boolean;
}

/**
 * Resolves, judges, localises and compiles a screen; undefined when the site has none of this name. What its document
 * may not name is not in what comes out: neither the page nor the browser is ever told of it.
 */
export function prepareScreen({
  site,
  owner,
  name,
  texts,
  platformTexts = texts,
  routes,
  isDraft = false,
}: Preparation): PreparedScreen | undefined {
  const resolved = judgedScreen(name, { site, owner, permissions })?.screen;
  if (!resolved) return undefined;
  // Checked against the schema of the settings before it was published.
  const { features } = resolveSettings(site, "site") as Partial<SiteSettings>;
  const offered = withoutOff(withoutFrameToWrite(resolved), {
    features,
    isOff: offAddresses(features, { site, routes }),
    isAbsent: absentAddresses(features, { site, routes }),
    propsOf: (type) => permissions.blocks[type]?.props,
  });
  const whole = withoutIdle(offered);
  const composed = onDevices(isDraft ? whole : withoutEmpty(whole, listFacts));
  const words = composed.access === "operator" ? platformTexts : texts;
  const drawn = withDrawnFormulae(localise(composed, words));
  const localised = isDraft ? fillHints(drawn, unaskedLists(whole, listFacts), words) : drawn;
  return { name, composed, localised, compiled: compileScreen(localised, readied) };
}

/** The screen without some of its blocks, by their keys, and without what opens them. */
export function withoutBlocks(screen: PreparedScreen, gone: ReadonlySet<string>): PreparedScreen {
  const localised = { ...screen.localised, blocks: kept(screen.localised.blocks, gone) };
  const composed = { ...screen.composed, blocks: kept(screen.composed.blocks, gone) };
  return { name: screen.name, composed, localised, compiled: compileScreen(localised, readied) };
}

function kept<Step extends Action | LocalisedAction, Block extends { on?: Record<string, Step[]> }>(
  blocks: Record<string, Block>,
  gone: ReadonlySet<string>,
): Record<string, Block> {
  const left = Object.entries(blocks).filter(([key]) => !gone.has(key));
  return Object.fromEntries(
    left.map(([key, block]) => [key, withoutEvents(block, (action: Step) => opensGone(action, gone))]),
  );
}

const listFacts: ListFacts = {
  listOf: (type) => (Object.hasOwn(blockTable, type) ? blockTable[type as BlockType].list : undefined),
  isPublic: (operation) => permissions.operations[operation]?.access === "public",
};

/** Blocks that sites share are readied once: a localised block is in one language only. */
const readied: typeof readyBlock = (block, locale) => remember(ready, block, () => readyBlock(block, locale));
const ready = new WeakMap<LocalisedBlock, ReadyBlock>();

/** Characters of the formulae of a screen that are drawn: 5 ms at the worst. */
const MAX_OF_SCREEN = 2_000;

/** Whether a block has no formula in it: nearly all have none, and are looked through once. */
const plain = new WeakMap<LocalisedBlock, boolean>();

/** With the formulae of the site's own texts; long ones, and too many, are shown as their source. */
function withDrawnFormulae(screen: LocalisedScreen): LocalisedScreen {
  let left = MAX_OF_SCREEN;
  if (Object.values(screen.blocks).every((block) => remember(plain, block, () => formulaeIn(block).length === 0)))
    return screen;
  return withFormulae(screen, ({ type, attrs: { latex } }) => {
    left -= latex.length;
    if (latex.length > MAX_SHORT || left < 0) return undefined;
    const drawn = drawFormula(latex, type === "formulaBlock");
    return "math" in drawn ? drawn.math : undefined;
  });
}

/**
 * Without the blocks that would wait for ever, because their document does not say what they show. The checker refuses
 * them; a site that was published before it did shows nothing in their place.
 */
function withoutIdle(screen: ComposedScreen): ComposedScreen {
  const isIdle = ({ type, props = {} }: ComposedBlock): boolean =>
    (Object.hasOwn(blockTable, type) ? blockTable[type as BlockType].needs : []).some(
      (name) => props[name] === undefined,
    );
  const idle = Object.keys(screen.blocks).filter((key) => isIdle(screen.blocks[key] as ComposedBlock));
  if (idle.length === 0) return screen;
  return {
    ...screen,
    blocks: Object.fromEntries(Object.entries(screen.blocks).filter(([key]) => !idle.includes(key))),
  };
}

/** The keys of all `$t` in a value, at any depth. */
export function textKeysIn(value: unknown, keys: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) textKeysIn(entry, keys);
  else if (isObject(value)) {
    if (typeof value["$t"] === "string") keys.add(value["$t"]);
    for (const entry of Object.values(value)) textKeysIn(entry, keys);
  }
  return keys;
}

/**
 * Whether giving `changed` other words changes a text under one of `keys`; `key_one` and `key_other` are words of
 * `key`.
 */
export function touchesTexts(keys: ReadonlySet<string>, changed: Iterable<string>): boolean {
  for (const key of changed) {
    if (keys.has(key)) return true;
    const plural = key.lastIndexOf("_");
    if (plural > 0 && keys.has(key.slice(0, plural))) return true;
  }
  return false;
}

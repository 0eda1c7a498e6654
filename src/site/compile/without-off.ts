import type { Action, DataSource, RichText, SiteSettings } from "../../generated/types.ts";
import { propertyOf, resolveSchema, type Schema } from "../check/schema.ts";
import { featureAt, isOffered, offersOperation, SOON, type Features } from "../document/features.ts";
import { isObject } from "../../shared/json.ts";
import { remember } from "../../shared/memoize.ts";
import type { Routes } from "../document/match.ts";
import type { ComposedBlock, ComposedScreen, LayeredSite } from "../document/resolve.ts";
import { goesAlong, opensGone, withoutEvents } from "./goes-along.ts";

/** Whether an address of the site leads to what is off. */
export type IsOff = (address: unknown) => boolean;

/** What has to be known of a site to take out what it does not offer. */
export interface Offer {
  features: Features;
  isOff: IsOff;
  /** Whether an address has no page at all; as `isOff` where it is not said. */
  isAbsent?: IsOff;
  /** The schema of the properties of a type of block; undefined for a type that is unknown. */
  propsOf(type: string): Schema | undefined;
}

/** Tells of the addresses of a site which lead to what is off, or to what is not there yet; each is looked up once. */
export function offAddresses(features: Features, where: { site: LayeredSite; routes: Routes }): IsOff {
  return lookedUpOnce((address) => !isOffered(features, featureAt(address, where)));
}

/**
 * The same without what is not there yet: nothing links there, but its page says so, and what is done may end there.
 */
export function absentAddresses(features: Features, where: { site: LayeredSite; routes: Routes }): IsOff {
  return lookedUpOnce((address) => !isOffered({ ...features, [SOON]: true }, featureAt(address, where)));
}

function lookedUpOnce(isOff: (address: string) => boolean): IsOff {
  const known = new Map<string, boolean>();
  return (address) => {
    if (typeof address !== "string" || !address.startsWith("/")) return false;
    const found = known.get(address) ?? isOff(address);
    known.set(address, found);
    return found;
  };
}

/** The settings of a site without the advertisements that lead to what is off. */
export function withoutOffAds(settings: SiteSettings, isOff: IsOff): SiteSettings {
  const { ads } = settings;
  return ads
    ? { ...settings, ads: Object.fromEntries(Object.entries(ads).filter(([, { advUrl }]) => !isOff(advUrl))) }
    : settings;
}

/** A rich text whose words link to nothing that is off. */
export function withoutOffLinks(text: RichText, isOff: IsOff): RichText {
  // Only marks are taken out: what is left is one still.
  return without(text, {}, isOff) as RichText;
}

/** The property that a block is there for, where that is to lead somewhere: without it the block says nothing. */
const ways: Readonly<Record<string, string>> = { menuLink: "href", settingRow: "href", callout: "actions" };

/**
 * A screen without what belongs to features that are off, so that nothing of it leads there or waits for it: sources
 * that nobody would answer and the blocks that show nothing else, with the heading that stands right before them; links
 * in properties and in rich texts; events whose actions go there; entries of menus; and what only held any of these. A
 * required source stays, so that the screen is not found. The same object where nothing is taken out.
 */
export function withoutOff(screen: ComposedScreen, offer: Offer): ComposedScreen {
  const data = Object.fromEntries(Object.entries(screen.data).filter(([, source]) => isAnswered(source, offer)));
  const silent = new Set(Object.keys(screen.data).filter((name) => !Object.hasOwn(data, name)));
  const { isOff } = offer;

  const gone = new Set<string>();
  const blocks: Record<string, ComposedBlock> = {};
  for (const [key, block] of Object.entries(screen.blocks)) {
    const left = showsNothing(block, silent) ? undefined : withoutLinks(block, offer.propsOf(block.type) ?? {}, isOff);
    if (left) blocks[key] = left;
    else gone.add(key);
  }
  if (gone.size > 0) for (const key of goesAlong(screen.blocks, gone).keys()) gone.add(key);
  const reach: Reach = { isAbsent: offer.isAbsent ?? isOff, gone, features: offer.features };
  let changed = silent.size > 0;
  for (const [key, block] of Object.entries(screen.blocks)) {
    const left =
      gone.has(key) || !blocks[key]
        ? undefined
        : withoutEvents(blocks[key], (action: Action) => reaches(action, reach));
    changed ||= left !== block;
    if (left) blocks[key] = left;
    else delete blocks[key];
  }
  return changed ? { ...screen, data, blocks } : screen;
}

function isAnswered({ required, operation }: DataSource, { features }: Offer): boolean {
  return required === true || offersOperation(features, operation);
}

/** Whether all that a block shows of the screen's data comes from sources that are gone. */
function showsNothing({ props }: ComposedBlock, silent: ReadonlySet<string>): boolean {
  if (silent.size === 0) return false;
  const bound = [...boundIn(props)].map((path) => path.split(".")).filter(([root]) => root === "data");
  return bound.length > 0 && bound.every(([, source = ""]) => silent.has(source));
}

function* boundIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("$bind" in value && typeof value.$bind === "string") yield value.$bind;
  else for (const inner of Object.values(value)) yield* boundIn(inner);
}

/**
 * A block without the links that lead to what is off; undefined when that is what the block is there for, or what it
 * cannot do without.
 */
function withoutLinks(block: ComposedBlock, schema: Schema, isOff: IsOff): ComposedBlock | undefined {
  const { props } = block;
  if (!props || !addressesIn(props, schema).some(isOff)) return block;
  const left = without(props, schema, isOff);
  if (left === props) return block;
  const way = ways[block.type];
  if (left === undefined || (way !== undefined && isEmpty((left as typeof props)[way]) && !isEmpty(props[way])))
    return undefined;
  return { ...block, props: left as typeof props };
}

/** All that `without` asks for, of properties that many sites share looked up once. */
function addressesIn(props: Readonly<Record<string, unknown>>, schema: Schema): readonly unknown[] {
  return remember(addresses, props, () => {
    const asked: unknown[] = [];
    without(props, schema, (address) => {
      asked.push(address);
      return false;
    });
    return asked;
  });
}

const addresses = new WeakMap<object, readonly unknown[]>();

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/**
 * A value without the addresses in it that lead to what is off: the same where there are none, undefined where nothing
 * of it can stay.
 */
function without(value: unknown, schema: Schema, isOff: IsOff): unknown {
  const known = resolveSchema(schema, {});
  if (known["x-accepts"] === "address") return isOff(value) ? undefined : value;
  if (Array.isArray(value)) {
    const left = value
      .filter((entry) => !isLinkMark(entry, isOff))
      .map((entry) => without(entry, known.items ?? {}, isOff));
    const kept = left.filter((entry) => entry !== undefined);
    return kept.length === value.length && kept.every((entry, place) => entry === value[place]) ? value : kept;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    // An address of records, with fields of theirs in braces.
    if (name === "linkPath" || name === "copiesPath") return [name, isOff(inner) ? undefined : inner] as const;
    const property = propertyOf(known, name);
    return [name, without(inner, "schema" in property ? property.schema : {}, isOff)] as const;
  });
  if (entries.every(([name, left]) => left === value[name])) return value;
  const lost = entries.filter(([name, left]) => left === undefined && value[name] !== undefined).map(([name]) => name);
  if (lost.some((name) => known.required?.includes(name))) return undefined;
  return Object.fromEntries(entries.filter(([, left]) => left !== undefined));
}

/** Words of a rich text that link somewhere: the words stay. */
function isLinkMark(value: unknown, isOff: IsOff): boolean {
  return isObject(value) && value["type"] === "link" && isObject(value["attrs"]) && isOff(value["attrs"]["href"]);
}

interface Reach {
  isAbsent: IsOff;
  gone: ReadonlySet<string>;
  features: Features;
}

/** Whether an action does something with what is off. */
function reaches(action: Action, { isAbsent, gone, features }: Reach): boolean {
  if (action.do === "navigate") return isAbsent(action.to);
  if (action.do === "call") return !offersOperation(features, action.operation);
  return opensGone(action, gone);
}

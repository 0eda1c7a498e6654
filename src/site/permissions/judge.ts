import type { Told } from "../check/messages.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { isSame } from "../../shared/same.ts";
import { differsInLooks } from "./differs-in-looks.ts";
import { judgeActions } from "./judge-actions.ts";
import type { DocumentOwner } from "./owner.ts";
import {
  entryOf,
  isGesture,
  mayAsk,
  mayCall,
  mayPlace,
  type BlockPermission,
  type Permissions,
} from "./permissions.ts";
import { tellsElsewhere } from "./foreign-addresses.ts";
import { bindingsIn, isPrivate, sourcesIn } from "./private.ts";

/** Characters of an address that a finding names. */
const MAX_ADDRESS = 100;

/** What of a screen or a layout is judged: what it asks for, and what happens at events of its blocks. */
export interface Parts {
  data: Readonly<Record<string, unknown>>;
  blocks: Readonly<Record<string, unknown>>;
}

/** Something that a document may not name. */
export interface Refusal extends Told {
  /** Whose layer says it. */
  owner: DocumentOwner;
  /** Leads from the screen or layout to the place: `["blocks", "hero", "on", "action", "0", "operation"]`. */
  path: readonly string[];
  /** What is left out: the part of `path` that means nothing without it. */
  cut: readonly string[];
  /** What stands there instead, where the platform's own layer says something. */
  instead?: unknown;
}

export interface Judgement {
  parts: Parts;
  owner: DocumentOwner;
  /**
   * For an organisation's document: what the platform has in its place, and below it in its layouts, nearest first.
   * What is the same there is the platform's, and judged as that.
   */
  below: readonly Parts[];
  permissions: Permissions;
}

/**
 * The one rule of what documents may name, for the checker and for what is shown: denied unless the schemas of
 * operation and block allow it. Gives what is refused, in the order of the document.
 */
export function judgeParts(judgement: Judgement): Refusal[] {
  const sources = judgeSources(judgement);
  const blocks = Object.entries(judgement.parts.blocks).flatMap(([key, block]) =>
    isObject(block) ? judgeBlock(key, block, { ...judgement, foreign: sources.foreign }) : [],
  );
  return [...sources.refusals, ...blocks];
}

function judgeSources(judgement: Judgement): { refusals: Refusal[]; foreign: ReadonlySet<string> } {
  const { parts, permissions } = judgement;
  const refusals: Refusal[] = [];
  const foreign = new Set<string>();
  const needed = neededByPlatform(judgement);
  for (const [name, source] of Object.entries(parts.data)) {
    if (!isObject(source)) continue;
    const before = judgement.below.map(({ data }) => entryOf(data, name)).filter((one) => one !== undefined);
    const owner = ownerOf(
      judgement,
      before.some((one) => isSame(one, source)),
    );
    if (owner === "organisation") foreign.add(name);
    const cut = ["data", name];
    const refuse = (path: readonly string[], told: Told) =>
      refusals.push({
        ...told,
        owner,
        path: [...cut, ...path],
        cut,
        ...(before.length > 0 ? { instead: before[0] } : {}),
      });
    const operation = typeof source["operation"] === "string" ? source["operation"] : "";
    if (owner === "organisation" && needed.has(name)) refuse([], { key: "permission.feeds", values: { name } });
    // One that is not there at all is the business of the rest of the checker; none is asked all the same.
    else if (!mayAsk(permissions, owner, operation))
      refuse(["operation"], { key: "permission.source", values: { name: operation } });
    else if (owner === "organisation") {
      const told = bindingsIn(source["params"], ["params"]).find(({ bind }) =>
        isPrivate(bind, { permissions, data: parts.data }),
      );
      if (told) refuse(told.path, { key: "permission.private", values: { path: told.bind } });
    }
  }
  return { refusals, foreign };
}

/**
 * The sources of the platform's own blocks that nobody else may place: what they act on is not for others to choose.
 */
function neededByPlatform({ parts, owner, below, permissions }: Judgement): ReadonlySet<string> {
  if (owner === "platform") return new Set();
  const blocks = below.flatMap(({ blocks: before }) =>
    Object.entries(before).flatMap(([key, block]) => {
      const type = isObject(block) ? typeOf(block) : "";
      const now = parts.blocks[key];
      return isObject(block) && isObject(now) && now["type"] === type && !mayPlace(permissions, "organisation", type)
        ? [block]
        : [];
    }),
  );
  return new Set(blocks.flatMap(({ props, on }) => [...sourcesIn(props), ...sourcesIn(on)]));
}

interface BlockJudgement extends Judgement {
  /** The sources that the organisation's layer says. */
  foreign: ReadonlySet<string>;
}

function judgeBlock(key: string, block: JsonObject, judgement: BlockJudgement): Refusal[] {
  const { parts, permissions, foreign } = judgement;
  const type = typeOf(block);
  const cut = ["blocks", key];
  const same = judgement.below
    .map(({ blocks }) => entryOf(blocks, key))
    .filter((one): one is JsonObject => isObject(one) && one["type"] === block["type"]);
  const before =
    same.find(
      (one) => isSame(one["props"] ?? {}, block["props"] ?? {}) && isSame(one["on"] ?? {}, block["on"] ?? {}),
    ) ?? same[0];
  const owner = ownerOf(judgement, before !== undefined);
  const refused: Refusal[] = [];
  const facts = entryOf(permissions.blocks, type);
  if (!facts) return refused;
  if (!mayPlace(permissions, owner, type))
    return [{ key: "permission.block", values: { name: type }, owner, path: [...cut, "type"], cut }];
  const isClosed =
    owner === "platform" && judgement.owner === "organisation" && !mayPlace(permissions, "organisation", type);
  const on = isObject(block["on"]) ? block["on"] : {};
  const was = isObject(before?.["on"]) ? before["on"] : {};
  // What only the platform may call goes with what the platform says of it: which form is asked, and where it leads.
  const kept = new Set(
    owner === "platform" && judgement.owner === "organisation" && !isClosed
      ? Object.keys(was).filter((event) => callsForPlatform(was[event], { type, event }, permissions))
      : [],
  );
  const changed = judgement.owner === "platform" ? [] : changedProps(block, before, facts);
  if (isClosed || kept.size > 0) {
    for (const name of changed.filter((one) => entryOf(facts.props.properties ?? {}, one)?.["x-site"] !== true))
      refused.push({
        key: "permission.prop",
        values: { block: type, name },
        owner: "organisation",
        path: [...cut, "props", name],
        cut: [...cut, "props", name],
        instead: propOf(before, name),
      });
  }
  // As the platform has it nothing is told: it names addresses of its own.
  const toldBefore = same.some((one) => isSame(one["when"], block["when"]) && isSame(one["props"], block["props"]));
  const told =
    judgement.owner === "organisation" && !toldBefore
      ? tellsElsewhere(block, { blocks: parts.blocks, permissions, data: parts.data })
      : undefined;
  if (told)
    return [
      {
        key: "permission.tells",
        values: { path: told.path, address: told.address.slice(0, MAX_ADDRESS) },
        owner: "organisation",
        path: [...cut, "when"],
        cut,
        ...(same[0] ? { instead: same[0] } : {}),
      },
    ];
  // Blocks make links of these: a site elsewhere is not told by them who looks.
  const leading =
    judgement.owner === "organisation" && !isClosed && kept.size === 0
      ? changed.filter((name) => /^(?:path|query|base)$|Path$/.test(name))
      : [];
  for (const name of leading) {
    const there = [...cut, "props", name];
    const value = propOf(block, name);
    const told = bindingsIn(value).find(({ bind }) => isPrivate(bind, { permissions, data: parts.data }));
    const instead = propOf(before, name);
    if (told)
      refused.push({
        key: "permission.private",
        values: { path: told.bind },
        owner: "organisation",
        path: there,
        cut: there,
        instead,
      });
    else if (typeof value === "string" && value !== "" && !/^\/(?![/\\])/.test(value))
      refused.push({
        key: "permission.elsewhere",
        values: { name },
        owner: "organisation",
        path: there,
        cut: there,
        instead,
      });
  }
  const isFed =
    (changed.length > 0 && kept.size === 0) ||
    [...sourcesIn(block["props"]), ...sourcesIn(on)].some((name) => foreign.has(name));
  for (const [event, actions] of Object.entries(on)) {
    const isInherited = before !== undefined && isSame(was[event], actions);
    const there = [...cut, "on", event];
    if (isClosed || (kept.has(event) && !isInherited)) {
      if (!isInherited) {
        refused.push({
          key: "permission.event",
          values: { block: type, event },
          owner: "organisation",
          path: there,
          cut: there,
          ...(was[event] === undefined ? {} : { instead: was[event] }),
        });
        continue;
      }
      refused.push(
        ...judgeActions(actions, {
          owner: "platform",
          type,
          event,
          path: there,
          props: block["props"],
          data: parts.data,
          permissions,
        }),
      );
      continue;
    }
    const whose = judgement.owner === "platform" || (isInherited && !isFed) ? "platform" : "organisation";
    refused.push(
      ...judgeActions(actions, {
        owner: whose,
        type,
        event,
        path: there,
        props: block["props"],
        data: parts.data,
        permissions,
      }),
    );
  }
  // An event that the platform handles, and that an organisation silenced: the player must go on telling what was
  // studied.
  if (isClosed) {
    for (const [event, actions] of Object.entries(was)) {
      if (on[event] !== undefined || isGesture(permissions, { type, event })) continue;
      const there = [...cut, "on", event];
      refused.push({
        key: "permission.event",
        values: { block: type, event },
        owner: "organisation",
        path: there,
        cut: there,
        instead: actions,
      });
    }
  }
  return refused;
}

/** Whether the actions of an event call something that documents of organisations may not call there. */
function callsForPlatform(actions: unknown, place: { type: string; event: string }, permissions: Permissions): boolean {
  return (
    Array.isArray(actions) &&
    actions.some(
      (action) =>
        isObject(action) &&
        action["do"] === "call" &&
        typeof action["operation"] === "string" &&
        !mayCall(permissions, { owner: "organisation", ...place }, action["operation"]),
    )
  );
}

/**
 * The properties that an organisation's layer gives another value, looks apart, and words where they are not the
 * platform's alone.
 */
function changedProps(
  block: JsonObject,
  before: JsonObject | undefined,
  { props: schema, words, records }: BlockPermission,
): string[] {
  const now = isObject(block["props"]) ? block["props"] : {};
  if (!before) return Object.keys(now);
  if (block["props"] === before["props"]) return [];
  const was = isObject(before["props"]) ? before["props"] : {};
  return [...new Set([...Object.keys(now), ...Object.keys(was)])].filter(
    (name) =>
      // Which records they are is a choice of some, and no look.
      (name === records && !isSame(now[name], was[name])) ||
      !differsInLooks(now[name], was[name], {
        schema: entryOf(schema.properties ?? {}, name) ?? {},
        words: words !== "platform",
      }),
  );
}

/** What no block is called where the type is no name. */
function typeOf({ type }: JsonObject): string {
  return typeof type === "string" ? type : "";
}

function propOf(block: JsonObject | undefined, name: string): unknown {
  const props = block?.["props"];
  return isObject(props) ? props[name] : undefined;
}

function ownerOf({ owner }: Judgement, isBelow: boolean): DocumentOwner {
  return owner === "organisation" && isBelow ? "platform" : owner;
}

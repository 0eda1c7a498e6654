import { LRUCache } from "lru-cache";
import type { Layer } from "../../../../../site/document/resolve.ts";
import { systemActor, withActor } from "../../../../database/actor.ts";
import type { Db } from "../../../../database/connect.ts";
import { answersOf } from "../../work/bases-through.ts";
import { workHere } from "../../work/in-process.ts";
import type { Work } from "../../work/work.ts";
import { readQuota } from "../../quotas/quota.ts";
import { parseLayer, type Bases } from "../bases.ts";
import type { BaseLookup } from "../check-layer.ts";
import { digestOf } from "../../../../lib/canonical-json.ts";
import { textOf, type LayerText } from "../layer-text.ts";
import { hasErrors, type FolderFinding } from "../finding.ts";
import { notificationOf } from "../names.ts";
import { listFlavours, readOtherOwner, readPublishedFlavour } from "../published-sites.ts";

/**
 * What is wrong in an organisation's own layer, told with the folder that it would have. WORK_TOO_MUCH, WORK_TOO_MANY,
 * TOO_BUSY.
 */
export type OwnCheck = (orgNo: string, layer: Layer | LayerText) => Promise<FolderFinding[]>;

interface Published {
  db: Db;
  bases: Bases;
  /** The hosts of the platform itself, which no site can claim. */
  platformHosts?: readonly string[];
}

/** What layers are checked on: what is published below them. */
export function publishedBelow({ db, bases, platformHosts = [] }: Published): BaseLookup {
  return {
    async layer(flavour) {
      const base = await bases.get(flavour);
      return base.flavour === flavour ? base.layer : undefined;
    },
    flavours: () => listFlavours(db),
    hostOwner: (host, layer) => readOtherOwner(db, { host, orgNo: notificationOf(layer) }),
    platformHosts,
    pageLimit: (orgNo) =>
      withActor(db, systemActor, async (trx) => (await readQuota(trx, { orgNo, usualStorageGb: 0 })).pages),
  };
}

/**
 * Checks an organisation's own layer as its folder would be checked, on what is published below it. What was right a
 * moment ago and stands on the same is not looked through again: who publishes has just saved, and does not wait for it
 * twice.
 */
export function createOwnCheck(below: BaseLookup, work: Pick<Work, "run"> = workHere): OwnCheck {
  const answers = answersOf(below);
  const checked = new LRUCache<string, Checked>({ max: 500, ttl: RIGHT_FOR_MS });
  return async (orgNo, layer) => {
    const json = textOf(layer);
    const [base, digest] = [await below.layer(flavourIn(json)), digestOf(json)];
    const known = checked.get(orgNo);
    if (known && known.base === base && known.digest === digest) return known.findings;
    const findings = work.run("judgeLayer", { orgNo, json }, { owner: orgNo, answers });
    const here: Checked = { base, digest, findings };
    // However long it takes: who asks meanwhile waits for the same.
    checked.set(orgNo, here);
    const isNewest = () => checked.peek(orgNo) === here;
    try {
      const isWrong = hasErrors(await findings);
      if (isNewest()) checked.set(orgNo, here, { ttl: isWrong ? WRONG_FOR_MS : RIGHT_FOR_MS });
    } catch (error) {
      if (isNewest()) checked.delete(orgNo);
      throw error;
    }
    return findings;
  };
}

/** Canonical JSON has its names in order, and of those of a layer this is the first. */
function flavourIn(json: string): string | undefined {
  return /^\{"extends":"([a-z0-9-]+)"/.exec(json)?.[1];
}

/** ms: domains and quotas, which it depends on too, change rarely, and are looked at again where they bite. */
const RIGHT_FOR_MS = 60_000;
/**
 * ms: who saves a draft and who looks at it ask at the same time, and once is enough; what is wrong may be mended
 * elsewhere.
 */
const WRONG_FOR_MS = 2000;

interface Checked {
  base: Layer | undefined;
  digest: string;
  findings: Promise<FolderFinding[]>;
}

/**
 * What an organisation's layer stands on, resolved, and the flavour's layer alone. A flavour that is not there gives
 * the default alone.
 */
export async function readBelow(
  { db, bases }: Published,
  flavour: string | undefined,
): Promise<{ base: Layer; flavour?: Layer }> {
  const base = await bases.get(flavour);
  if (base.flavour === undefined) return { base: base.layer };
  const published = await readPublishedFlavour(db, base.flavour);
  return { base: base.layer, ...(published ? { flavour: parseLayer(published.patch) } : {}) };
}

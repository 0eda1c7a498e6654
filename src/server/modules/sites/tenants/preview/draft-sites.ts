import { LRUCache } from "lru-cache";
import type { Db } from "../../../../database/connect.ts";
import type { BaseSite } from "../base-site.ts";
import type { Bases } from "../bases.ts";
import type { ProductForms } from "../forms.ts";
import type { OwnCheck } from "../drafts/own-check.ts";
import { makeDraftSite, type BoxDraft, type DraftSite } from "./draft-site.ts";
import { draftVersion, readDraftSource } from "./draft-source.ts";

export interface DraftSites {
  /** The draft of a site, or what is published where there is none; undefined for an unknown or suspended site. */
  get(orgNo: string): Promise<DraftSite | undefined>;
  /** The same as it was looked at last, where somebody did lately. */
  kept(orgNo: string): DraftSite | undefined;
  /** Told of a draft that was saved: where somebody looks at it, it is made ready before it is asked for. */
  saved(orgNo: string): void;
}

export interface DraftSitesParts {
  db: Db;
  bases: Bases;
  forms: ProductForms;
  check: OwnCheck;
  box?: BoxDraft;
}

/** Sites that somebody looks at while editing them are few at a time. */
const maxEntries = 40;

/**
 * Drafts as sites. The version is asked for each time, one indexed row, so that every node shows what was saved last on
 * whichever node; what was made of it is kept.
 */
export function createDraftSites({ db, bases, forms, check, box }: DraftSitesParts): DraftSites {
  const known = new LRUCache<string, Kept>({ max: maxEntries });
  const making = new Map<string, Promise<DraftSite | undefined>>();

  const make = async (orgNo: string, version: string): Promise<DraftSite | undefined> => {
    const source = await readDraftSource(db, orgNo);
    if (!source) return undefined;
    const { base, flavour, ...site } = await makeDraftSite({
      source,
      version,
      baseOf: bases.get,
      forms,
      check,
      ...(box ? { box } : {}),
    });
    known.set(orgNo, { version, base, flavour, site });
    return site;
  };

  const get = async (orgNo: string): Promise<DraftSite | undefined> => {
    const version = await draftVersion(db, orgNo);
    if (version === undefined) return undefined;
    const kept = known.get(orgNo);
    if (kept?.version === version && kept.base === (await bases.get(kept.flavour))) return kept.site;
    const name = `${orgNo} ${version}`;
    const under = making.get(name);
    if (under) return under;
    const made = make(orgNo, version).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };

  return {
    get,
    kept: (orgNo) => known.peek(orgNo)?.site,
    saved(orgNo) {
      // Whoever asks for it hears what goes wrong.
      if (known.has(orgNo)) get(orgNo).catch(() => undefined);
    },
  };
}

interface Kept {
  version: string;
  base: BaseSite;
  flavour: string | undefined;
  site: DraftSite;
}

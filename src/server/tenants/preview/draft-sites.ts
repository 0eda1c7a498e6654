import { LRUCache } from "lru-cache";
import { checkLayer } from "../../../site/check.ts";
import type { Finding } from "../../../site/check/finding.ts";
import { boxFaults } from "../../../site/preview-boxes.ts";
import type { Layer } from "../../../site/resolve.ts";
import type { BaseSite } from "../base-site.ts";
import { parseLayer, type Bases } from "../bases.ts";
import type { ProductForms } from "../forms.ts";
import type { Db } from "../../database/connect.ts";
import { createKeeper } from "../keeper.ts";
import { PublishedTenant, type Tenant } from "../tenant.ts";
import { draftVersion, readDraftSource } from "./draft-source.ts";
import { previewTenant } from "./preview-tenant.ts";

/** A draft, ready to be looked at. */
export interface DraftSite {
  /** undefined where it cannot be merged with what it stands on: there is nothing to show but why. */
  tenant: Tenant | undefined;
  findings: readonly Finding[];
}

export interface DraftSites {
  /** The draft of a site, or what is published where there is none; undefined for an unknown or suspended site. */
  get(orgNo: string): Promise<DraftSite | undefined>;
  /** The same as it was looked at last, where somebody did lately. */
  kept(orgNo: string): DraftSite | undefined;
}

export interface DraftSitesParts {
  db: Db;
  bases: Bases;
  forms: ProductForms;
}

/** Sites that somebody looks at while editing them are few at a time. */
const mostKept = 40;
/** Bytes that may be kept of what was made of one. */
const keptBytes = 8_000_000;

/**
 * Drafts as sites. The version is asked for each time, one indexed row, so that every node shows what was saved last on
 * whichever node; what was made of it is kept.
 */
export function createDraftSites({ db, bases, forms }: DraftSitesParts): DraftSites {
  const known = new LRUCache<string, Kept>({ max: mostKept });

  const make = async (orgNo: string, version: string): Promise<Kept | undefined> => {
    const source = await readDraftSource(db, orgNo);
    if (!source) return undefined;
    const layer = parsed(source.patch);
    const base = await bases.get(layer?.extends);
    const kept = { version, base, flavour: layer?.extends };
    if (!layer) return { ...kept, site: { tenant: undefined, findings: [] } };
    const findings = await check(layer, base);
    const tenantOf = (own: Layer): Tenant => {
      const patch = Buffer.from(JSON.stringify(own));
      const { organisationName } = source;
      return new PublishedTenant({ orgNo, organisationName, base, forms, patch, revision: `draft-${version}`, keeper: createKeeper(keptBytes) });
    };
    for (const attempt of attempts) {
      const tenant = tried(() => shown(tenantOf(attempt(layer, findings))));
      if (tenant) return { ...kept, site: { tenant: previewTenant(tenant), findings } };
    }
    return { ...kept, site: { tenant: undefined, findings } };
  };

  return {
    async get(orgNo) {
      const now = await draftVersion(db, orgNo);
      if (now === undefined) return undefined;
      const kept = known.get(orgNo);
      if (kept?.version === now && kept.base === (await bases.get(kept.flavour))) return kept.site;
      const made = await make(orgNo, now);
      if (made) known.set(orgNo, made);
      return made?.site;
    },
    kept: (orgNo) => known.peek(orgNo)?.site,
  };
}

interface Kept {
  version: string;
  flavour: string | undefined;
  base: BaseSite;
  site: DraftSite;
}

/** Whatever is wrong with the draft. The tables of the site language are loaded with the first that is looked at. */
async function check(layer: Layer, base: BaseSite): Promise<readonly Finding[]> {
  const { language } = await import("../language.ts");
  return checkLayer({ below: [base.layer], layer, language });
}

/** The draft with its mistakes in boxes; then the same without the documents that a site has one of, should those be what fails. */
const attempts: readonly ((layer: Layer, findings: readonly Finding[]) => Layer)[] = [
  boxFaults,
  (layer, findings) => {
    const { nav: _, theme: __, site: ___, ...rest } = boxFaults(layer, findings);
    return rest;
  },
];

/** Makes what every page needs, so that a draft that has none of it is known before a page is asked for. */
function shown(tenant: Tenant): Tenant {
  tenant.view(tenant.locales.default);
  void tenant.themeCss;
  return tenant;
}

function tried<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function parsed(json: string): Layer | undefined {
  try {
    return parseLayer(json);
  } catch {
    return undefined;
  }
}

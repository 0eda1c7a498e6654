import { LRUCache } from "lru-cache";
import { boxFaults } from "../../../site/preview-boxes.ts";
import type { Layer } from "../../../site/resolve.ts";
import { UnsafeDocumentError } from "../../../site/merge.ts";
import { parseLayer, type Bases } from "../bases.ts";
import type { FolderFinding } from "../finding.ts";
import type { ProductForms } from "../forms.ts";
import { createKeeper } from "../keeper.ts";
import { PublishedTenant, type Tenant } from "../tenant.ts";
import { previewTenant } from "./preview-tenant.ts";

/** The own part of a site as somebody is editing it. */
export interface DraftSource {
  orgNo: string;
  organisationName: string;
  /** Differs whenever the layer may differ. */
  version: string;
  /** The layer as JSON. */
  patch: string;
}

/** A draft, ready to be looked at. */
export interface DraftSite {
  /** undefined where it cannot be merged with what it stands on: there is nothing to show but why. */
  tenant: Tenant | undefined;
  findings: readonly FolderFinding[];
}

export interface DraftSites {
  /** The draft of a site, or what is published where there is none; undefined for an unknown or suspended site. */
  get(orgNo: string): Promise<DraftSite | undefined>;
}

export interface DraftSitesParts {
  /** The version of what is edited; undefined where there is no such site. */
  version(orgNo: string): Promise<string | undefined>;
  read(orgNo: string): Promise<DraftSource | undefined>;
  bases: Bases;
  forms: ProductForms;
  check(layer: Layer, orgNo: string): Promise<readonly FolderFinding[]>;
}

/** Sites that somebody looks at while editing them are few at a time. */
const mostKept = 40;

/**
 * Drafts as sites. The version is asked for each time, one indexed row, so that every node shows what was saved last on
 * whichever node; what was made of it is kept.
 */
export function createDraftSites({ version, read, bases, forms, check }: DraftSitesParts): DraftSites {
  const known = new LRUCache<string, { name: string; site: Promise<DraftSite | undefined> }>({ max: mostKept });

  const make = async (orgNo: string): Promise<DraftSite | undefined> => {
    const source = await read(orgNo);
    if (!source) return undefined;
    const layer = parsed(source.patch);
    const base = await bases.get(layer?.extends);
    if (!layer) return { tenant: undefined, findings: [] };
    const findings = await check(layer, orgNo);
    const site = (own: Layer): Tenant => {
      const tenant = new PublishedTenant({
        ...{ orgNo, organisationName: source.organisationName, base, forms },
        revision: `draft-${source.version}`,
        patch: Buffer.from(JSON.stringify(own)),
        keeper: createKeeper(8_000_000),
      });
      return previewTenant(tenant);
    };
    for (const own of attempts(layer, findings)) {
      const tenant = tried(() => shown(site(own())));
      if (tenant) return { tenant, findings };
    }
    return { tenant: undefined, findings };
  };

  return {
    async get(orgNo) {
      const now = await version(orgNo);
      if (now === undefined) return undefined;
      const name = `${now} ${(await bases.get(undefined)).revision}`;
      const kept = known.get(orgNo);
      if (kept?.name === name) return kept.site;
      const site = make(orgNo);
      known.set(orgNo, { name, site });
      site.catch(() => known.get(orgNo)?.site === site && known.delete(orgNo));
      return site;
    },
  };
}

/** The draft with its mistakes in boxes; then the same without the documents that a site has one of, should those be what fails. */
function attempts(layer: Layer, findings: readonly FolderFinding[]): (() => Layer)[] {
  const boxed = () => boxFaults(layer, findings.map((finding) => ({ pointer: "", ...finding })));
  return [
    boxed,
    () => ({ ...boxed(), theme: {} }),
    () => {
      const { nav: _, theme: __, site: ___, ...rest } = boxed();
      return rest;
    },
  ];
}

/** Makes what every page needs, so that a draft that has none of it is known before a page is asked for. */
function shown(tenant: Tenant): Tenant {
  tenant.view(tenant.locales.default);
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
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof UnsafeDocumentError || error instanceof Error) return undefined;
    throw error;
  }
}

import { createLocator } from "../../../site/check/locate.ts";
import { openPatch } from "../../../site/check/patch.ts";
import { isObject } from "../../../site/json.ts";
import { currentVersion } from "../../../site/migrate.ts";
import { boxFaults, type Fault } from "../../../site/preview-boxes.ts";
import type { Layer } from "../../../site/resolve.ts";
import type { BaseSite } from "../base-site.ts";
import type { FolderFinding } from "../finding.ts";
import type { ProductForms } from "../forms.ts";
import { createKeeper } from "../keeper.ts";
import { PublishedTenant, type Tenant } from "../tenant.ts";
import type { DraftSource } from "./draft-source.ts";
import { previewTenant } from "./preview-tenant.ts";

/** A draft, ready to be looked at. */
export interface DraftSite {
  /** undefined where it cannot be merged with what it stands on: there is nothing to show but why. */
  tenant: Tenant | undefined;
  findings: readonly Fault[];
}

/** Checks an organisation's layer; told with the folder that it would have. */
export type OwnCheck = (orgNo: string, layer: Layer) => Promise<readonly FolderFinding[]>;

interface DraftParts {
  source: DraftSource;
  /** Names the draft as it is now. */
  version: string;
  baseOf(flavour: string | undefined): Promise<BaseSite>;
  forms: ProductForms;
  check: OwnCheck;
}

/** Bytes that may be kept of what was made of one. */
const keptBytes = 8_000_000;

/** Makes a site of a draft, whatever is wrong with it: what can be shown is shown. */
export async function makeDraftSite({ source, version, baseOf, forms, check }: DraftParts): Promise<DraftSite & { base: BaseSite; flavour: string | undefined }> {
  const { orgNo, organisationName } = source;
  const patch = parsed(source.patch);
  const flavour = isObject(patch) && typeof patch["extends"] === "string" ? patch["extends"] : undefined;
  const base = await baseOf(flavour);
  const made = { base, flavour };
  const opened = openPatch(patch, [base.layer]);
  if ("problems" in opened) return { ...made, tenant: undefined, findings: opened.problems.map(createLocator({ version: currentVersion }, new Map())) };
  const { layer, findings } = await boxed(opened.layer, async (layer) => (await check(orgNo, layer)).map((finding) => ({ pointer: "", ...finding, file: finding.file.slice(orgNo.length + 1) })));
  for (const attempt of attempts) {
    const tenant = tried(() => {
      const own = Buffer.from(JSON.stringify(attempt(layer)));
      return shown(new PublishedTenant({ orgNo, organisationName, base, forms, patch: own, revision: `draft-${version}`, keeper: createKeeper(keptBytes) }));
    });
    if (tenant) return { ...made, tenant: previewTenant(tenant), findings };
  }
  return { ...made, tenant: undefined, findings };
}

/**
 * A draft with its mistakes in boxes, and what they are. Where a document is none at all, nothing else has been looked at:
 * it goes, and the rest is looked at again.
 */
async function boxed(draft: Layer, check: (layer: Layer) => Promise<Fault[]>): Promise<{ layer: Layer; findings: readonly Fault[] }> {
  const first = await check(draft);
  const ofDocuments = first.filter(({ key = "" }) => /^(document|layer|limit)\./.test(key));
  if (ofDocuments.length === 0) return { layer: boxFaults(draft, first), findings: first };
  const layer = boxFaults(draft, ofDocuments);
  const rest = await check(layer);
  return { layer: boxFaults(layer, rest), findings: [...first, ...rest] };
}

/** The draft; then without the documents that a site has one of, should those be what fails. */
const attempts: readonly ((layer: Layer) => Layer)[] = [
  (layer) => layer,
  ({ nav: _, theme: __, site: ___, ...rest }) => rest,
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

/** null stands for what is no JSON, and is no layer either. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

import type { BoxFinding } from "../../../../../site/preview/preview-boxes.ts";
import { isObject } from "../../../../../shared/json.ts";
import type { BlockType } from "../../../../../generated/built/block-table.ts";
import type { Layer } from "../../../../../site/document/resolve.ts";
import { starterFor } from "../../../../../site/edit/starter.ts";
import { blockPath, sectionPath, type aloneAt } from "../../../../../site/preview/preview-address.ts";
import { CodedError as CodedFault } from "../../../../core/errors.ts";
import type { BaseSite } from "../base-site.ts";
import type { ProductForms } from "../forms.ts";
import type { OwnCheck } from "../drafts/own-check.ts";
import { tooMuchFinding } from "../drafts/too-much.ts";
import { createCacheManager } from "../cache-manager.ts";
import { PublishedTenant, type Tenant } from "../tenant.ts";
import { boxDraft, type BoxedDraft, type DraftToBox } from "./box-draft.ts";
import type { DraftSource } from "./draft-source.ts";
import { previewTenant } from "./preview-tenant.ts";

/** A draft, ready to be looked at. */
export interface DraftSite {
  /** undefined where it cannot be merged with what it stands on: there is nothing to show but why. */
  tenant: Tenant | undefined;
  findings: readonly BoxFinding[];
  /**
   * The same site with one page more, on which a new block of a type stands alone, at `blockPath(type)`, or a section
   * saved for reuse, at `sectionPath(name)`.
   */
  showing?: (alone: Alone) => Tenant;
}

type Alone = NonNullable<ReturnType<typeof aloneAt>>;

/** Puts the mistakes of a draft into boxes. */
export type BoxDraft = (draft: DraftToBox) => Promise<BoxedDraft>;

interface DraftParts {
  source: DraftSource;
  /** Names the draft as it is now. */
  version: string;
  baseOf(flavour: string | undefined): Promise<BaseSite>;
  forms: ProductForms;
  check: OwnCheck;
  /** In this thread unless given. */
  box?: BoxDraft;
}

/** Bytes that may be kept of what was made of one. */
const keptBytes = 8_000_000;

/** Makes a site of a draft, whatever is wrong with it: what can be shown is shown. */
export async function makeDraftSite({
  source,
  version,
  baseOf,
  forms,
  check,
  box,
}: DraftParts): Promise<DraftSite & { base: BaseSite; flavour: string | undefined }> {
  const { orgNo, organisationName } = source;
  const put = box ?? ((draft: DraftToBox) => boxDraft(draft, async (flavour) => (await baseOf(flavour)).layer));
  const boxed = async (json: string, isAgain: boolean) =>
    put({ orgNo, json, isAgain, findings: await check(orgNo, { json }) });
  const first = await boxed(source.patch, false).catch((error: unknown) => tooMuch(error, orgNo));
  const rest =
    first.isUnfinished && first.json !== undefined
      ? await boxed(first.json, true).catch((error: unknown) => tooMuch(error, orgNo))
      : undefined;
  const findings = [...first.findings, ...(rest?.findings ?? [])];
  const { flavour } = first;
  const base = await baseOf(flavour);
  const { json } = rest ?? first;
  if (json === undefined) return { base, flavour, tenant: undefined, findings };
  const siteOf = (patch: string) =>
    prepared(
      new PublishedTenant({
        orgNo,
        organisationName,
        base,
        forms,
        patch: Buffer.from(patch),
        revision: `draft-${version}`,
        cacheManager: createCacheManager(keptBytes),
        isDraft: true,
      }),
    );
  for (const attempt of attempts) {
    const patch = attempt(json);
    const tenant = tried(() => siteOf(patch));
    if (!tenant) continue;
    const showing = (alone: Alone) =>
      previewTenant(
        siteOf(
          "section" in alone
            ? withSectionPath(patch, alone.section)
            : withBlockPage(patch, alone.type as BlockType, base.layer),
        ),
      );
    return { base, flavour, tenant: previewTenant(tenant), showing, findings };
  }
  return { base, flavour, tenant: undefined, findings };
}

/** What is too large to be checked cannot be shown either: there is nothing but that to tell. */
function tooMuch(error: unknown, orgNo: string): BoxedDraft {
  if (!(error instanceof CodedFault) || error.constant !== "WORK_TOO_MUCH") throw error;
  return { flavour: undefined, findings: [{ pointer: "", ...tooMuchFinding(orgNo), file: "site.json" }] };
}

/** The draft with a page for one block, as the gallery of the studio would add it. */
function withBlockPage(json: string, type: BlockType, base: Layer): string {
  const patch = JSON.parse(json) as Layer;
  const { block, data, alongside = (own: Layer) => own } = starterFor(type, base, patch);
  const page = {
    version: 1,
    path: blockPath(type),
    org: true,
    layout: "bare",
    data,
    blocks: { [type]: { ...block, in: "main", order: 10 } },
  };
  const layer = alongside(patch);
  return JSON.stringify({ ...layer, screens: { ...layer.screens, [blockScreen]: page } });
}

/** The draft with an address for a section, its own or its flavour's, which else has none. */
function withSectionPath(json: string, name: string): string {
  const patch = JSON.parse(json) as Layer;
  const section = patch.screens?.[name];
  const page = { version: 1, ...(isObject(section) ? section : {}), path: sectionPath(name), org: true };
  return JSON.stringify({ ...patch, screens: { ...patch.screens, [name]: page } });
}

/** No screen of a site has this name: theirs begin with a letter. */
const blockScreen = "_block";

/** The draft; then without the documents that a site has one of, should those be what fails. */
const attempts: readonly ((json: string) => string)[] = [
  (json) => json,
  (json) => {
    const { nav: _, theme: __, site: ___, ...rest } = JSON.parse(json) as Layer;
    return JSON.stringify(rest);
  },
];

/** Makes what every page needs, so that a draft that has none of it is known before a page is asked for. */
function prepared(tenant: Tenant): Tenant {
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

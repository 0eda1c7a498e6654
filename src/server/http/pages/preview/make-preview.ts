import { blockTable, type BlockType } from "../../../../generated/built/block-table.ts";
import { contract } from "../../../../generated/contract.ts";
import type { OperationId } from "../../../../generated/operations.ts";
import { previewHref, type PreviewLook } from "../../../../site/preview/preview-address.ts";
import { viewerWhoMay } from "../../../../site/preview/preview-viewer.ts";
import type { PreviewPage } from "../../../../site/preview/preview-page.ts";
import { blockWords, type BlockWords } from "../../../../site/document/block-labels.ts";
import { blocksCatalogues } from "../../../../generated/built/catalogues/blocks.ts";
import { firstLanguage } from "../../../../generated/languages.ts";
import type { DrawablePage } from "../../../ssr.tsx";
import { makePage, type PageMaker, type PageResult } from "../make-page.ts";
import { loadPreviewData } from "./preview-data.ts";
import type { PreviewRequest } from "./preview-request.ts";
import { simulatedViewer } from "./simulated-viewer.ts";

export type PreviewResult =
  | { kind: "page"; page: DrawablePage; preview: PreviewPage }
  | { kind: "redirect"; to: string };

/** Makes a page of a draft, for whoever it is looked at as. */
export async function makePreview(
  { asked, place, look, reader }: PreviewRequest & { kind: "page" },
  { invoke, services }: PageMaker,
): Promise<PreviewResult> {
  const { tenant, locale, address } = asked;
  const today = dayOf(services.now());
  const screen = address && tenant.match(address)?.screen;
  const as = look.as ?? viewerWhoMay(screen === undefined ? undefined : tenant.screen(screen, locale)?.composed.access);
  const viewer = simulatedViewer(as, { orgNo: tenant.orgNo, locale, today });
  let examples: string[] = [];
  const result = await makePage(asked, {
    invoke,
    services,
    viewerFor: async () => viewer,
    async loadData(compiled, { scope, caller }) {
      const loaded = await loadPreviewData(compiled, { scope, caller, invoke, locale, today });
      examples = loaded.examples;
      return { kind: "data", data: loaded.data };
    },
  });
  if (result.kind === "redirect") return { kind: "redirect", to: within(place.base, result.to, look) };
  return {
    kind: "page",
    page: result.page,
    preview: previewOf(result, { base: place.base, look, examples, reader, request: asked }),
  };
}

/** What goes to the browser with a page of a draft. */
export function previewOf(
  { page: { payload } }: PageResult & { kind: "page" },
  {
    base,
    look,
    examples,
    reader,
    request,
  }: {
    base: string;
    look: PreviewLook;
    examples: string[];
    reader: string;
    request: { tenant: { themeCss: string; texts(locale: string): { t(key: string): string } }; locale: string };
  },
): PreviewPage {
  const { tenant, locale } = request;
  const { t } = tenant.texts(locale);
  const names = Object.entries(payload.screen.blocks).map(([key, { type }]) => [key, titleOf(type, reader)] as const);
  return {
    page: payload,
    base,
    look,
    themeCss: tenant.themeCss,
    examples,
    open: Object.keys(payload.operations).filter(
      (id) => contract[id as OperationId].access === "public" && contract[id as OperationId].reads,
    ),
    names: Object.fromEntries(names),
    words: { band: t("page.draftPreview"), notSent: t("page.draftNotSent"), notRead: t("page.draftNotRead") },
  };
}

/** What a block is called in the language of who makes the page. */
function titleOf(type: string, locale: string): string {
  return Object.hasOwn(blockTable, type)
    ? ((words[locale] ?? words[firstLanguage])?.title(type as BlockType) ?? "")
    : "";
}

const words: Record<string, BlockWords> = Object.fromEntries(
  Object.entries(blocksCatalogues).map(([locale, texts]) => [locale, blockWords(texts)]),
);

/** A redirect of the site stays in its preview, and is looked at in the same way. */
function within(base: string, to: string, look: PreviewLook): string {
  return previewHref(base, to.startsWith(base) ? to.slice(base.length) || "/" : to, look);
}

/** The day in UTC: what is made up need not be more exact. */
function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { valueAt } from "../site/document/layer-path.ts";
import type { StudioStart } from "../site/edit/studio-start.ts";
import type { Texts } from "../site/compile/texts.ts";
import type { StudioCalls } from "./calls/studio-calls.ts";
import type { DraftStore, StudioState } from "./state/draft-store.ts";
import { textsOfSite, type ProductWords } from "./texts.ts";
import type { Translate, Workbench } from "./types.ts";
import { textOf, type Words } from "./labels.ts";

/** Says something in passing, with a way to take back what it is about. */
export type Notify = (words: string, undo?: { label: string; run: () => void }) => void;

/** What all parts of the studio share. */
export interface StudioParts {
  start: StudioStart;
  store: DraftStore;
  calls: StudioCalls;
  t: Translate;
  product: ProductWords;
  words: Words;
  notify: Notify;
}

export const StudioContext = createContext<StudioParts | undefined>(undefined);

/** Throws outside of the studio. */
export function useStudio(): StudioParts {
  const parts = useContext(StudioContext);
  if (!parts) throw new Error("this stands in no studio");
  return parts;
}

/** The state of the draft, as it changes. */
export function useStudioState(): StudioState {
  const { store } = useStudio();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** What parts of the studio that edit are given. */
export function useWorkbench(): Workbench {
  const { store, t, start } = useStudio();
  const { draft, findings } = useStudioState();
  return useMemo(
    () => ({ draft, findings, edit: store.edit, t, locale: start.locale }),
    [draft, findings, store, t, start],
  );
}

/** The name of the site that is worked on, in the studio's language where the site says it so. */
export function useSiteName(): string {
  const { start } = useStudio();
  const { draft } = useStudioState();
  const texts = useSiteTexts();
  return textOf(valueAt(draft.own, ["site", "info", "title"]), texts) || start.siteName;
}

/** The texts of the site as its visitors read them, in the studio's language where the site has it. */
export function useSiteTexts(): Texts {
  const { product, start } = useStudio();
  const { draft } = useStudioState();
  const {
    own: { texts: own },
    base: { texts: base },
    locales,
  } = draft;
  const locale = locales.includes(start.locale) ? start.locale : (locales[0] ?? start.locale);
  return useMemo(() => textsOfSite({ own, base, product, locale }), [own, base, product, locale]);
}

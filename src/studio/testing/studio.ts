import type { StudioStart } from "../../site/edit/studio-start.ts";
import type { StoredDraft, StudioCalls } from "../calls/studio-calls.ts";
import { createDraftStore, type StoreParts } from "../state/draft-store.ts";
import type { StudioParts } from "../StudioContext.ts";
import type { LoadedTexts } from "../texts.ts";
import { mayAllBut } from "./may.ts";

/** A draft as the server gives it: changed, by nobody in particular. */
export function storedDraft(given: Partial<StoredDraft> = {}): StoredDraft {
  return {
    version: 3,
    baseRevision: "1",
    publishedRevision: "1",
    patch: { version: 1, site: { version: 1 } },
    base: { version: 1, site: {} },
    isChanged: true,
    authorName: "",
    isOwn: false,
    needsTwo: false,
    ...given,
  };
}

interface Given extends Partial<Pick<StudioParts, "t" | "notify">>, Partial<Pick<StoreParts, "stored" | "outcomeOf">> {
  texts: LoadedTexts;
  /** Saving, checking and reading the draft are there; of the others only these. */
  calls?: Partial<StudioCalls>;
  start?: Partial<StudioStart>;
}

/** What the parts of the studio share, around a draft whose owner has it open. The test stops the store. */
export function studioParts({
  texts: { studio, product, words },
  stored = storedDraft(),
  calls,
  start,
  t = studio.t,
  notify = () => undefined,
  outcomeOf = () => ({ unreached: true }),
}: Given): StudioParts {
  const all = {
    check: async () => [],
    getDraft: async () => stored,
    saveDraft: async ({ version }) => ({ version: version + 1, isChanged: true, findings: [] }),
    ...calls,
  } as StudioCalls;
  const kept = { read: () => undefined, keep: () => undefined, forget: () => undefined };
  return {
    start: {
      siteOrgNo: "1001",
      siteName: "",
      base: "/org/1001",
      locale: studio.locale,
      viewer: { id: "1", name: "", isOperator: false },
      may: mayAllBut(),
      styleNonce: "",
      ...start,
    },
    store: createDraftStore({ siteOrgNo: "1001", stored, calls: all, outcomeOf, kept }),
    calls: all,
    t,
    product,
    words,
    notify,
  };
}

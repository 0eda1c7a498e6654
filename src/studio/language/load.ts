import { blockTable } from "../../generated/block-table.ts";
import { contract } from "../../generated/contract.ts";
import type { OperationId } from "../../generated/operations.ts";
import { languageOf, type Language, type Validate } from "../../site/check/language.ts";
import { loadWords } from "../texts.ts";
import type { Words } from "../labels.ts";

/** What the studio knows of the site language: what documents may name, and what each of it is called. */
export interface StudioLanguage extends Language {
  words: Words;
  /** Who may call an operation; the server decides, this only says it beforehand. */
  accessOf: (operation: string) => string | undefined;
}

const kept = new Map<string, Promise<StudioLanguage>>();

/**
 * The language, with words in the studio's own. It is heavy (schemas of every operation, all texts), so it is fetched
 * when the first panel opens, and once for each language that the studio speaks.
 */
export function loadLanguage(locale: string): Promise<StudioLanguage> {
  const known = kept.get(locale);
  if (known) return known;
  const loading = load(locale);
  kept.set(locale, loading);
  loading.catch(() => kept.delete(locale));
  return loading;
}

async function load(locale: string): Promise<StudioLanguage> {
  const [bundle, { product, words }] = await Promise.all([import("../../generated/bundle.json"), loadWords(locale)]);
  return {
    ...languageOf({
      blockTable,
      contract,
      bundle: bundle.default as { $defs: unknown },
      texts: product,
      validators: unchecked,
    }),
    words,
    accessOf: (operation) => contract[operation as OperationId]?.access,
  };
}

/** Whole documents are checked by the server, each time the draft is saved. */
const anything: Validate = () => true;
const unchecked: Language["validators"] = {
  screen: anything,
  layout: anything,
  site: anything,
  nav: anything,
  theme: anything,
};

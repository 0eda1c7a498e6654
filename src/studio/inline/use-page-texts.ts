import { isSame } from "../../shared/same.ts";
import { bodyShown } from "./rich-message.ts";
import type { LayerPath } from "../../site/document/layer-path.ts";
import type { Pressed, WroteMessage, WroteRichMessage } from "../../site/preview/preview-messages.ts";
import { richTextLines } from "../../shared/richtext.ts";
import { isBlockType } from "../labels.ts";
import { namesOf } from "../panel/names.ts";
import { pathWords } from "../pickers/path-label.ts";
import { useStudio } from "../StudioContext.ts";
import type { Place } from "../types.ts";
import { targetOf, type Target } from "./target.ts";
import { bodyChange, wordsChange } from "./write.ts";

interface PageTextsParts {
  place: Place;
  /** Whether a block of the screen that the frame shows is one of the document that is worked on. */
  isHere: (block: string, screen: string) => boolean;
  typeOf: (block: string) => string | undefined;
}

/** The texts of the page in the preview: what each is in the draft, and what was written there. */
export function usePageTexts({ place, isHere, typeOf }: PageTextsParts) {
  const { t, store, product, words, notify } = useStudio();
  const find = (block: string, { shown, paths }: Pick<Pressed, "shown" | "paths">): Target | undefined =>
    targetOf({ draft: store.get().draft, place, block, paths, shown, texts: product });
  const nameOf = (block: string, { root, within }: { root: LayerPath; within: LayerPath }): string => {
    if (root[0] === "site") return pathWords([...root, ...namesOf(within)].join("."), { t, words, operations: {} });
    const type = typeOf(block) ?? "";
    return isBlockType(type) ? words.block.prop(type, namesOf(within).join(".")) : (within.at(-1) ?? "");
  };
  function write({ block, screen: on, path, before, words: typed }: WroteMessage, locale: string): boolean {
    const target = isHere(block, on) ? find(block, { shown: before, paths: [path] }) : undefined;
    if (target?.kind === "words") {
      const change = wordsChange(target, { draft: store.get().draft, locale, words: typed, texts: product });
      store.edit(change, "studio.edit.words", { values: { name: nameOf(block, target) } });
      return true;
    }
    // What was typed is not lost: it can be copied from here.
    notify(t("studio.inline.gone", { words: typed }));
    return false;
  }

  function writeRich({ block, screen: on, path, lang, before, body }: WroteRichMessage): boolean {
    const { draft } = store.get();
    const target = isHere(block, on)
      ? targetOf({ draft, place, block, paths: [path], shown: "", texts: product })
      : undefined;
    // Another text stands there now, or this one says something else: what was begun with is not there any more.
    if (target?.kind !== "rich" || !isSame(bodyShown(target.value, { lang, locales: draft.locales }), before)) {
      notify(t("studio.inline.gone", { words: richTextLines(body).join("\n") }));
      return false;
    }
    store.edit(bodyChange(target, { draft, locale: lang, body }), "studio.edit.words", {
      values: { name: nameOf(block, target) },
    });
    return true;
  }

  return { find, nameOf, write, writeRich };
}

import type { EditRichMessage } from "../../site/preview/preview-messages.ts";
import type { RichText } from "../../generated/types.ts";
import { bodiesOf, type WordedRich } from "../pickers/rich-bodies.ts";
import type { StudioParts } from "../StudioContext.ts";
import type { Draft } from "../types.ts";
import type { Target } from "./target.ts";

interface RichAsked {
  block: string;
  /** The language that the page is shown in. */
  lang: string;
  label: string;
  draft: Draft;
  parts: Pick<StudioParts, "t" | "product" | "start">;
}

/** The texts of the editor's tools in the product's catalogue. */
const tools = "courseEditor.rich.";

/** What the page shows of a rich text in a language: its body in it, else that of another. */
export function bodyShown(
  value: WordedRich,
  { lang, locales }: { lang: string; locales: readonly string[] },
): RichText {
  const bodies = bodiesOf(value, locales);
  return bodies[lang] ?? bodies[locales[0] ?? ""] ?? Object.values(bodies)[0] ?? { type: "doc", content: [] };
}

/**
 * Asks the page to write a rich text in a language. It begins with what the page shows, which may be that of another
 * language.
 */
export function richMessage(
  { within, value }: Target & { kind: "rich" },
  { block, lang, label, draft: { locales }, parts: { t, product, start } }: RichAsked,
): EditRichMessage {
  const named = Object.entries(product[start.locale] ?? {}).filter(([key]) => key.startsWith(tools));
  return {
    type: "lectern:editRich",
    block,
    path: within,
    value: bodyShown(value, { lang, locales }),
    label,
    lang,
    words: {
      ...Object.fromEntries(named.map(([key, words]) => [key.slice(tools.length), words])),
      cancel: t("studio.cancel"),
      done: t("studio.inline.done"),
    },
  };
}

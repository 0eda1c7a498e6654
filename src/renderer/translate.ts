import type { Translate } from "../blocks/block.ts";
import type { PagePayload } from "../site/document/page.ts";
import { sayBy } from "../site/compile/texts.ts";

const made = new WeakMap<PagePayload["messages"], Translate>();

/** The texts that came with a page as the function that blocks get; the same function for the same texts. */
export function translateFor({ messages, locale }: Pick<PagePayload, "messages" | "locale">): Translate {
  let translate = made.get(messages);
  if (!translate) {
    const say = sayBy(locale, (key) => messages[key]);
    made.set(messages, (translate = (key, values) => say(key, values) ?? key));
  }
  return translate;
}

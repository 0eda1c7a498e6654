import { createElement, type ReactNode } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

/**
 * The style of the components of one page. Turning a component's style into CSS costs some 100 µs each, and it is the
 * same for every page, so the finished rules are kept for the life of the process and only their use is noted here.
 */
export function createPageSheet(nonce?: string) {
  const sheet = new ServerStyleSheet(nonce === undefined ? {} : { nonce });
  const page = sheet.instance;
  const has = page.hasNameForId.bind(page);
  const insert = page.insertRules.bind(page);

  page.hasNameForId = (id, name) => {
    if (has(id, name)) return true;
    const rules = finished.get(`${id} ${name}`);
    if (!rules) return false;
    insert(id, name, rules);
    return true;
  };
  page.insertRules = (id, name, rules) => {
    const list = typeof rules === "string" ? [rules] : rules;
    if (finished.size < maxEntries) finished.set(`${id} ${name}`, list);
    insert(id, name, list);
  };

  return {
    collect: (children: ReactNode) => createElement(StyleSheetManager, { sheet: page }, children),
    styleTag: () => sheet.getStyleTags(),
    /** The style so far; it is not given again. */
    takeStyleTag() {
      const tag = sheet.getStyleTags();
      page.clearTag();
      return tag;
    },
    interleave: (stream: { pipe<Target extends NodeJS.WritableStream>(destination: Target): Target }) =>
      sheet.interleaveWithNodeStream(stream),
  };
}

/** Finished rules by component and class name. The bound is for a component whose style has endless variants. */
const finished = new Map<string, string[]>();
const maxEntries = 5000;

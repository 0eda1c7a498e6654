import { createElement, type ReactElement, type ReactNode } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

/** The style of the components of one page. */
export interface PageSheet {
  /** Each rule that a component asked for, in the order of asking, by the component's id and the class name. */
  readonly used: readonly (readonly [id: string, name: string])[];
  /** Puts a rule in that was used on an earlier page. */
  use(id: string, name: string): void;
  collect(children: ReactNode): ReactElement;
  styleTag(): string;
  /** The style so far; it is not given again. */
  takeStyleTag(): string;
  interleave(stream: {
    pipe<Target extends NodeJS.WritableStream>(destination: Target): Target;
  }): ReturnType<ServerStyleSheet["interleaveWithNodeStream"]>;
}

/**
 * The style of the components of one page. Turning a component's style into CSS costs some 100 µs each, and it is the
 * same for every page, so the finished rules are kept for the life of the process and only their use is noted here.
 */
export function createPageSheet(nonce?: string): PageSheet {
  const sheet = new ServerStyleSheet(nonce === undefined ? {} : { nonce });
  const page = sheet.instance;
  const has = page.hasNameForId.bind(page);
  const insert = page.insertRules.bind(page);

  const used: [string, string][] = [];

  page.hasNameForId = (id, name) => {
    used.push([id, name]);
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
    used,
    use: (id, name) => void page.hasNameForId(id, name),
    collect: (children) => createElement(StyleSheetManager, { sheet: page }, children),
    styleTag: () => sheet.getStyleTags(),
    takeStyleTag() {
      const tag = sheet.getStyleTags();
      page.clearTag();
      return tag;
    },
    interleave: (stream) => sheet.interleaveWithNodeStream(stream),
  };
}

/** Finished rules by component and class name. The bound is for a component whose style has endless variants. */
const finished = new Map<string, string[]>();
const maxEntries = 5000;

import type { Layer } from "../../src/site/document/resolve.ts";

/** A site that says one number in each of its documents: half of one and half of another would be seen. */
export function siteNumbered(number: number): Layer {
  const text = { text: { "zh-CN": String(number), en: String(number) } };
  return {
    version: 1,
    site: {
      version: 1,
      info: { title: text },
      organisation: { orgName: text },
      hosts: { [`n${number}.school.example`]: {} },
    },
    nav: { version: 1, items: { number: { navTitle: text, navUrl: "/list" } } },
    texts: { en: { "common.number": String(number) } },
  };
}

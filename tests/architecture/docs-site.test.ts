import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { makeDocsSite } from "../../generators/docs-site/make.ts";
import { isListed } from "../../generators/docs/type-text.ts";
import { bundleOf } from "../../generators/model/bundle.ts";
import { operationsOf } from "../../generators/model/operation.ts";
import { readSources } from "../../generators/read/sources.ts";
import { root } from "./import-graph.ts";

const sources = readSources(root);
const { files, broken } = makeDocsSite(sources);
const pages = new Map(files.filter(({ path }) => path.endsWith(".html")).map(({ path, text }) => [path, text]));
const styles = new Set(files.map(({ path }) => path).filter((path) => path.endsWith(".css")));
const ids = new Map(
  [...pages].map(([path, html]) => [path, [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id)]),
);

/** Where the attributes of a page lead that name an address. */
const addressesIn = (html: string) => [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = ""]) => address);

/** Why an address of a page leads nowhere; undefined where it leads somewhere, or out of the site. */
function deadEnd(page: string, address: string): string | undefined {
  if (/^(https?|mailto):/.test(address)) return undefined;
  const [path = "", anchor] = address.split("#");
  const to = path === "" ? page : posix.join(posix.dirname(page), path);
  if (styles.has(to) || (to.endsWith(".webp") && existsSync(join(root, "docs", to)))) return undefined;
  if (!pages.has(to)) return `no page ${to}`;
  return anchor === undefined || ids.get(to)?.includes(decodeURIComponent(anchor)) ? undefined : `no anchor ${address}`;
}

describe("the site of documents", () => {
  it("has links that all lead to a page and an anchor that are there", () => {
    const dead = [...pages].flatMap(([page, html]) =>
      addressesIn(html).flatMap((address) => {
        const why = deadEnd(page, address);
        return why === undefined ? [] : [`${page}: ${why}`];
      }),
    );
    expect(dead).toEqual([]);
    expect(broken).toEqual([]);
  });

  it("has no anchor twice on a page", () => {
    const twice = [...ids].flatMap(([page, own]) =>
      own.filter((id, at) => own.indexOf(id) !== at).map((id) => `${page}#${id}`),
    );
    expect(twice).toEqual([]);
  });

  it("is reached as a whole from its first page", () => {
    const reached = new Set<string>();
    const walk = (page: string): void => {
      if (reached.has(page)) return;
      reached.add(page);
      for (const address of addressesIn(pages.get(page) ?? "")) {
        const to = posix.join(posix.dirname(page), address.split("#")[0] ?? "");
        if (pages.has(to)) walk(to);
      }
    };
    walk("index.html");
    expect([...pages.keys()].filter((page) => !reached.has(page))).toEqual([]);
  });

  it("has no script, and no style but its sheet", () => {
    const unfit = [...pages].filter(([, html]) => /<(script|style)\b| (style|on\w+)="/.test(html));
    expect(unfit.map(([page]) => page)).toEqual([]);
  });
});

describe("the reference", () => {
  const operations = operationsOf(sources);
  const { definitions } = bundleOf(sources, operations);
  const folders = { en: "configuration", "zh-CN": "configuration/zh-CN" };

  it.each(Object.entries(folders))("in %s has a page with its picture for every block", (_, folder) => {
    const missing = sources.blocks
      .map(({ content }) => content.type)
      .filter((type) => !pages.get(`${folder}/blocks/${type}.html`)?.includes(`pictures/${type}.webp"`));
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(folders))(
    "in %s has a place for every call that a screen may name, and for what it replies",
    (_, folder) => {
      const calls = operations.filter((operation) => operation["x-screen"]);
      const named = calls.flatMap(({ typeName }) =>
        [...JSON.stringify(definitions[`${typeName}Reply`] ?? {}).matchAll(/"#\/\$defs\/(\w+)"/g)].map(
          ([, name = ""]) => name,
        ),
      );
      const entities = [...new Set(named)].filter((name) => isListed(definitions[name] ?? {}));
      const placesOn = (page: string) => new Set(ids.get(`${folder}/${page}.html`));
      expect(entities.length).toBeGreaterThan(50);
      expect(calls.filter(({ id }) => !placesOn("operations").has(id.toLowerCase())).map(({ id }) => id)).toEqual([]);
      expect(entities.filter((name) => !placesOn("entities").has(name.toLowerCase()))).toEqual([]);
    },
  );
});

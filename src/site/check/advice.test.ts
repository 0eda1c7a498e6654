import { describe, expect, it } from "vitest";
import { withPlatformPages } from "../edit/platform-pages.ts";
import type { Layer } from "../document/resolve.ts";
import { language } from "../testing/language.ts";
import { defaultLayer } from "../testing/layers.ts";
import { adviceKind } from "./advice.ts";
import { checkLayer } from "./check.ts";

const platform = defaultLayer();
const organisation = { slogan: { text: { en: "Learn by doing", "zh-CN": "边做边学" } } };
const below = [
  {
    ...platform,
    site: { ...platform.site, info: {}, organisation, locales: { default: "en", offered: ["en", "zh-CN"] } },
  },
];
const named = { orgName: { text: { en: "Yishan", "zh-CN": "弈山" } } };
const article = { title: { text: { en: "Terms", "zh-CN": "条款" } } };
const lawful = {
  version: 1,
  info: { icp: "ICP 1" },
  organisation: named,
  about: { rules: { navName: article.title, articles: { terms: article, privacy: article } } },
};

/** What is advised of an organisation's layer, as "kind pointer". */
function advised(layer: object, advises = true): string[] {
  return checkLayer({ below, layer: { version: 1, site: lawful, ...layer } as Layer, language, advises }).map(
    ({ key, severity, pointer, file }) => `${severity} ${adviceKind(key)} ${file} ${pointer}`,
  );
}
const inList = (blocks: object) => ({ screens: { list: { version: 1, blocks } } });
const text = (props: object) => inList({ ours: { type: "textBlock", in: "main", props } });

describe("what is not wrong and not a site's own yet", () => {
  it("is told to who asks for it, and nobody else", () => {
    const layer = { site: { version: 1 }, ...text({ heading: { text: { en: "Heading", "zh-CN": "标题" } } }) };
    expect(advised(layer, false)).toEqual([]);
    expect(advised(layer).length).toBeGreaterThan(3);
    expect(advised({})).toEqual([]);
  });

  it.each([
    [
      "words that new blocks began with, in whichever language they were left",
      text({ heading: { text: { en: "Our school", "zh-CN": "标题" } } }),
      "warning starter screens/list.json /blocks/ours/props/heading",
    ],
    [
      "a rich text as it began",
      inList({
        ours: {
          type: "richText",
          in: "main",
          props: {
            body: {
              text: Object.fromEntries(
                ["en", "zh-CN"].map((locale) => [
                  locale,
                  { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Write here." }] }] },
                ]),
              ),
            },
          },
        },
      }),
      "warning starter screens/list.json /blocks/ours/props/body",
    ],
    [
      "words that were written over in one language alone",
      {
        site: {
          ...lawful,
          organisation: { ...named, slogan: { text: { en: "Learn by doing", "zh-CN": "落子有声" } } },
        },
      },
      "warning language site.json /organisation/slogan/text",
    ],
    [
      "a list of its own with nothing in it",
      inList({ ours: { type: "faqList", in: "main", props: { items: [] } } }),
      "warning empty screens/list.json /blocks/ours/props/items",
    ],
    [
      "a language that is missing",
      text({ heading: { text: { en: "Our school" } } }),
      "warning language screens/list.json /blocks/ours/props/heading/text",
    ],
    [
      "a link that leads nowhere",
      { nav: { version: 1, items: { list: { navUrl: "/nowhere" } } } },
      "warning deadLink nav.json /items/list/navUrl",
    ],
    [
      "a link to a page that only the platform has below its own address",
      { nav: { version: 1, items: { list: { navUrl: "/view/1" } } } },
      "warning leaves nav.json /items/list/navUrl",
    ],
    [
      "a link to another host",
      { nav: { version: 1, items: { list: { navUrl: "https://elsewhere.example/a" } } } },
      "warning leaves nav.json /items/list/navUrl",
    ],
    [
      "colours that are hard to read",
      { theme: { version: 1, color: { light: { text: "#eeeeee" } } } },
      expect.stringMatching(/^error colour theme.json/),
    ],
    [
      "a picture of a text without words",
      inList({
        ours: {
          type: "richText",
          in: "main",
          props: { body: { type: "doc", content: [{ type: "image", attrs: { src: "/a.png", alt: "" } }] } },
        },
      }),
      "warning picture screens/list.json /blocks/ours/props/body/content/0/attrs/alt",
    ],
  ])("is %s", (_what, layer, finding) => expect(advised(layer)).toContainEqual(finding));

  it("is no page of the site's own, no picture, and nothing that it inherits", () => {
    expect(advised({ nav: { version: 1, items: { list: { navUrl: "/list?sort=new" } } } })).toEqual([]);
    expect(advised(inList({ grid: { order: 3 } }))).toEqual([]);
  });

  it("is what the law asks for, until the site says it or that the platform's holds", () => {
    const site = { version: 1 };
    expect(advised({ site })).toEqual([
      "warning law site.json /organisation/orgName",
      "warning law site.json /about",
      "warning law site.json /about",
      "warning law site.json /info/icp",
    ]);
    const own = { version: 1, site: { ...site, info: { icp: "ICP 1" }, organisation: named } } as Layer;
    const said = withPlatformPages(own, below[0]!);
    expect(advised({ site: said.site })).toEqual([]);
    expect(withPlatformPages(said, below[0]!)).toBe(said);
    expect(said.site?.["about"]).toMatchObject({
      rules: { articles: { terms: { isPlatforms: true }, privacy: { isPlatforms: true } } },
    });
  });
});

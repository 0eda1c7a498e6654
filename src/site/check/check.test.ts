import { describe, expect, it } from "vitest";
import { checkLayer } from "./check.ts";
import type { Finding } from "./finding.ts";
import { layPatch } from "../document/merge.ts";
import type { Layer } from "../document/resolve.ts";
import { language } from "../testing/language.ts";
import { defaultLayer } from "../testing/layers.ts";

const platform = defaultLayer();

/** What is found in the default site with this changed, as "file pointer: message". */
function found(change: object): string[] {
  return inWords(checkLayer({ below: [], layer: layPatch(platform, change) as Layer, language }));
}
/** Without warnings: of links to a page that is gone, for one. */
function mistakes(change: object): string[] {
  return inWords(
    checkLayer({ below: [], layer: layPatch(platform, change) as Layer, language }).filter(
      ({ severity }) => severity === "error",
    ),
  );
}
const inList = (blocks: object, more: object = {}) => found({ screens: { list: { blocks, ...more } } });
const inWords = (findings: readonly Finding[]): string[] =>
  findings.map(
    ({ file, pointer, message, suggestion }) =>
      `${file} ${pointer}: ${message}${suggestion ? ` (${suggestion}?)` : ""}`,
  );
const at = (place: string) => `screens/list.json /blocks/${place}`;

describe("the default site", () => {
  it("has no findings when nothing is wrong", () =>
    expect(inWords(checkLayer({ below: [], layer: platform, language }))).toEqual([]));
});

describe("blocks", () => {
  it.each([
    [{ grid: { type: "courseGird" } }, `${at("grid/type")}: there is no block type "courseGird" (courseGrid?)`],
    [{ grid: { colour: 1 } }, `${at("grid/colour")}: there is no property "colour" here`],
    [{ grid: { props: { colums: 3 } } }, `${at("grid/props/colums")}: there is no property "colums" here (columns?)`],
    [{ grid: { props: { columns: "3" } } }, `${at("grid/props/columns")}: this must be a whole number; it is a text`],
    [{ join: { props: { heading: null } } }, `${at("join/props")}: "heading" is missing`],
    [{ grid: { in: "mian" } }, `${at("grid/in")}: the layout has no slot "mian" (main?)`],
    [{ grid: { in: "colums.first" } }, `${at("grid/in")}: there is no block "colums" to place it in (columns?)`],
    [{ grid: { in: "columns.fist" } }, `${at("grid/in")}: columns has no slot "fist" (first?)`],
    [
      { columns: { in: "columns.first" } },
      `${at("columns/in")}: these blocks contain one another in a circle: columns → columns`,
    ],
    [
      { gird: { props: { columns: 3 } } },
      `${at("gird")}: there is no block "gird" to change; a new block needs "type" and "in" (grid?)`,
    ],
  ])("%j", (blocks, finding) => expect(inList(blocks)).toEqual([finding]));
});

describe("lists of records", () => {
  const list = (props: object, on: object = {}) => {
    const whole = {
      items: [],
      of: "OwnCoupon",
      caption: { text: { en: "Coupons" } },
      emptyText: { text: { en: "None" } },
    };
    const coupons = {
      type: "recordList",
      in: "main",
      props: { ...whole, columns: [{ name: "couponName" }], ...props },
      on,
    };
    return mistakes({ screens: { list: { blocks: { coupons } } } });
  };
  const stop = { name: "stop", label: { text: { en: "Stop" } } };
  const call = (name: string) => ({
    do: "call",
    operation: "suspendCoupon",
    body: { couponNo: { $bind: `item.${name}` } },
  });

  it("name fields of their entity", () => {
    expect(list({ columns: [{ name: "couponNme" }] })).toEqual([
      `${at("coupons/props/columns/0/name")}: OwnCoupon has no "couponNme" (couponName?)`,
    ]);
    expect(list({ columns: [{ name: "gmtBegin", to: "gmtEn" }] })).toEqual([
      `${at("coupons/props/columns/0/to")}: OwnCoupon has no "gmtEn" (gmtEnd?)`,
    ]);
    expect(list({ filters: [{ param: "fits", field: "fist" }] })).toEqual([
      `${at("coupons/props/filters/0/field")}: OwnCoupon has no "fist" (fits?)`,
    ]);
  });

  it("copy and show fields of their entity above a form", () => {
    const copy = {
      name: "copy",
      label: { text: { en: "Copy" } },
      copies: "couponNumber",
      shows: ["couponName", "taken"],
    };
    expect(list({ actions: [copy] })).toEqual([
      expect.stringContaining(`${at("coupons/props/actions/0/copies")}: OwnCoupon has no "couponNumber"`),
      expect.stringContaining(`${at("coupons/props/actions/0/shows/1")}: OwnCoupon has no "taken"`),
    ]);
  });

  it("have conditions on their records, and on nothing else of the page", () => {
    const when = (path: string) => list({ actions: [{ ...stop, when: { path, eq: true } }] });
    expect(when("item.isEnded")).toEqual([]);
    expect(when("item.isEndd")).toEqual([
      `${at("coupons/props/actions/0/when/path")}: item has no "isEndd" (isEnded?)`,
    ]);
    expect(when("viewer.isVip")).toEqual([`${at("coupons/props/actions/0/when/path")}: viewer cannot be read here`]);
  });

  it("have an event for each action, whose calls read fields of the record", () => {
    expect(list({ actions: [stop] }, { stop: [call("couponNo")] })).toEqual([]);
    expect(list({ actions: [stop] }, { stop: [call("coupon")] })).toEqual([
      expect.stringContaining(`${at("coupons/on/stop/0/body/couponNo/$bind")}: item has no "coupon"`),
    ]);
    expect(list({ actions: [stop] }, { halt: [call("couponNo")] })).toEqual([
      `${at("coupons/on/halt")}: recordList has no event "halt"`,
    ]);
  });
});

describe("what should be an object by keys", () => {
  it.each([
    [{ blocks: [{ type: "callout", in: "main" }] }, "screens/list.json /blocks: this must be an object; it is a list"],
    [{ blocks: "none" }, "screens/list.json /blocks: this must be an object; it is a text"],
    [{ blocks: { more: "callout" } }, "screens/list.json /blocks/more: this must be an object; it is a text"],
    [{ data: [] }, "screens/list.json /data: this must be an object; it is a list"],
    [{ data: { courses: "listCourses" } }, "screens/list.json /data/courses: this must be an object; it is a text"],
  ])("%j", (change, finding) => expect(mistakes({ screens: { list: change } })).toContain(finding));
  it("is so in a layout too", () => {
    expect(mistakes({ layouts: { default: { blocks: [] } } })).toContain(
      "layouts/default.json /blocks: this must be an object; it is a list",
    );
  });
});

describe("bindings", () => {
  it.each([
    [
      { grid: { props: { items: { $bind: "data.coursse.list" } } } },
      `${at("grid/props/items/$bind")}: data has no "coursse" (courses?)`,
    ],
    [
      { grid: { props: { items: { $bind: "data.courses.lst" } } } },
      `${at("grid/props/items/$bind")}: data.courses has no "lst" (list?)`,
    ],
    [
      { grid: { props: { items: { $bind: "data.courses.totalCount" } } } },
      `${at("grid/props/items")}: data.courses.totalCount does not fit: it gives a whole number, but a list is needed here`,
    ],
    [
      { grid: { props: { items: { $bind: "data.categories.list" } } } },
      /what it gives has no .*, which is needed here/,
    ],
    [
      { grid: { props: { isVip: { $bind: "viewer.isVIP" } } } },
      `${at("grid/props/isVip/$bind")}: viewer has no "isVIP" (isVip?)`,
    ],
    [
      { grid: { props: { isVip: { $bind: "window.isVip" } } } },
      `${at("grid/props/isVip/$bind")}: there is no root "window"`,
    ],
    [
      { grid: { props: { isVip: { $bind: "item.isVip" } } } },
      `${at("grid/props/isVip/$bind")}: item cannot be read here`,
    ],
    [
      { grid: { props: { columns: { $bind: "route.query.columns" } } } },
      `${at("grid/props/columns")}: route.query.columns does not fit: it gives a text, but a whole number is needed here`,
    ],
    [
      { grid: { props: { emptyText: { $bind: "route.params.id" } } } },
      `${at("grid/props/emptyText/$bind")}: route.params has no "id"`,
    ],
  ])("%j", (blocks, finding) => {
    const findings = inList(blocks);
    expect(findings).toHaveLength(1);
    if (typeof finding === "string") expect(findings).toEqual([finding]);
    else expect(findings[0]).toMatch(finding);
  });
  it("lets a conversion make it fit", () =>
    expect(inList({ grid: { props: { columns: { $bind: "route.query.columns", as: "integer", or: 4 } } } })).toEqual(
      [],
    ));
});

describe("conditions", () => {
  it.each([
    [{ path: "viewer.signedIn", eqq: true, any: null }, `${at("join/when/eqq")}: there is no operator "eqq" (eq?)`],
    [
      { path: "viewer.signedIn", eq: true, in: [true], any: null },
      `${at("join/when")}: a condition has exactly one operator; this one has 2: eq, in`,
    ],
    [
      { any: [{ path: "viewer.sgnedIn", eq: true }] },
      `${at("join/when/any/0/path")}: viewer has no "sgnedIn" (signedIn?)`,
    ],
    [
      { any: [{ all: [{ not: { path: "viewer.isVip", eq: true } }] }] },
      `${at("join/when/any/0/all/0/not")}: conditions can be nested up to 3 levels`,
    ],
  ])("%j", (when, finding) => expect(inList({ join: { when } })).toEqual([finding]));
});

describe("texts and addresses", () => {
  it.each([
    [
      { props: { heading: 5 } },
      `${at("join/props/heading")}: a text is "…", or {"zh-CN": "…", "en": "…"}, or {"$t": "key"}`,
    ],
    [
      { props: { heading: { $t: "join.titel" } } },
      `${at("join/props/heading/$t")}: there is no text "join.titel" (join.title?)`,
    ],
    [
      { props: { heading: { with: { count: null, n: 3 } } } },
      `${at("join/props/heading")}: the text "list.count" needs a value for {count} in "with"`,
    ],
    [
      { props: { actions: [{ label: { $t: "join.title" }, href: "javascript:alert(1)" }] } },
      `${at("join/props/actions/0/href")}: addresses that start with "javascript:" are not allowed`,
    ],
    [
      { props: { actions: [{ label: { $t: "join.title" }, href: "//evil.example" }] } },
      `${at("join/props/actions/0/href")}: this address is not allowed`,
    ],
  ])("%j", (join, finding) => expect(inList({ join })).toEqual([finding]));
});

describe("actions", () => {
  const on = (...action: unknown[]) => inList({ join: { on: { action } } });
  const first = at("join/on/action/0");
  it.each([
    [{ do: "eval" }, `${first}/do: there is no action "eval"`],
    [{ do: "refresh", data: ["course"] }, `${first}/data/0: this page has no data "course" (courses?)`],
    [
      { do: "navigate", to: "javascript:alert(1)" },
      `${first}/to: addresses that start with "javascript:" are not allowed`,
    ],
    [
      { do: "navigate", to: "/list?id={reply.id}" },
      `${first}/to: there is no call before it that could give "reply.id"`,
    ],
    [{ do: "navigate", to: "/list?id={item.id}" }, `${first}/to: item has no "item"`],
    [{ do: "navigate", to: "/list?id={form.id}" }, `${first}/to: form has no "id"`],
    [{ do: "dialog", open: "grid" }, `${first}/open: the slot overlay has no block "grid"`],
    [{ do: "call", operation: "logut" }, `${first}/operation: there is no operation "logut" (logout?)`],
    [
      { do: "call", operation: "logout", body: { all: true } },
      `${first}/body/all: this operation has no parameter "all"`,
    ],
    [{ do: "call", operation: "saveCollection" }, `${first}: this operation needs "courseId"`],
    [
      { do: "call", operation: "saveCollection", body: { courseId: { $bind: "item.courseId" } } },
      `${first}/body/courseId/$bind: item has no "courseId"`,
    ],
    [
      { do: "toast", text: { $t: "nothing.here" }, tone: "success" },
      `${first}/text/$t: there is no text "nothing.here"`,
    ],
  ])("%j", (action, finding) => expect(on(action)).toEqual([finding]));

  it("knows what the call before an address gives", () => {
    const ask = { do: "call", operation: "saveArticleZone", body: { zoneName: "Wiring" } };
    expect(on(ask, { do: "navigate", to: "/list?id={reply.id}" })).toEqual([]);
    expect(on(ask, { do: "navigate", to: "/list?id={reply.idd}" })).toEqual([
      `${at("join/on/action/1/to")}: reply has no "idd" (id?)`,
    ]);
  });

  it("allows five", () => {
    const five = Array.from({ length: 5 }, () => ({ do: "refresh" }));
    expect(on(...five)).toEqual([]);
    expect(on(...five, { do: "refresh" })).toEqual([
      `${at("join/on/action")}: an event has at most 5 actions; this one has 6`,
    ]);
  });

  it("knows the events of a block", () =>
    expect(inList({ join: { on: { acton: [{ do: "refresh" }] } } })).toEqual([
      `${at("join/on/acton")}: callout has no event "acton" (action?)`,
    ]));
});

describe("data sources", () => {
  const source = (courses: object) => found({ screens: { list: { data: { courses } } } });
  const place = "screens/list.json /data/courses";
  it.each([
    [{ operation: "listCourse" }, `${place}/operation: there is no operation "listCourse" (listCourses?)`],
    [{ params: { pagesize: 3 } }, `${place}/params/pagesize: this operation has no parameter "pagesize" (pageSize?)`],
    [
      { params: { pageSize: "12" } },
      `${place}/params/pageSize: this value does not fit: it gives a text, but a whole number is needed here`,
    ],
    [
      { params: { pageSize: { $bind: "data.courses.totalCount" } } },
      `${place}/params/pageSize/$bind: data cannot be read here`,
    ],
    [{ params: { sort: "newest" } }, `${place}/params/sort: "newest" is not one of the values allowed`],
  ])("%j", (change, finding) => expect(source(change)).toEqual([finding]));

  it("must be operations for screens", () => {
    const findings = found({ screens: { view: { data: { me: { operation: "logout" } } } } });
    expect(findings).toEqual([
      expect.stringContaining(
        'screens/view.json /data/me/operation: "logout" cannot be used as page data (it has no x-screen)',
      ),
    ]);
  });

  it("must be given what they need", () =>
    expect(found({ screens: { view: { data: { course: { params: null } } } } })).toEqual([
      'screens/view.json /data/course: this operation needs "courseId"',
    ]));
});

describe("screens", () => {
  it.each([
    [{ list: { layout: "defalt" } }, 'screens/list.json /layout: there is no layout "defalt" (default?)'],
    [
      { list: { path: null } },
      'screens/list.json : a page needs a "path"; only not-found, no-access, error, exam-room-start, exam-room-sheet have none',
    ],
    [
      { list: { path: "/view/{course}" } },
      'screens/view.json /path: /view/{id} is already the address of the page "list"',
    ],
    [{ list: { path: "/apis/list" } }, "screens/list.json /path: addresses under /apis belong to the server"],
    [{ list: { path: "/docs/{id}" } }, "screens/list.json /path: addresses under /docs belong to the server"],
    [{ list: { feature: "lve" } }, 'screens/list.json /feature: the site has no feature "lve" (live?)'],
    [{ list: { version: null } }, 'screens/list.json : "version" is missing; documents are now written in version 1'],
    [{ list: { version: 2 } }, "screens/list.json /version: the version must be 1; it is 2"],
  ])("%j", (screens, finding) => expect(mistakes({ screens })).toEqual([finding]));
});

describe("settings", () => {
  it.each([
    [
      { site: { info: { logo: "data:image/png,x" } } },
      'site.json /info/logo: addresses that start with "data:" are not allowed',
    ],
    [{ site: { info: { tilte: "x" } } }, 'site.json /info/tilte: there is no property "tilte" here (title?)'],
    [{ site: { info: { title: { $t: "no.such" } } } }, 'site.json /info/title/$t: there is no text "no.such"'],
    [
      { site: { locales: { default: "zh-CN" } } },
      "site.json /locales/default: the default language is not among those offered",
    ],
    [{ nav: { items: { list: { navUrl: "//x" } } } }, "nav.json /items/list/navUrl: this address is not allowed"],
    [
      { nav: { items: { list: { when: { path: "data.x", present: true } } } } },
      "nav.json /items/list/when/path: data cannot be read here",
    ],
    [
      { theme: { color: { light: { primay: "#000" } } } },
      'theme.json /color/light/primay: there is no property "primay" here (primary?)',
    ],
    [
      { theme: { color: { light: { primaryText: "#0b5cad" } } } },
      "theme.json /color/light/primaryText: the contrast of primaryText on primary is 1.00; it must be at least 4.5",
    ],
    [
      { theme: { radius: { card: "1px;}" } } },
      "theme.json /radius/card: this is not a length (such as 12px, 0.5rem or clamp(1rem, 2vw, 2rem)) that can be used in a theme",
    ],
  ])("%j", (change, finding) => expect(found(change)).toEqual([finding]));

  it("finds unsafe addresses in the about pages and ids that are used twice", () => {
    const body = {
      en: {
        type: "doc",
        content: [
          {
            type: "paragraph",
            content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:x" } }] }],
          },
        ],
      },
    };
    const title = { text: { en: "X" } };
    const findings = found({
      site: {
        about: {
          a: { navName: title, articles: { x: { title, body } } },
          b: { navName: title, articles: { x: { title } } },
        },
      },
    });
    expect(findings).toEqual([
      'site.json /about/a/articles/x/body/en/content/0/content/0/marks/0/attrs/href: addresses that start with "javascript:" are not allowed',
      'site.json /about/b/articles/x: the section "a" already has a page "x"; both would have the same address',
    ]);
  });
});

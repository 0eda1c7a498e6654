import { expect, test } from "vitest";
import { blockTable, type BlockType } from "../../../../generated/built/block-table.ts";
import { checkPatch } from "../../../../site/check/patch.ts";
import type { PreviewReply } from "../../../../site/preview/preview-page.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { language } from "../../../modules/sites/tenants/language.ts";
import { textOf } from "../../../modules/sites/tenants/layer-text.ts";
import { parsedJson } from "../../../modules/sites/tenants/preview/box-draft.ts";
import { makeDraftSite } from "../../../modules/sites/tenants/preview/draft-site.ts";
import { signPreview } from "../../../modules/sites/tenants/preview-token.ts";
import { readProductForms } from "../../../modules/sites/tenants/forms.ts";
import { testPages, testSecrets, type TestPagesOptions } from "../testing/pages.ts";

const zh = { "accept-language": "zh-CN" };
const now = new Date("2027-01-31T08:00:00Z");
const expires = new Date("2027-01-31T12:00:00Z");

async function preview(draft: Partial<Layer> | string, options: TestPagesOptions = {}) {
  const forms = await readProductForms();
  let version = 0;
  let patch = draft;
  const pages = await testPages({
    now: () => now,
    drafts: async (orgNo, base) =>
      orgNo === "1001"
        ? makeDraftSite({
            source: {
              orgNo,
              organisationName: "示例机构",
              patch: typeof patch === "string" ? patch : JSON.stringify({ version: 1, ...patch }),
            },
            version: String(++version),
            baseOf: async () => base,
            forms,
            check: async (folder, layer) =>
              checkPatch({ below: [base.layer], patch: parsedJson(textOf(layer)), language }).findings.map(
                (finding) => ({ ...finding, file: `${folder}/${finding.file}` }),
              ),
          })
        : undefined,
    ...options,
  });
  const token = await signPreview(testSecrets, { orgNo: "1001", userNo: "7", expires });
  const base = `/studio/preview/${token}`;
  return {
    ...pages,
    base,
    get: (path: string, headers: Record<string, string> = zh) => pages.http.inject({ url: base + path, headers }),
    data: async (path: string) =>
      (
        await pages.http.inject({ url: `/_lectern/preview?to=${encodeURIComponent(base + path)}`, headers: zh })
      ).json<PreviewReply>(),
    save: (next: Partial<Layer>) => void (patch = next),
  };
}

const title = (words: string): Partial<Layer> => ({ texts: { "zh-CN": { "page.list": words } } });

test("a draft is shown below its link, and nowhere else", async () => {
  const { get, http } = await preview(title("全部草稿"));
  expect((await get("/list")).body).toContain("全部草稿");
  expect((await http.inject({ url: "/list", headers: zh })).body).not.toContain("全部草稿");
});

test("a page of a draft is kept by nobody and found by nobody, and shows in frames of this portal only", async () => {
  const { get } = await preview({});
  const first = await get("/list");
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  expect(first.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(first.headers["etag"]).toBeUndefined();
  expect(first.body).toContain(`<meta name="robots" content="noindex">`);
  expect(first.body).not.toContain('rel="canonical"');
});

test("what was saved is there with the next request", async () => {
  const { get, save, data } = await preview(title("第一稿"));
  expect((await get("/list")).body).toContain("第一稿");
  save(title("第二稿"));
  expect((await get("/list")).body).toContain("第二稿");
  expect(JSON.stringify(await data("/list"))).toContain("第二稿");
});

test("links of the site stay in the preview", async () => {
  const { get, base } = await preview({
    nav: { version: 1, items: { more: { navTitle: { text: { "zh-CN": "新入口" } }, navUrl: "/list", order: 1 } } },
  });
  expect((await get("")).body).toContain(`href="${base}/list"`);
});

test("a link that has expired, was changed, or is of no site says so in both languages", async () => {
  const { http } = await preview({});
  const link = async (orgNo: string, until: Date) =>
    await http.inject({
      url: `/studio/preview/${await signPreview(testSecrets, { orgNo, userNo: "7", expires: until })}/list`,
    });
  const expired = await link("1001", now);
  expect(expired.statusCode).toBe(410);
  expect(expired.body).toMatch(/预览链接已过期[\s\S]*This preview link has expired/);
  expect((await link("1002", expires)).statusCode).toBe(404);
  const forged = await http.inject({ url: `/studio/preview/1001.7.9999999999.${"A".repeat(43)}/list` });
  expect(forged.statusCode).toBe(404);
  expect(forged.body).toMatch(/预览链接无效[\s\S]*not valid/);
  expect(forged.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
  expect(
    (await http.inject({ url: `/_lectern/preview?to=${encodeURIComponent("/studio/preview/x/list")}` })).json(),
  ).toEqual({ reload: true });
});

test("a page is looked at as somebody whom there is not: private data is never read, and made up instead", async () => {
  const session = {
    state: "active",
    session: {
      sessionId: "1",
      userNo: "7",
      orgNo: "default",
      userType: 1,
      isOperator: true,
      isVip: false,
      expiresAt: new Date("2030-01-01"),
    },
  } as const;
  const callers: unknown[] = [];
  const { get, data, asked } = await preview(
    {},
    { session, reply: (_operation, _input, caller) => void callers.push(caller.session) },
  );
  const signedIn = { ...zh, cookie: "RC_WEB_TOKEN=token" };
  const guest = await get("/list", signedIn);
  expect(guest.body).toContain(`"signedIn":false`);
  const order = await data("/account/order?as=svip");
  if (!("page" in order)) throw new Error("no page");
  expect(order.page.viewer).toMatchObject({ signedIn: true, isVip: true, userType: 1, orgNo: "1001" });
  expect(order.examples).toContain("orders");
  expect(JSON.stringify(order.page.data)).toMatch(/"orderNo":"20270131/);
  const priv = /^(getUserView|listOrders|listCart|getCartCount|getMessageCount|listMessages)$/;
  expect(asked.filter((operation) => priv.test(operation))).toEqual([]);
  expect(callers.length).toBeGreaterThan(0);
  expect(callers.filter((one) => one !== undefined)).toEqual([]);
});

test("a screen that not everybody may enter is shown to who may, and to others as it will be", async () => {
  const { data, base } = await preview({});
  expect(await data("/account/order")).toMatchObject({
    page: { screenName: "account/order", viewer: { userType: 1 } },
  });
  expect(await data("/account/order?as=guest&scheme=dark")).toEqual({
    redirect: `${base}/login?t=login&as=guest&scheme=dark`,
  });
  expect(await data("/account/teacher?as=learner")).toMatchObject({ page: { screenName: "no-access", status: 403 } });
  expect(await data("/studio/audit?as=learner")).toMatchObject({ page: { screenName: "not-found" } });
});

test("a language and a colour scheme may be asked for, and make no cookie", async () => {
  const { get } = await preview({});
  const english = await get("/list?lang=en&scheme=dark");
  expect(english.statusCode).toBe(200);
  expect(english.headers["set-cookie"]).toBeUndefined();
  expect(english.body).toMatch(/^<!doctype html><html lang="en" data-theme="dark">/);
});

test("blocks are called as who makes the page calls them, in whichever language it is shown", async () => {
  const { data } = await preview({});
  expect(await data("/list?lang=en")).toMatchObject({
    page: { screen: { locale: "en" } },
    names: { siteHeader: "页眉" },
  });
});

test("a course that there is not is an example, so that its screen can be looked at", async () => {
  const { data } = await preview(
    {},
    {
      reply: (operation) => {
        if (operation === "getCourse") throw new Error("no such course");
      },
    },
  );
  expect(await data("/view/1")).toMatchObject({
    page: { screenName: "course-video", status: 200 },
    examples: expect.arrayContaining(["course"]),
  });
});

test("mistakes of a draft are boxes among what can be shown", async () => {
  const { get, data } = await preview({
    screens: {
      home: {
        version: 1,
        blocks: {
          odd: { type: "noSuchBlock", in: "main", order: 1 },
          lost: { type: "textBlock", in: "nowhere", order: 2, props: {} },
          hidden: {
            type: "textBlock",
            in: "main",
            order: 3,
            when: { path: "viewer.isVip", looksLike: true },
            props: {},
          },
        },
        data: { nothing: { operation: "noSuchOperation" } },
      },
    },
  });
  const page = await get("");
  expect(page.statusCode).toBe(200);
  for (const key of ["odd", "lost", "hidden"]) expect(page.body).toContain(`<strong>${key}</strong>`);
  expect(page.body).toContain("site-header");
  const made = await data("");
  expect("page" in made && Object.keys(made.page.screen.data)).not.toContain("nothing");
});

test("an unsafe value of a theme is left out, and the rest of it shows", async () => {
  const { get } = await preview({
    theme: { version: 1, color: { light: { primary: "red;}body{display:none", accent: "#123456" } } },
  });
  const { body } = await get("");
  expect(body).toContain("--color-accent:#123456");
  expect(body.includes("body{display:none")).toBe(false);
  expect(body.includes("--color-primary:red")).toBe(false);
  expect(body.includes("--color-primary:#")).toBe(true);
});

test("colours that are hard to read are shown as they were typed, also on texts that are inherited", async () => {
  const { get } = await preview({
    theme: { version: 1, color: { light: { primary: "#d9a95b", hero: "#7a4a21" } } },
  });
  const { body } = await get("");
  expect(body).toContain("--color-primary:#d9a95b");
  expect(body).toContain("--color-hero:#7a4a21");
});

test("blocks much too deep in one another, or in a circle, are left out, and the page shows", async () => {
  const chain = Object.fromEntries(
    Array.from({ length: 400 }, (_none, index) => [
      `k${index}`,
      { type: "band", in: index === 0 ? "main" : `k${index - 1}.content` },
    ]),
  );
  for (const blocks of [chain, { ...chain, k0: { type: "band", in: "k399.content" } }]) {
    const page = await (
      await preview({
        screens: {
          home: {
            version: 1,
            blocks: {
              ...blocks,
              after: {
                type: "sectionHeading",
                in: "main",
                props: { heading: { text: { "zh-CN": "之后的标题", en: "After" } } },
              },
            },
          },
        },
      })
    ).get("");
    expect([page.statusCode, page.body.includes("之后的标题")]).toEqual([200, true]);
  }
});

test("a draft that cannot be merged is a page that says what is wrong", async () => {
  for (const patch of ["{", `{"version":7}`, `{"version":1,"screens":{"home":{"version":1,"__proto__":{"x":1}}}}`]) {
    const { get, data } = await preview(patch);
    const page = await get("/list");
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain("This draft cannot be previewed right now");
    expect(page.body).toMatch(/<li><span lang="zh-CN">.*[一-鿿].*<span lang="en">/);
    expect(await data("/list")).toEqual({ reload: true });
  }
});

test("a document that is none is as it is inherited, and the others show", async () => {
  for (const home of [`"nothing"`, `{"blocks":{}}`, `{"version":3}`]) {
    const { get } = await preview(
      `{"version":1,"screens":{"home":${home}},"texts":{"zh-CN":{"page.list":"全部草稿"}}}`,
    );
    expect((await get("")).statusCode).toBe(200);
    expect((await get("/list")).body.includes("全部草稿")).toBe(true);
  }
});

test("the band that says what it is stands over a page that is not in the studio", async () => {
  const { get } = await preview({});
  expect((await get("/list")).body).toContain("草稿预览");
  expect((await get("/list", { ...zh, "sec-fetch-dest": "iframe" })).body).not.toContain('id="lectern-band"');
});

test("nothing of a preview is in the pages of a site", async () => {
  const { get, http } = await preview({});
  const [draft, page] = [await get("/list"), await http.inject({ url: "/list", headers: zh })];
  expect(draft.body).toContain("/assets/preview.js");
  expect(page.body).not.toMatch(/lectern-preview|lectern-band|\/assets\/preview|data-block|studio\/preview/);
  const bodyOf = (html: string) =>
    html.slice(html.indexOf('<main id="main"'), html.indexOf("</main>")).replaceAll(/\/studio\/preview\/[\w.-]+/g, "");
  expect(bodyOf(draft.body)).toBe(bodyOf(page.body));
});

const types = (Object.keys(blockTable) as BlockType[]).filter((type) =>
  blockTable[type].owners.includes("organisation"),
);

test("a new block of each type stands alone, in the colours of the draft; other addresses are as before", async () => {
  const green = { version: 1, color: { light: { primary: "#1f6b4a" } } };
  const { get, data } = await preview({ theme: green } as Partial<Layer>);
  const wrong: string[] = [];
  for (const type of types) {
    const reply = await data(`/_block/${type}`);
    if (!("page" in reply) || reply.page.status !== 200) wrong.push(`${type}: ${JSON.stringify(reply).slice(0, 80)}`);
    else {
      expect(reply.themeCss).toContain("--color-primary:#1f6b4a");
      const { blocks } = reply.page.screen;
      if (Object.keys(blocks).length !== 1 || blocks[type]?.type !== type)
        wrong.push(`${type}: ${Object.keys(blocks)}`);
    }
  }
  // What these show only the screens of courses and posts have.
  expect(wrong).toEqual(["blogArticle: ", "bloggerCard: ", "courseHero: ", "questionBody: "]);
  expect((await get("/_block/callout")).body).toContain("一句想让人看到的话");
  expect((await get("/_block/nothing")).statusCode).toBe(404);
  expect((await get("/list")).body).not.toContain("一句想让人看到的话");
});

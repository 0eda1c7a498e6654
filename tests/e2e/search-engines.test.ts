import { describe, expect } from "vitest";
import type { CourseCategoryEnum } from "../../src/generated/enums.ts";
import { createClient, ok } from "../api/client.ts";
import { portal, test } from "./harness.ts";

const robot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

async function read(
  path: string,
  headers: Record<string, string> = robot,
): Promise<{ status: number; html: string; type: string }> {
  const reply = await fetch(portal.url + path, { headers, redirect: "manual" });
  return { status: reply.status, html: await reply.text(), type: reply.headers.get("content-type") ?? "" };
}

function metas(html: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(
      html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g),
      ([, name = "", content = ""]) => [name, content],
    ),
  );
}

function things(html: string): Record<string, unknown>[] {
  return Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g), ([, json = ""]) =>
    JSON.parse(json),
  );
}

async function courseId(courseCategory: CourseCategoryEnum): Promise<string> {
  const { list } = ok(await createClient(portal.url).call("listCourses", { courseCategory, pageSize: 1 }));
  return list[0]?.id ?? "";
}

describe("the head of a page", () => {
  test("a course says what it is, what it costs and where it stands", async () => {
    const { html } = await read(`/view/${await courseId(1)}`);
    const meta = metas(html);
    expect(meta["description"]).not.toBe("");
    expect(meta["og:image"]).toMatch(/\/share\/course\/\d+\.jpg$/);
    expect(meta["twitter:card"]).toBe("summary_large_image");
    const [course] = things(html).filter((thing) => thing["@type"] === "Course");
    expect(course).toMatchObject({
      name: expect.stringMatching(/.+/),
      offers: { priceCurrency: "CNY" },
      provider: { name: expect.any(String) },
    });
    const [crumbs] = things(html).filter((thing) => thing["@type"] === "BreadcrumbList");
    expect(crumbs).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, ...Array.from({ length: 2 }, () => expect.anything())],
    });
    expect(meta["robots"]).toBeUndefined();
  });

  test("the home pages and lists are shown by a raster of their site, and phones have an icon of it", async () => {
    for (const [address, orgNo] of [
      ["/", "default"],
      ["/list", "default"],
      ["/org/1001", "1001"],
    ] as const) {
      const { html } = await read(address);
      expect(metas(html)["og:image"]).toMatch(new RegExp(`/share/site/${orgNo}\\.jpg$`));
      expect(html).toContain(`<link rel="apple-touch-icon" href="/share/icon/${orgNo}.png">`);
      for (const [file, type] of [
        [`/share/site/${orgNo}.jpg`, "image/jpeg"],
        [`/share/icon/${orgNo}.png`, "image/png"],
        [`/share/site/${orgNo}.svg`, "image/svg+xml"],
      ] as const) {
        const picture = await fetch(portal.url + file);
        expect([picture.status, picture.headers.get("content-type")]).toEqual([200, type]);
      }
    }
    for (const file of ["nobody.jpg", "nobody.svg"])
      expect((await fetch(`${portal.url}/share/site/${file}`)).status).toBe(404);
  });

  test("a live course has its sessions as events with the offset of their zone", async () => {
    const { html } = await read(`/live-detail/${await courseId(2)}`);
    const [event] = things(html).filter((thing) => thing["@type"] === "EducationEvent");
    expect(event?.["startDate"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
  });

  test("each language has an address of its own, which a robot is answered at and a person sent on from", async () => {
    const plain = await read("/list?sort=new&categoryno1=1");
    expect(plain.html).toContain(`<link rel="canonical" href="${portal.url}/list?categoryno1=1">`);
    expect(plain.html).toContain(
      `<link rel="alternate" hreflang="en" href="${portal.url}/list?categoryno1=1&amp;lang=en">`,
    );
    expect(plain.html).toContain('hreflang="x-default"');
    const english = await read("/list?lang=en");
    expect(english.status).toBe(200);
    expect(english.html).toContain('<html lang="en">');
    expect(english.html).toContain(`<link rel="canonical" href="${portal.url}/list?lang=en">`);
    expect((await read("/list?lang=en", {})).status).toBe(302);
  });

  test("search results, sign-in and pages that are not there stay out of search engines", async () => {
    for (const path of ["/search/%E8%AF%BE?type=1", "/login?t=login", "/nowhere"])
      expect(metas((await read(path)).html)["robots"], path).toBe("noindex");
  });
});

describe("what a site has", () => {
  test("robots.txt names the sitemap, whose files list every public page once", async () => {
    const robots = await read("/robots.txt");
    expect(robots.html).toContain(`Sitemap: ${portal.url}/sitemap.xml`);
    const files = addresses((await read("/sitemap.xml")).html);
    expect(files).toContain(`${portal.url}/org/1001/sitemap/pages-1.xml`);
    const pages: string[] = [];
    for (const file of files) {
      const { status, html, type } = await read(file.slice(portal.url.length));
      expect([status, type], file).toEqual([200, "application/xml; charset=utf-8"]);
      pages.push(...addresses(html));
    }
    expect(new Set(pages).size).toBe(pages.length);
    for (const path of [
      "/",
      "/list",
      "/lecturer",
      "/org/1001",
      "/org/1001/list",
      `/view/${await courseId(1)}`,
      `/live-detail/${await courseId(2)}`,
      "/org/view/1001",
    ])
      expect(pages).toContain(portal.url + path);
    expect(pages.filter((page) => /\/(account|login|car|search)\b/.test(page))).toEqual([]);
  });

  test("a file that there is not is not found", async () => {
    for (const path of [
      "/sitemap/courses-2.xml",
      "/sitemap/pages-2.xml",
      "/sitemap/other-1.xml",
      "/org/none/sitemap.xml",
    ])
      expect((await read(path)).status, path).toBe(404);
  });

  test("a shared course has a picture of 1200 by 630", async () => {
    const reply = await fetch(`${portal.url}/share/course/${await courseId(1)}.jpg`);
    expect(reply.headers.get("content-type")).toBe("image/jpeg");
    const { default: sharp } = await import("sharp");
    expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: "jpeg",
    });
    expect((await fetch(`${portal.url}/share/course/999999999.jpg`)).status).toBe(404);
  });
});

function addresses(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = ""]) => address);
}

test("a course has a page to share it from, with a picture and a code of its own address, without JavaScript", async ({
  visit,
}) => {
  const id = await courseId(1);
  const { page } = await visit(`/course/sharing/course/${id}`, { javaScript: false });
  expect(await page.locator("main img").count()).toBe(2);
  expect(await page.getByRole("link", { name: "查看课程" }).getAttribute("href")).toBe(`/view/${id}`);
  const code = await fetch(`${portal.url}/share/course/${id}.svg`);
  expect(code.headers.get("content-type")).toBe("image/svg+xml");
});

test("all that a page says is in what the server sends", async ({ visit }) => {
  for (const [path, words] of [
    ["/publicClass", "现场改一个慢页面"],
    ["/publicClass/detail/1", "你会听到"],
    ["/custom/detail/1", "班组长安全管理内训"],
    ["/org/view/1001", "江城工业职业学校"],
    ["/tpl", "AI 能替我做什么？"],
    ["/download", "安装到主屏幕"],
    [`/live-detail/${await courseId(2)}`, "直播安排"],
  ] as const) {
    const { page, status } = await visit(path, { javaScript: false });
    expect([path, status]).toEqual([path, 200]);
    expect(await page.locator("main").innerText(), path).toContain(words);
    expect(await page.locator("h1").count(), path).toBe(1);
    await page.close();
  }
});

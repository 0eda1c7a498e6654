import type { Frame, Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { FrameMessage, StudioMessage } from "../../src/site/preview/preview-messages.ts";
import { setValue } from "../../src/site/edit/edit.ts";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, widths } from "./harness.ts";

/** The organisation whose draft is made here, by an operator. */
const siteOrgNo = "1003";
const editor = "13800000009";

describe("the preview of a draft", () => {
  test("shows what was saved without loading anew, tells of clicks, and outlines what is chosen", async ({ visit }) => {
    const { page } = await visit("/", { as: editor });
    const { url } = await createPreview(page);
    const frame = await embed(page, `${url}?lang=zh-CN`, widths.phone);
    const first = await told(page, "lectern:shown");
    expect(first).toMatchObject({ screen: "home", path: "/", failed: [] });
    expect(first.blocks.length).toBeGreaterThan(10);
    expect(await frame.locator("#lectern-band").count()).toBe(0);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);

    await frame.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const words of ["先写一句", "再改一次", "刚刚写下的一句话"]) {
      const saved = await save(page, (own) =>
        setValue({
          own,
          path: ["screens", "home", "blocks", "pvNote"],
          value: {
            type: "textBlock",
            in: "main",
            order: -5,
            props: { heading: { text: { "zh-CN": words, en: words } } },
          },
        }),
      );
      const started = Date.now();
      await say(page, { type: "lectern:refresh" });
      await told(page, "lectern:drawn");
      console.log(`saved in ${saved} ms, drawn ${Date.now() - started} ms after that`);
      expect(await frame.getByText(words).isVisible()).toBe(true);
    }
    expect(await frame.evaluate(() => "sameDocument" in window)).toBe(true);
    // Only who looks at the draft sees it.
    expect((await (await fetch(`${portal.url}/org/${siteOrgNo}`)).text()).includes("刚刚写下的一句话")).toBe(false);

    await say(page, { type: "lectern:mode", picking: true });
    await frame.getByText("刚刚写下的一句话").click();
    expect(await told(page, "lectern:picked")).toEqual({ type: "lectern:picked", block: "pvNote", screen: "home" });
    const outlined = frame.locator(".lectern-marks .selected");
    expect(await outlined.boundingBox()).toMatchObject({
      width: (await frame.locator("[data-block=pvNote]").boundingBox())!.width,
    });
    // While picking, a link selects and leads nowhere.
    await frame.locator("header .brand").click();
    expect(await told(page, "lectern:picked")).toMatchObject({ block: "siteHeader" });
    await say(page, { type: "lectern:select", block: "siteFooter" });
    await expect.poll(() => frame.evaluate(() => scrollY)).toBeGreaterThan(100);
    await say(page, { type: "lectern:select" });
    await expect.poll(() => outlined.isHidden()).toBe(true);

    // Otherwise links lead on within the preview, those of the platform too.
    await say(page, { type: "lectern:mode", picking: false });
    await frame.locator('main a[href^="/view/"]').first().click();
    expect(await told(page, "lectern:shown", { screen: "course-video" })).toMatchObject({
      path: expect.stringMatching(/^\/view\/\d+$/),
    });
    expect(new URL(frame.url()).pathname.startsWith(url)).toBe(true);

    // A block that is wrong is a box, among what is right.
    await save(page, (own) =>
      setValue({
        own,
        path: ["screens", "course-video", "blocks", "pvOdd"],
        value: { type: "noSuchBlock", in: "main", order: -5, props: {} },
      }),
    );
    await say(page, { type: "lectern:refresh" });
    await told(page, "lectern:shown", { failed: ["pvOdd"] });
    await frame.locator(".failed-block").waitFor();
  });

  test("needs no account, and is looked at as anybody, in any language, light or dark", async ({ visit }) => {
    const { page } = await visit("/", { as: editor });
    const { url } = await createPreview(page);
    const stranger = await visit(`${url}/account/order?as=svip&lang=en&scheme=dark`, { width: widths.phone });
    expect(stranger.status).toBe(200);
    expect(await stranger.page.locator("#lectern-band").innerText()).toBe(
      "Draft preview: this content is not published yet",
    );
    expect(await stranger.page.locator("main").innerText()).toMatch(/Course name 1/);
    expect(await stranger.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
    expect(await accessibilityProblems(stranger.page)).toEqual([]);
    // What would change something is not sent.
    expect(stranger.requests.filter((one) => one.includes("/apis/"))).toEqual([]);
  });
});

/** Shows a preview in a frame, as the studio does, and keeps what it says. */
async function embed(page: Page, address: string, width: number): Promise<Frame> {
  await page.evaluate(
    ({ address, width }) => {
      const frame = document.createElement("iframe");
      Object.assign(frame.style, { position: "fixed", inset: "0", zIndex: "99", width: `${width}px`, height: "800px" });
      frame.id = "preview";
      frame.src = address;
      Object.assign(window, { heard: [] });
      addEventListener("message", ({ data }) => (window as unknown as { heard: unknown[] }).heard.push(data));
      document.body.append(frame);
    },
    { address, width },
  );
  return (await (await page.waitForSelector("#preview")).contentFrame())!;
}

/** The next message that has these values; it is heard once, and what came before it is forgotten. */
async function told<Type extends FrameMessage["type"]>(
  page: Page,
  type: Type,
  values: Partial<Extract<FrameMessage, { type: Type }>> = {},
): Promise<Extract<FrameMessage, { type: Type }>> {
  const heard = await page.waitForFunction(
    (wanted) => {
      const all = (window as unknown as { heard: Record<string, unknown>[] }).heard;
      const at = all.findIndex((one) =>
        Object.entries(wanted).every(([name, value]) => JSON.stringify(one[name]) === JSON.stringify(value)),
      );
      return at < 0 ? undefined : all.splice(0, at + 1).at(-1);
    },
    { ...values, type } as Record<string, unknown>,
  );
  return (await heard.jsonValue()) as Extract<FrameMessage, { type: Type }>;
}

async function say(page: Page, message: StudioMessage): Promise<void> {
  await page.evaluate(
    (message) =>
      document.querySelector<HTMLIFrameElement>("#preview")!.contentWindow!.postMessage(message, location.origin),
    message,
  );
}

async function tokenOf(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === "RC_WEB_TOKEN")!.value;
}

async function createPreview(page: Page): Promise<{ url: string }> {
  const token = await tokenOf(page);
  return ok(await createClient(portal.url).call("createSitePreview", { siteOrgNo, hours: 1 }, { token }));
}

/** Saves a change of the draft; gives how long that took, in ms. */
async function save(page: Page, edit: (own: Parameters<typeof setValue>[0]["own"]) => object): Promise<number> {
  const token = await tokenOf(page);
  const client = createClient(portal.url);
  const { version, baseRevision, patch } = ok(await client.call("getSiteDraft", { siteOrgNo }, { token }));
  const started = Date.now();
  const edited = { siteOrgNo, version, baseRevision, patch: edit(patch) as typeof patch };
  ok(await client.call("saveSiteDraft", edited, { token }));
  return Date.now() - started;
}

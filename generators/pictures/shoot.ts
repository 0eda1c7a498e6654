import { setTimeout } from "node:timers/promises";
import { chromium, type Browser, type Page } from "playwright-core";
import sharp from "sharp";
import { createServer } from "vite";
import { artwork } from "../../src/demo/covers.ts";
import { flavourPictures } from "../flavours/draw.ts";
import type { Ssr } from "../../src/server/http/pages/page-renderer.ts";
import type { DrawablePage } from "../../src/server/ssr.tsx";
import { findChromium } from "../../tests/e2e/chromium.ts";
import { textOf } from "../../src/server/http/pages/pieces.ts";
import { pictureSize } from "./manifest.ts";

/**
 * How wide the page around a block is: what stands in a side column, a menu or a form is drawn as narrow as it is
 * there.
 */
const widths: Readonly<Record<string, number>> = {
  ...widthOf(
    320,
    "aboutNav accountMenu menuGroup menuLink lecturerCard priceBox recommendedCourses categoryMenu categoryDropdown toggleButton shareLink avatarEditor",
  ),
  ...widthOf(
    460,
    "sandboxPayment tabs mobileLanding errorPage emptyState searchBox searchTabs breadcrumbs settingRow courseShare profileCompletion",
  ),
  ...widthOf(
    600,
    "textBlock sectionHeading featureList faqList statsBand callout columns richText categoryGrid categoryFilter footerAbout footerCodes footerFriends footerNote footerRecords footerService liveSchedule previewBand courseIntro quotes table timeline buttonRow divider contact countdown noticeStrip priceTable team logoWall pictureText gallery",
  ),
};
const usual = 860;
const viewport = { width: 1280, height: 900 };

function widthOf(width: number, types: string): Record<string, number> {
  return Object.fromEntries(types.split(" ").map((type) => [type, width]));
}

const margin = 24;

type DrawnWhole = ReturnType<Ssr["drawWhole"]>;

export interface Studio {
  shoot(type: string, page: DrawablePage, themeCss: string): Promise<Buffer>;
  /** The first screenful of a page, in a window of a width, as a WebP of the size of a card. */
  shootTop(page: DrawablePage, themeCss: string, window?: { width: number }): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a browser and what draws blocks; a picture is a WebP of the block alone, on the page's ground. */
export async function openStudio(root: string, report: (type: string, error: unknown) => void): Promise<Studio> {
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: false, watch: null },
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
  });
  const ssr = (await vite.ssrLoadModule("/src/server/ssr.tsx")) as Ssr;
  const { path, environment } = await findChromium();
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: ["--no-sandbox"],
  });
  const page = await openPage(browser, root);
  const show = async (drawable: DrawablePage, themeCss: string, style: string) => {
    await ssr.loadBlocks(drawable.compiled.blockTypes, (error) => report(drawable.payload.screenName, error));
    const drawn = await drawnWithAll(ssr, () =>
      ssr.drawWhole(drawable, (error) => report(drawable.payload.screenName, error)),
    );
    await page.setContent(
      `<!doctype html><html lang="zh-CN"><head><base href="http://demo.invalid/"><style>${themeCss}${ssr.globalStyle}</style>${drawn.style}<style>${style}</style></head><body><div id="root">${textOf(drawn.pieces)}</div></body></html>`,
      { waitUntil: "load" },
    );
  };
  return {
    async shoot(type, drawable, themeCss) {
      await show(drawable, themeCss, `${alone}body{width:${widths[type] ?? usual}px}`);
      return compress(
        await page.screenshot({
          clip: await clipOf(page, (widths[type] ?? usual) + 2 * margin),
          animations: "disabled",
        }),
      );
    },
    async shootTop(drawable, themeCss, { width } = viewport) {
      const height = Math.round(width / card.ratio);
      await page.setViewportSize({ width, height });
      await show(drawable, themeCss, still);
      const shot = await page.screenshot({ clip: { x: 0, y: 0, width, height }, animations: "disabled" });
      return sharp(shot)
        .resize({ width: card.across })
        .webp({ quality: 72, effort: 6, smartSubsample: true })
        .toBuffer();
    },
    async close() {
      await browser.close();
      await vite.close();
    },
  };
}

/** How often it is drawn anew while code is not there yet, and how long is waited in between, in milliseconds. */
const late = { tries: 100, wait: 50 };

/** Draws until nothing is left out whose code comes late, such as the widget of a form. */
async function drawnWithAll({ lacksParts }: Ssr, draw: () => DrawnWhole): Promise<DrawnWhole> {
  for (let turn = 0; turn < late.tries; turn += 1) {
    const drawn = draw();
    if (!lacksParts(drawn)) return drawn;
    await setTimeout(late.wait);
  }
  throw new Error("a part of it whose code comes late never came");
}

/** How wide the picture of a card is, and its width by its height. */
const card = { across: 480, ratio: 1.6 };

const still = `.skip{display:none!important}*{transition:none!important;animation:none!important;content-visibility:visible!important}`;

// What stands over pages has no place in a picture of one block.
const alone = `html,body{background:var(--color-page)}body{box-sizing:content-box;padding:${margin}px!important}.skip{display:none!important}.frame,main{min-height:0!important;display:block!important}*{transition:none!important;animation:none!important;content-visibility:visible!important}`;

async function openPage(browser: Browser, root: string): Promise<Page> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme: "light", reducedMotion: "reduce" });
  const ofFlavours = [...flavourPictures(root)].map(({ path, svg }) => ({ path: path.replace(/^tenants/, ""), svg }));
  const pictures = new Map([...artwork(), ...ofFlavours].map(({ path, svg }) => [path, svg]));
  await page.route("**/*", (route) => {
    const svg = pictures.get(new URL(route.request().url()).pathname);
    return svg ? route.fulfill({ contentType: "image/svg+xml", body: svg }) : route.abort();
  });
  return page;
}

/** The part of the page that something is drawn in, with a margin. */
async function clipOf(page: Page, widest: number): Promise<{ x: number; y: number; width: number; height: number }> {
  const drawn = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll("#root *")]
      .filter((element) => {
        const style = getComputedStyle(element);
        const paints =
          style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
          style.backgroundImage !== "none" ||
          Number.parseFloat(style.borderTopWidth) > 0 ||
          Number.parseFloat(style.borderBottomWidth) > 0;
        const speaks = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        return (
          element.checkVisibility() && (paints || speaks || /^(img|svg|canvas|input|button)$/i.test(element.tagName))
        );
      })
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2);
    if (boxes.length === 0) throw new Error("its example draws nothing");
    return {
      left: Math.min(...boxes.map((box) => box.left)),
      top: Math.min(...boxes.map((box) => box.top)),
      right: Math.max(...boxes.map((box) => box.right)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
  });
  const x = Math.max(0, Math.floor(drawn.left) - margin);
  const y = Math.max(0, Math.floor(drawn.top) - margin);
  const width = Math.min(widest, Math.ceil(drawn.right) + margin) - x;
  const height = Math.max(40, Math.ceil(drawn.bottom) + margin - y);
  // Of what is taller than a picture its beginning shows.
  return {
    x,
    y,
    width,
    height: Math.min(height, Math.ceil((Math.max(width, least.width) * pictureSize.height) / pictureSize.width)),
  };
}

/** What is smaller stands in the middle of the page's ground instead of being blown up; in CSS pixels. */
const least = { width: 320, height: 200 };

/** As good as it can be within the limit. */
async function compress(shot: Buffer): Promise<Buffer> {
  const taken = await sharp(shot).metadata();
  const [red = 255, green = 255, blue = 255] = await sharp(shot)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const background = { r: red, g: green, b: blue };
  const across = Math.max(0, Math.ceil((least.width * 2 - taken.width) / 2));
  const wide = await sharp(shot).extend({ left: across, right: across, background }).png().toBuffer();
  const whole = await sharp(wide)
    .resize({ width: pictureSize.width, height: pictureSize.height, fit: "contain", background })
    .png()
    .toBuffer();
  for (const width of [pictureSize.width, 560, 480]) {
    for (const quality of [84, 76, 68, 60, 52, 44, 36]) {
      const made = await sharp(whole).resize({ width }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
      if (made.length <= pictureSize.bytes) return made;
    }
  }
  throw new Error(`a picture does not fit into ${pictureSize.bytes} bytes`);
}

import { setValue } from "../../src/site/edit/edit.ts";
import { createClient, ok } from "../api/client.ts";
import { servePortal } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

const SAVES = 20;
const siteOrgNo = "1001";

/**
 * From a change in the studio to its page: the draft is saved, and the preview's page is fetched as its script does.
 * Drawing it in a browser takes some 20 ms more.
 */
export async function bench(): Promise<BenchRow[]> {
  const portal = await servePortal({ DEMO: "on" });
  try {
    const client = createClient(portal.url);
    const token = await client.signIn("13800000003");
    const data = ok(await client.call("createSitePreview", { siteOrgNo }, { token }));
    const address = `${portal.url}/_lectern/preview?to=${encodeURIComponent(data.url)}`;
    const page = async () => timed(async () => (await fetch(address)).text());
    await page();
    const [saves, first, again]: [number[], number[], number[]] = [[], [], []];
    for (let save = 0; save < SAVES; save += 1) {
      const draft = ok(await client.call("getSiteDraft", { siteOrgNo }, { token }));
      const title = `第 ${save} 稿`;
      const patch = setValue({
        own: draft.patch,
        path: ["site", "info", "title"],
        value: { text: { "zh-CN": title, en: title } },
      });
      saves.push(
        await timed(() =>
          client.call(
            "saveSiteDraft",
            { siteOrgNo, version: draft.version, baseRevision: draft.baseRevision, patch },
            { token },
          ),
        ),
      );
      first.push(await page());
      again.push(await page());
    }
    const whole = saves.map((save, at) => save + (first[at] ?? Number.NaN));
    return [
      { name: "saving a draft, p50", figure: percentile(saves, 0.5), unit: "ms" },
      { name: "its page after that, p50", figure: percentile(first, 0.5), unit: "ms" },
      { name: "a page of a draft that did not change, p50", figure: percentile(again, 0.5), unit: "ms" },
      { name: "from a change to its page, p50", figure: percentile(whole, 0.5), unit: "ms", goal: { atMost: 300 } },
    ];
  } finally {
    await portal.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

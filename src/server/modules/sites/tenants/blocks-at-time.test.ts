import { join } from "node:path";
import { expect, it } from "vitest";
import type { Layer } from "../../../../site/document/resolve.ts";
import { createBaseSite } from "./base-site.ts";
import { createCacheManager } from "./cache-manager.ts";
import { readProductForms } from "./forms.ts";
import { readLayer } from "./read-layer.ts";
import { screenAt } from "./blocks-at-time.ts";
import { productTexts } from "./site-texts.ts";
import { PublishedTenant } from "./tenant.ts";

const forms = await readProductForms();
const { layer: platform } = await readLayer({
  root: join(import.meta.dirname, "../../../../../tenants"),
  folder: "default",
});
const base = createBaseSite({ flavour: undefined, revision: "1", layer: platform as Layer, product: productTexts });

function homeWith(blocks: object) {
  const patch = { version: 1, screens: { home: { version: 1, blocks } } };
  const tenant = new PublishedTenant({
    orgNo: "1002",
    organisationName: "",
    revision: "1",
    patch: Buffer.from(JSON.stringify(patch)),
    base,
    forms,
    cacheManager: createCacheManager(1e9),
  });
  return tenant.screen("home", "zh-CN")!;
}

const band = (shown: object) => ({ type: "band", in: "main", props: {}, shown });
const words = { type: "textBlock", in: "sale.content", props: {} };
const at = (time: string) => ({ now: Date.parse(time), timeZone: "Asia/Shanghai" });

it("shows a block from its time to its end by the site's clock, with what sits in it, and says when that changes", () => {
  const home = homeWith({ sale: band({ from: "2027-03-01 09:00:00", until: "2027-03-02 00:00:00" }), words });
  const has = (time: string) => {
    const { screen, until } = screenAt(home, at(time));
    return [...["sale", "words"].map((key) => key in screen.localised.blocks), until && new Date(until).toISOString()];
  };
  expect(has("2027-03-01T08:59:59+08:00")).toEqual([false, false, "2027-03-01T01:00:00.000Z"]);
  expect(has("2027-03-01T09:00:00+08:00")).toEqual([true, true, "2027-03-01T16:00:00.000Z"]);
  expect(has("2027-03-02T00:00:00+08:00")).toEqual([false, false, undefined]);
});

it("takes the heading and the columns of what is over with it, and what would open a dialog that is over", () => {
  const over = { until: "2027-01-01 00:00:00" };
  const text = (place: string, shown: object = over) => ({ type: "textBlock", in: place, order: 20, props: {}, shown });
  const heading = (place: string, order: number) => ({
    type: "sectionHeading",
    in: place,
    order,
    props: { heading: { text: { en: "Sale" } } },
  });
  const ask = (open: string) => ({ press: [{ do: "dialog", open }] });
  const blocks = {
    aboveRow: heading("main", 1),
    row: { type: "columns", in: "main", order: 2, props: {} },
    aboveSale: heading("row.first", 10),
    sale: text("row.first"),
    other: text("row.second"),
    aboveList: heading("main", 3),
    list: { ...text("main", { ...over, device: "phone" }), order: 4 },
    stays: { type: "form", in: "overlay", props: { form: "advice" } },
    offer: { type: "form", in: "overlay", props: { form: "advice" }, shown: over },
    button: {
      type: "toggleButton",
      in: "main",
      order: 5,
      props: {},
      on: { ...ask("stays"), change: ask("offer").press },
    },
  };
  const home = homeWith(blocks);
  const left = (time: string) => {
    const { composed, localised } = screenAt(home, at(time)).screen;
    const own = (one: object) => Object.keys(one).filter((key) => key.split("@")[0]! in blocks);
    expect(own(composed.blocks)).toEqual(own(localised.blocks));
    return [own(localised.blocks), Object.keys(localised.blocks["button"]?.on ?? {})];
  };
  expect(left("2026-12-31T00:00:00Z")).toEqual([
    [...Object.keys(blocks).slice(0, 6), "list@device", ...Object.keys(blocks).slice(6)],
    ["press", "change"],
  ]);
  expect(left("2027-01-01T00:00:00Z")).toEqual([["stays", "button"], ["press"]]);
});

it("gives the same screen for the same blocks, and the one that it was given where nothing has a time", () => {
  const home = homeWith({ sale: band({ from: "2027-03-01 09:00:00" }) });
  const [one, other] = ["2027-01-01T00:00:00Z", "2027-02-01T00:00:00Z"].map((time) => screenAt(home, at(time)).screen);
  expect(one).toBe(other);
  expect(one).not.toBe(home);
  const plain = homeWith({ sale: band({ device: "phone" }) });
  expect(screenAt(plain, at("2027-01-01T00:00:00Z"))).toEqual({ screen: plain, until: undefined });
});

it("never shows a block whose time there is not: a document from before the check may say one", () => {
  const home = homeWith({ sale: band({ until: "2027-02-30 00:00:00" }) });
  expect("sale" in screenAt(home, at("2026-01-01T00:00:00Z")).screen.localised.blocks).toBe(false);
});

it("puts a block for phones alone into what shows it there", () => {
  const { localised, compiled } = homeWith({ sale: band({ device: "phone" }) });
  expect(localised.blocks["sale@device"]).toMatchObject({ type: "onDevice", in: "main", props: { device: "phone" } });
  expect(localised.blocks["sale"]?.in).toBe("sale@device.content");
  expect(compiled.blockTypes).toContain("onDevice");
});

it("shows neither the heading nor the frame of a list for phones alone that is empty", () => {
  const { localised } = homeWith({
    title: { type: "sectionHeading", in: "main", order: 1, props: { heading: { text: { en: "Courses" } } } },
    none: { type: "courseGrid", in: "main", order: 2, props: { items: [] }, shown: { device: "phone" } },
  });
  expect(["title", "none", "none@device"].filter((key) => key in localised.blocks)).toEqual([]);
});

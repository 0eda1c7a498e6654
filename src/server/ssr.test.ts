import { Writable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { compileScreen } from "../site/compile/compile.ts";
import type { LocalisedBlock } from "../site/document/page.ts";
import { payloadWith } from "../site/testing/payload.ts";
import { drawStream, drawWhole, fragmentCounts, loadBlocks, type DrawablePage, type DrawnBody } from "./ssr.tsx";

function pageWith(blocks: Record<string, LocalisedBlock>, data: Record<string, unknown> = {}): DrawablePage {
  const screen = { locale: "zh-CN", frame: "column", slots: { main: { tag: "main" }, overlay: {} }, data: {}, blocks };
  return { payload: payloadWith({ screen, data }), compiled: compileScreen(screen) };
}

const text = (heading: string): LocalisedBlock => ({ type: "textBlock", in: "main", props: { heading, level: 2 } });
const broken: LocalisedBlock = { type: "courseGrid", in: "main", props: { items: { $bind: "data.notAList" } } };

function textOf({ pieces, style }: DrawnBody) {
  return { html: pieces.map((piece) => (typeof piece === "string" ? piece : piece.html)).join(""), style };
}

async function drawn(page: DrawablePage) {
  const report = vi.fn();
  await loadBlocks(page.compiled.blockTypes, report);
  return { ...textOf(drawWhole(page, report)), report };
}

test("draws the blocks of a screen with their style", async () => {
  const { html, style, report } = await drawn(pageWith({ a: text("第一") }));
  expect(html).toContain("第一");
  expect(html).toContain('<main class="slot-main" id="main"');
  expect(style).toMatch(/^<style data-styled="true"/);
  expect(report).not.toHaveBeenCalled();
});

test("the style is there the second time too, when its rules are known already", async () => {
  const first = await drawn(pageWith({ a: text("一") }));
  const second = await drawn(pageWith({ a: text("一") }));
  expect(second.style).toBe(first.style);
});

test("leaves out a block that fails, reports its key, and draws the others", async () => {
  const { html, report } = await drawn(pageWith({ a: text("前"), broken, z: text("后") }, { notAList: "text" }));
  expect(html).toContain("前");
  expect(html).toContain("后");
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), "broken");
});

test("a failing block inside another takes only itself away", async () => {
  const page = pageWith(
    {
      holder: { type: "columns", in: "main", props: { split: "equal" } },
      a: { ...text("旁边"), in: "holder.first" },
      broken: { ...broken, in: "holder.second" },
    },
    { notAList: 5 },
  );
  const { html, report } = await drawn(page);
  expect(html).toContain("旁边");
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), "broken");
});

describe("a form that cannot be drawn, of a stored site", () => {
  const form = {
    title: "Ask",
    schema: { type: "object", properties: { name: { type: "string" } } },
    uiSchema: { name: { "ui:widget": "txt" } },
    validator: "ask",
  };
  const page = () => {
    const { payload, compiled } = pageWith({
      a: text("前"),
      ask: { type: "form", in: "main", props: { form: "ask" } },
      z: text("后"),
    });
    return { payload: { ...payload, forms: { ask: form } }, compiled };
  };

  test("is the block that is left out, and the page lives", async () => {
    const { html, report } = await drawn(page());
    expect(html).toContain("前");
    expect(html).toContain("后");
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), "ask");
  });

  test("also where it is in the middle of other blocks, and in a stream", async () => {
    const { payload, compiled } = pageWith({
      holder: { type: "columns", in: "main", props: { split: "equal" } },
      a: { ...text("旁边"), in: "holder.first" },
      ask: { type: "form", in: "holder.second", props: { form: "ask" } },
    });
    const report = vi.fn();
    const inside = { payload: { ...payload, forms: { ask: form } }, compiled };
    await loadBlocks(compiled.blockTypes, report);
    expect(textOf(drawWhole(inside, report)).html).toContain("旁边");
    await drawStream(inside, { nonce: "n", report });
    expect(report.mock.calls.map(([, key]) => key)).toEqual(["ask", "ask"]);
  });
});

test("a stream begins only when the page is whole, without what failed", async () => {
  const page = pageWith({ a: text("流"), broken }, { notAList: "text" });
  const report = vi.fn();
  await loadBlocks(page.compiled.blockTypes, report);
  const { style, pipe } = await drawStream(page, { nonce: "n0nce", report });
  expect(style).toContain('nonce="n0nce"');
  const sent = await new Promise<string>((resolve) => {
    let all = "";
    pipe(
      new Writable({ write: (chunk, _, done) => ((all += chunk), done()), final: (done) => (done(), resolve(all)) }),
      "<end>",
    );
  });
  expect(sent).toContain("流");
  expect(sent.endsWith("<end>")).toBe(true);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), "broken");
});

test("an unknown type of block is not there, and the page lives", async () => {
  const { html } = await drawn(pageWith({ a: text("在"), odd: { type: "noSuchBlock", in: "main" } }));
  expect(html).toContain("在");
});

describe("kept blocks", () => {
  const course = (id: string) => ({
    id,
    courseName: `课程 ${id}`,
    courseSubtitle: "",
    courseLogo: `/covers/${id}.svg`,
    courseCategory: 1,
    courseOriginal: "10.00",
    courseDiscount: "8.00",
    isFree: 0,
    countStudy: 3,
    periodTotal: 2,
    lecturerName: "李",
    lecturerUserNo: "2",
  });
  const items = Object.freeze([Object.freeze(course("1")), Object.freeze(course("2"))]);
  const grid: LocalisedBlock = { type: "courseGrid", in: "main", order: 2, props: { items: { $bind: "data.items" } } };
  const ask: LocalisedBlock = { type: "searchBox", in: "main", order: 3, props: { action: "/search", label: "找" } };
  const page = (data: Record<string, unknown> = { items }, blocks: Record<string, LocalisedBlock> = {}) =>
    pageWith({ a: text("一"), grid, ask, ...blocks }, data);
  const drawnKept = async (shown: DrawablePage) => {
    await loadBlocks(shown.compiled.blockTypes, vi.fn());
    return textOf(drawWhole(shown, vi.fn(), { keeps: true }));
  };

  test("come out as they are drawn, with their style, ids and pictures", async () => {
    const shown = page();
    const whole = await drawn(shown);
    const before = { ...fragmentCounts };
    for (const _ of [1, 2, 3, 4]) {
      const { html, style } = await drawnKept(shown);
      expect({ html, style }).toEqual({ html: whole.html, style: whole.style });
    }
    expect(fragmentCounts.kept - before.kept).toBe(3);
    expect(fragmentCounts.found - before.found).toBe(6);
  });

  test("are drawn anew for other data", async () => {
    const shown = page();
    for (const _ of [1, 2, 3]) await drawnKept(shown);
    const other = {
      ...shown,
      payload: { ...shown.payload, data: { items: Object.freeze([Object.freeze(course("7"))]) } },
    };
    const { html } = await drawnKept(other);
    expect(html).toBe((await drawn(other)).html);
    expect(html).toContain("课程 7");
  });

  test("cost only themselves where they fail", async () => {
    const shown = page({ items, notAList: "text" }, { broken });
    for (const _ of [1, 2, 3]) {
      const report = vi.fn();
      await loadBlocks(shown.compiled.blockTypes, report);
      expect(textOf(drawWhole(shown, report, { keeps: true })).html).toContain("课程 1");
      expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), "broken");
    }
  });
});

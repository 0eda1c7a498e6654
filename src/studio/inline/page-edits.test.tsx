import { screen } from "@testing-library/react";
import { act, useLayoutEffect } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { clear, click, draw, press } from "../../forms/testing/page.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import type { Layer } from "../../site/document/resolve.ts";
import type { FrameMessage, StudioMessage } from "../../site/preview/preview-messages.ts";
import type { DraftStore } from "../state/draft-store.ts";
import { StudioContext } from "../StudioContext.ts";
import { base } from "../testing/base.ts";
import { loadTexts, type LoadedTexts } from "../texts.ts";
import { storedDraft, studioParts } from "../testing/studio.ts";
import { InlineHint } from "./InlineHint.tsx";
import { ImageNotes } from "./ImageNotes.tsx";
import { usePageEdits, type PageEdits } from "./use-page-edits.ts";

const sent = vi.hoisted(() => vi.fn());
vi.mock("../pickers/send-image.ts", () => ({ sendImage: sent }));

const own: Layer = {
  version: 1,
  screens: {
    home: {
      version: 1,
      blocks: {
        hero: {
          type: "organisationHero",
          in: "main",
          props: { slogan: { $bind: "site.organisation.slogan" }, cover: { $bind: "site.organisation.cover" } },
        },
      },
    },
  },
};

let texts: LoadedTexts;
beforeAll(async () => void (texts = await loadTexts("zh-CN")));
let store: DraftStore;
/** What the studio last drew with. */
const now = {} as { edits: PageEdits };
const said = vi.fn<(message: StudioMessage) => void>();
const notify = vi.fn();
const move = vi.fn();
const step = vi.fn();
const pick = vi.fn();
beforeEach(async () => {
  for (const one of [said, notify, move, step, pick, sent]) one.mockReset();
  const parts = studioParts({ texts, stored: storedDraft({ patch: own, base }), notify });
  ({ store } = parts);
  await draw(
    <StudioContext value={parts}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </StudioContext>,
  );
});
afterEach(async () => {
  await clear();
  store.stop();
});

function Page() {
  const edits = usePageEdits({
    place: { screen: "home" },
    screen: "home",
    isHere: (block, shown) => shown === "home" && block !== "elsewhere",
    typeOf: (block) => ({ hero: "organisationHero", statement: "textBlock", grid: "courseGrid" })[block],
    pick,
    placesFor: () => [{ place: "main", name: "主要内容", blocks: ["statement"] }],
    move,
    step,
    openPanel: () => undefined,
  });
  useLayoutEffect(() => void (now.edits = edits));
  return (
    <>
      {edits.hint && (
        <InlineHint hint={edits.hint} scale={1} room={{ width: 800, height: 600 }} onClose={edits.closeHint} />
      )}
      <ImageNotes {...edits.pictures} />
    </>
  );
}

const hear = (message: FrameMessage, lang = "zh-CN") => act(async () => now.edits.hear(message, { lang, say: said }));
const rect = { x: 10, y: 10, width: 100, height: 20 };
const pressText = (block: string, path: string[], shown: string) =>
  hear({ type: "lectern:picked", block, screen: "home", pressed: { shown, paths: [path], rect } });
const wrote = (block: string, path: string[], before: string, words: string, lang?: string) =>
  hear({ type: "lectern:wrote", block, screen: "home", path, before, words }, lang);
const last = () => store.get().history.past.at(-1)?.note;
const props = (block: string) => valueAt(store.get().draft.own, ["screens", "home", "blocks", block, "props"]);

test("a text that is pressed may be written there, and its field is shown", async () => {
  await pressText("points", ["items", "0", "heading"], "一");
  expect(said).toHaveBeenCalledWith(
    expect.objectContaining({ type: "lectern:edit", block: "points", lang: "zh-CN", long: false }),
  );
  expect(now.edits.field).toEqual({
    path: ["screens", "home", "blocks", "points", "props", "items", "0", "heading"],
    focus: false,
  });
});

test("what was written is one step in the language of the page, named by what it is, and can be undone", async () => {
  await wrote("statement", ["heading"], "讲师", "师傅们", "zh-CN");
  // What the product says there is not "讲师": nothing is written over what nobody saw.
  expect(props("statement")).toBeUndefined();
  expect(said).toHaveBeenLastCalledWith({ type: "lectern:edited", kept: false });
  expect(notify).toHaveBeenCalledWith(expect.stringContaining("师傅们"));

  await wrote("points", ["items", "0", "heading"], "One", "First", "en");
  expect(props("points")).toEqual({ items: [{ heading: { text: { "zh-CN": "一", en: "First" } } }] });
  expect(said).toHaveBeenLastCalledWith({ type: "lectern:edited", kept: true });
  await act(async () => store.undo());
  expect(props("points")).toBeUndefined();
});

test("a text that is bound to the sheet of the site changes the sheet", async () => {
  await pressText("hero", ["slogan"], "学以致用");
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ label: "编辑：本站 › 机构 › 口号" }));
  await wrote("hero", ["slogan"], "学以致用", "先学后干");
  expect(store.get().draft.own.site?.["organisation"]).toEqual({ slogan: { text: { "zh-CN": "先学后干" } } });
  expect(last()).toEqual({ labelKey: "studio.edit.words", values: { name: "本站 › 机构 › 口号" } });
});

test("what is bound to other data says where it is changed, and is not written", async () => {
  await pressText("grid", ["items", "0", "courseName"], "三小时看懂梯形图");
  expect(said).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toContain("课程列表");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/account/organization/vod");
  await press("Escape", document.body);
  expect(screen.queryByRole("link")).toBeNull();
});

test("blocks are moved where the outline would put them, by pointer and by keys", async () => {
  await hear({ type: "lectern:dragging", block: "grid", screen: "home" });
  expect(said).toHaveBeenCalledWith({
    type: "lectern:places",
    block: "grid",
    places: [{ place: "main", name: "主要内容", blocks: ["statement"] }],
  });
  // What is dragged is chosen: keys move it on.
  expect(pick).toHaveBeenLastCalledWith("grid", "home");
  await hear({ type: "lectern:moved", block: "grid", screen: "home", to: "main", before: "statement" });
  expect(move).toHaveBeenCalledWith("grid", "main", "statement");
  await hear({ type: "lectern:key", act: "up", block: "grid", screen: "home" });
  expect(step).toHaveBeenCalledWith("grid", -1);
  await hear({ type: "lectern:moved", block: "elsewhere", screen: "list", to: "main" });
  expect(move).toHaveBeenCalledTimes(1);
});

test("a picture is set where it was dropped, and what cannot be taken says why", async () => {
  const file = new File(["x"], "a.png", { type: "image/png" });
  const drop = async (block: string, then: () => void) => {
    await hear({ type: "lectern:dropped", block, screen: "home", file, paths: [] });
    await act(() => vi.waitFor(then, { timeout: 60_000 }));
  };
  const isTold = (words: string) => () => expect(screen.getByRole("alert").textContent).toContain(words);
  sent.mockResolvedValueOnce({ address: "/files/a.webp" });
  await drop("hero", () =>
    expect(valueAt(store.get().draft.own, ["site", "organisation", "cover"])).toBe("/files/a.webp"),
  );
  expect(last()).toEqual({ labelKey: "studio.edit.picture", values: { name: "本站 › 机构 › 封面" } });

  sent.mockResolvedValueOnce({ problem: "图片超过了 10 MB，请先缩小。" });
  await drop("hero", isTold("10 MB"));
  await click(screen.getByRole("button", { name: "关闭" }));
  await drop("grid", isTold("没有可以换的图片"));
});

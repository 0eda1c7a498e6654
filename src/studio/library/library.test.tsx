import { fireEvent, screen, within } from "@testing-library/react";
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { CallError } from "../../browser/call-error.ts";
import { clear, click, draw, press, type, until } from "../../forms/testing/page.ts";
import { setTransport } from "../../generated/client.ts";
import type { SiteImage } from "../../generated/types.ts";
import type { Layer } from "../../site/document/resolve.ts";
import type { DraftStore } from "../state/draft-store.ts";
import { StudioContext } from "../StudioContext.ts";
import { base } from "../testing/base.ts";
import { loadTexts, type LoadedTexts } from "../texts.ts";
import { useWorkbench } from "../StudioContext.ts";
import { storedDraft, studioParts } from "../testing/studio.ts";
import { LibraryView } from "./LibraryView.tsx";

const own: Layer = { version: 1, site: { version: 1 } };
let texts: LoadedTexts;
let store: DraftStore;
/** What the server keeps, the newest first. */
let kept: SiteImage[];
let calls: { operationId: string; input: Record<string, unknown> }[];
const choose = vi.fn();

beforeAll(async () => void (texts = await loadTexts("en")));
beforeEach(async () => {
  choose.mockReset();
  calls = [];
  kept = [image("2", "Yard", { en: "Children in the yard" }), image("1", "Hall")];
  setTransport(answer);
  const parts = studioParts({ texts, stored: storedDraft({ patch: own, base }) });
  ({ store } = parts);
  await draw(
    <MemoryRouter>
      <StudioContext value={parts}>
        <Library />
      </StudioContext>
    </MemoryRouter>,
  );
  await screen.findByRole("button", { name: /Yard/ });
});
afterEach(async () => {
  await clear();
  store.stop();
});

function Library() {
  return <LibraryView workbench={useWorkbench()} onChoose={choose} />;
}

function image(imageId: string, name: string, alt: Record<string, string> = {}): SiteImage {
  const fileUrl = `/files/public/image/aa/${imageId.padStart(30, "0")}.webp`;
  return {
    imageId,
    fileUrl,
    name,
    alt,
    width: 400,
    height: 200,
    fileSize: 2048,
    gmtCreate: "2026-11-28 10:00:00",
    useList: [],
  };
}

/** What calls of the library are asked with. */
interface Given {
  imageId: string;
  keyword: string;
  fileName: string;
  name: string;
  alt: Record<string, string>;
}

/** A library as the server answers for it. */
async function answer({ operationId }: { operationId: string }, input: object): Promise<unknown> {
  const given = input as Given;
  calls.push({ operationId, input: { ...given } });
  const at = kept.findIndex(({ imageId }) => imageId === given.imageId);
  switch (operationId) {
    case "listSiteImages": {
      const list = kept.filter(({ name }) => name.toLowerCase().includes(given.keyword.toLowerCase()));
      const quota = { images: kept.length, imageLimit: 5000, bytes: 4096, storageGb: 100 };
      return { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 24, quota };
    }
    case "addSiteImage":
      if (given.fileName === "bad.png") throw new CallError({ code: 1215, message: "This picture cannot be read." });
      kept = [image(String(kept.length + 10), given.fileName.replace(".png", "")), ...kept];
      return kept[0];
    case "saveSiteImage":
      kept = kept.map((one, index) => (index === at ? { ...one, name: given.name, alt: given.alt } : one));
      return kept[at];
    case "removeSiteImage":
      kept = kept.filter((_, index) => index !== at);
      return {};
    case "restoreSiteImage":
      kept = [image(given.imageId, "Hall"), ...kept];
      return kept[0];
    case "addSiteImagePart":
      kept = [{ ...image("30", "Hall"), originalId: given.imageId }, ...kept];
      return kept[0];
    default:
      throw new Error(operationId);
  }
}

const names = () => within(screen.getByRole("list", { name: "Picture library" })).getAllByRole("button");
const sent = (operationId: string) =>
  calls.filter((call) => call.operationId === operationId).map(({ input }) => input);
const open = async (name: RegExp) => click(screen.getByRole("button", { name }));

test("a picture is found by its name, looked at, and taken", async () => {
  await type(screen.getByRole("searchbox"), "hall");
  await until(() => names().length === 1);
  await open(/Hall/);
  await click(screen.getByRole("button", { name: "Use this picture" }));
  expect(choose).toHaveBeenCalledWith(kept[1]?.fileUrl);
});

test("files are dropped and pasted; one that is refused says why, and the others come in", async () => {
  const files = ["one.png", "bad.png"].map((name) => new File(["x"], name, { type: "image/png" }));
  await act(async () => {
    fireEvent.drop(screen.getByRole("searchbox"), { dataTransfer: { files } });
  });
  expect((await screen.findByRole("alert")).textContent).toContain("bad.pngThis picture cannot be read.");
  await until(() => names().length === 3);
  expect(screen.getByRole("complementary", { name: "Picture: one" })).toBeTruthy();
  await act(async () => {
    fireEvent.paste(screen.getByRole("searchbox"), {
      clipboardData: { files: [new File(["x"], "note.txt", { type: "text/plain" })] },
    });
  });
  expect(screen.getAllByRole("alert")[1]?.textContent).toContain("Only JPEG");
  expect(sent("addSiteImage")).toHaveLength(2);
});

test("what it shows in words is kept for each language when the field is left", async () => {
  await open(/Hall/);
  const field = screen.getByRole("textbox", { name: "What it shows (English)" });
  await type(field, "The hall at noon");
  await act(async () => void fireEvent.blur(field));
  expect(sent("saveSiteImage")).toMatchObject([{ imageId: "1", name: "Hall", alt: { en: "The hall at noon" } }]);
  expect(screen.getByText("Saved.")).toBeTruthy();
});

test("what was removed is put back by one press; what the site shows cannot be removed", async () => {
  await open(/Hall/);
  await click(screen.getByRole("button", { name: "Remove" }));
  await until(() => names().length === 1);
  await click(screen.getByRole("button", { name: "Undo" }));
  await until(() => names().length === 2);
  kept = kept.map((one) => ({ ...one, useList: [{ state: "live", pointer: "/site/info/wxCode" }] }));
  await type(screen.getByRole("searchbox"), "yard");
  await until(() => names().length === 1);
  await open(/Yard/);
  await click(screen.getByRole("button", { name: "Remove" }));
  expect(sent("removeSiteImage")).toHaveLength(1);
  expect(screen.getByText("published")).toBeTruthy();
});

test("the focal point is moved by arrow keys, is one step of the draft, and goes back to the middle", async () => {
  await open(/Hall/);
  const point = () => screen.getByRole("button", { name: /^Focal point/ });
  const focus = () => Object.values((store.get().draft.own.theme?.["focus"] ?? {}) as object);
  await press("ArrowLeft", point());
  await act(async () => void fireEvent.keyDown(point(), { key: "ArrowUp", shiftKey: true }));
  expect(focus()).toEqual([{ picture: kept[1]?.fileUrl, x: 49, y: 40 }]);
  expect(point().getAttribute("aria-label")).toBe("Focal point: 49% from the left, 40% from the top");
  await click(screen.getByRole("button", { name: "Back to the middle" }));
  expect(focus()).toEqual([]);
});

test("a part is cut out by keys, in a shape, as a picture of its own", async () => {
  await open(/Hall/);
  await click(screen.getByRole("button", { name: "Crop" }));
  await click(screen.getByRole("button", { name: "1 : 1" }));
  const frame = screen.getByRole("button", { name: /^What stays/ });
  await press("ArrowRight", frame);
  await act(async () => void fireEvent.keyDown(frame, { key: "ArrowLeft", shiftKey: true }));
  await click(screen.getByRole("button", { name: "Crop to a new picture" }));
  expect(sent("addSiteImagePart")).toEqual([
    { siteOrgNo: "1001", imageId: "1", left: 26, top: 0, width: 49, height: 98 },
  ]);
  await until(() => names().length === 3);
  expect(screen.getByText(/Cropped from another picture/)).toBeTruthy();
});

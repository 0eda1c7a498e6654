import { screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { button, clear, click, draw, type, until } from "../../forms/testing/page.ts";
import { outcomeOf } from "../calls/outcome.ts";
import type { StoredDraft, StudioCalls } from "../calls/studio-calls.ts";
import type { DraftStore } from "../state/draft-store.ts";
import { StudioContext } from "../StudioContext.ts";
import { mayAllBut } from "../testing/may.ts";
import { loadTexts, type LoadedTexts } from "../texts.ts";
import { storedDraft, studioParts } from "../testing/studio.ts";
import { PublishButton } from "./PublishButton.tsx";

const request: NonNullable<StoredDraft["request"]> = {
  id: "7",
  state: "open",
  version: 3,
  note: "秋季招生",
  authorName: "李雷（作者）",
  isOwn: false,
  gmtCreate: "2026-11-28 10:00:00",
};
const author = mayAllBut("publishSite", "rollbackSite", "sendSiteDraftBack", "savePublishingRule");

let texts: LoadedTexts;
beforeAll(async () => void (texts = await loadTexts("en")));
let store: DraftStore | undefined;
afterEach(async () => {
  await clear();
  store?.stop();
});

/** Draws the button of the studio's bar over a draft, and gives its label. */
async function bar(
  { may = mayAllBut(), ...draft }: Partial<StoredDraft> & { may?: ReturnType<typeof mayAllBut> },
  calls: Partial<StudioCalls> = {},
  address = "/screens/home",
): Promise<string | undefined> {
  const parts = studioParts({
    texts,
    stored: storedDraft({ authorName: "李雷（作者）", ...draft }),
    calls: {
      compare: async () => [{ path: ["site", "info", "title"], kind: "changed", before: "a", after: "b" }],
      ...calls,
    },
    start: { may },
    t: (key) => key,
    outcomeOf,
  });
  ({ store } = parts);
  await draw(
    <MemoryRouter initialEntries={[address]}>
      <StudioContext value={parts}>
        <PublishButton />
      </StudioContext>
    </MemoryRouter>,
  );
  return screen.queryAllByRole("button")[0]?.textContent;
}

test("the bar says what is next: publishing, asking for it, a look at what was asked, or nothing for who only looks", async () => {
  const cases: [Parameters<typeof bar>[0], string | undefined][] = [
    [{}, "studio.publish"],
    [{ may: author }, "studio.request.ask"],
    [{ request }, "studio.request.review"],
    [{ may: author, request: { ...request, isOwn: true } }, "studio.request.waits"],
    [{ may: author, request: { ...request, isOwn: true, state: "returned" } }, "studio.request.isReturned"],
    [{ may: mayAllBut("publishSite", "saveSiteRequest") }, undefined],
  ];
  for (const [draft, label] of cases) {
    expect(await bar(draft)).toBe(label);
    await clear();
  }
});

test("an author asks with a note, and has nothing to publish with", async () => {
  const ask = vi.fn<StudioCalls["ask"]>().mockResolvedValue({});
  await bar({ may: author }, { ask });
  await click(button("studio.request.ask"));
  const sheet = within(await screen.findByRole("dialog"));
  expect(sheet.queryByRole("button", { name: "studio.publishNow" })).toBeNull();
  expect(sheet.queryByLabelText("studio.publishTime")).toBeNull();
  await type(sheet.getByLabelText<HTMLInputElement>("studio.request.note"), "秋季招生");
  const asking = sheet.getByRole<HTMLButtonElement>("button", { name: "studio.request.ask" });
  await until(() => !asking.disabled);
  await click(asking);
  expect(ask.mock.calls).toEqual([[{ version: 3, note: "秋季招生" }]]);
});

test("who decides reads who asked and why, and sends it back with words only", async () => {
  const sendBack = vi.fn<StudioCalls["sendBack"]>().mockResolvedValue({});
  await bar({ request }, { sendBack }, "/screens/home?publish");
  const note = within(await screen.findByRole("region", { name: "studio.request" }));
  expect(note.getByText("秋季招生")).toBeTruthy();
  expect(note.queryByText("studio.request.older")).toBeNull();
  await click(note.getByRole("button", { name: "studio.request.sendBack" }));
  const send = note.getByRole<HTMLButtonElement>("button", { name: "studio.request.sendBackNow" });
  expect(send.disabled).toBe(true);
  await type(note.getByLabelText<HTMLTextAreaElement>("studio.request.opinion"), "请换一张图");
  await until(() => !send.disabled);
  await click(send);
  expect(sendBack.mock.calls).toEqual([[{ id: "7", opinion: "请换一张图" }]]);
});

test("a draft that changed since says so, and its author may ask again", async () => {
  await bar({ may: author, request: { ...request, isOwn: true, version: 2 } }, {}, "/screens/home?publish");
  const sheet = within(await screen.findByRole("dialog"));
  expect(await sheet.findByText("studio.request.older")).toBeTruthy();
  expect(sheet.getByRole("button", { name: "studio.request.ask" })).toBeTruthy();
});

test("where two are wanted, who changed the draft last asks another, whatever their role", async () => {
  await bar({ needsTwo: true, isOwn: true }, {}, "/screens/home?publish");
  const sheet = within(await screen.findByRole("dialog"));
  expect(sheet.getByText("studio.request.needsTwo")).toBeTruthy();
  expect(sheet.queryByRole("button", { name: "studio.publishNow" })).toBeNull();
  expect(sheet.getByRole("button", { name: "studio.request.ask" })).toBeTruthy();
});

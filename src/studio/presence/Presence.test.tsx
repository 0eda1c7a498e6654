import { screen } from "@testing-library/react";
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { clear, draw, until } from "../../forms/testing/page.ts";
import type { StudioNews, StudioPerson } from "../../shared/studio-live.ts";
import { outcomeOf } from "../calls/outcome.ts";
import type { StudioCalls } from "../calls/studio-calls.ts";
import type { DraftStore } from "../state/draft-store.ts";
import { StudioContext, type StudioParts } from "../StudioContext.ts";
import { t } from "../testing/labels.ts";
import { loadTexts, type LoadedTexts } from "../texts.ts";
import { storedDraft, studioParts } from "../testing/studio.ts";
import { Presence } from "./Presence.tsx";

const layer = (title: string) => ({ version: 1, site: { version: 1, info: { title: { text: { "zh-CN": title } } } } });
const stored = storedDraft({ patch: layer("a") });
const mark = { type: "draft", version: 3, publishedRevision: "1", needsTwo: false, request: "" } as const;
const person = (tab: string, userNo: string, name: string): StudioPerson => ({
  tab,
  userNo,
  name,
  role: "editor",
  page: "/settings/info",
});

/** A connection that the test speaks for. */
class FakeSocket {
  readyState = 1;
  sent: unknown[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  send = (text: string) => void this.sent.push(JSON.parse(text));
  close = () => undefined;
  say = (news: StudioNews) => act(async () => this.onmessage?.({ data: JSON.stringify(news) }));
}

let texts: LoadedTexts;
beforeAll(async () => void (texts = await loadTexts("zh-CN")));
let store: DraftStore | undefined;
afterEach(async () => {
  await clear();
  store?.stop();
});

async function open(calls: Partial<StudioCalls> = {}) {
  const notify = vi.fn<StudioParts["notify"]>();
  const viewer = { id: "7", name: "", isOperator: false };
  const parts = studioParts({ texts, stored, calls, start: { viewer }, t, notify, outcomeOf });
  ({ store } = parts);
  const socket = new FakeSocket();
  await draw(
    <MemoryRouter initialEntries={["/screens/home"]}>
      <StudioContext value={parts}>
        <Presence connect={() => socket as unknown as WebSocket} />
      </StudioContext>
    </MemoryRouter>,
  );
  await act(async () => socket.onopen?.());
  return { socket, notify, store };
}

test("shows who else is there, not oneself, and nobody once the connection is lost", async () => {
  const { socket } = await open();
  expect(socket.sent.at(-1)).toEqual({ page: "/screens/home" });
  await socket.say({ type: "people", people: [person("1", "7", "我"), person("2", "8", "李雷")] });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["李李雷（编辑）"]);
  await act(async () => socket.onclose?.({ code: 1006 }));
  expect(screen.queryByRole("list")).toBeNull();
});

test("what another saved comes in by itself and says who and where; to undo takes back only what is one's own", async () => {
  const theirs = { ...stored, version: 5, authorName: "李雷（编辑）", patch: layer("b") };
  const saveDraft = vi.fn().mockResolvedValue({ version: 4, isChanged: true, findings: [] });
  const { socket, notify, store } = await open({ getDraft: vi.fn().mockResolvedValue(theirs), saveDraft });
  const withLink = { version: 1, items: {} };
  await act(async () => {
    store.edit((own) => ({ ...own, nav: withLink }) as typeof own, "studio.edit.add");
    await store.flush();
  });
  theirs.patch = { ...layer("b"), nav: withLink } as never;
  await socket.say({ ...mark, version: 5 });
  await until(() => notify.mock.calls.length === 1);
  expect(notify.mock.calls[0]?.[0]).toContain("李雷（编辑）刚改了");
  expect(store.get().draft.own).toEqual(theirs.patch);
  await act(async () => store.undo());
  expect(store.get().draft.own).toEqual(layer("b"));
});

test("asks for nothing where the server has what the tab knows", async () => {
  const getDraft = vi.fn<StudioCalls["getDraft"]>();
  const { socket } = await open({ getDraft });
  await socket.say(mark);
  await act(() => new Promise((done) => setTimeout(done, 800)));
  expect(getDraft).not.toHaveBeenCalled();
});

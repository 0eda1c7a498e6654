import { screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { clear, draw, until } from "../../forms/testing/page.ts";
import type { StudioCalls } from "../calls/studio-calls.ts";
import { setValue } from "../../site/edit/edit.ts";
import type { Layer } from "../../site/document/resolve.ts";
import type { DraftStore } from "../state/draft-store.ts";
import { StudioContext } from "../StudioContext.ts";
import { base } from "../testing/base.ts";
import { loadTexts, type LoadedTexts } from "../texts.ts";
import { storedDraft, studioParts } from "../testing/studio.ts";
import { Preview } from "./Preview.tsx";

const empty: Layer = { version: 1, site: { version: 1 } };
const stored = storedDraft({ patch: empty, base, isChanged: false });
const page = (path: string) => ({ version: 1, path, layout: "default", org: true });

let texts: LoadedTexts;
beforeAll(async () => void (texts = await loadTexts("en")));
beforeEach(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
let store: DraftStore;
afterEach(async () => {
  await clear();
  store.stop();
});

test("a page that was only just added is asked for once it is stored, and one with another address at the one that is stored", async () => {
  const saves: (() => void)[] = [];
  const calls: Partial<StudioCalls> = {
    createPreview: async () => ({ url: "/_lectern/preview/token", endTime: "" }),
    saveDraft: ({ version }) =>
      new Promise((resolve) => saves.push(() => resolve({ version: version + 1, isChanged: true, findings: [] }))),
  };
  const parts = studioParts({ texts, stored, calls, t: (key) => key });
  ({ store } = parts);
  const edit = (path: string) =>
    act(async () =>
      store.edit((own) => setValue({ own, path: ["screens", "p/autumn"], value: page(path) }), "studio.edit.add"),
    );
  const frame = () => screen.queryByTitle("studio.preview");
  const address = () => frame()?.getAttribute("src") ?? "";
  await edit("/p/autumn");
  await draw(
    <StudioContext value={parts}>
      <Preview screen="p/autumn" selected={undefined} saves={0} onPick={() => undefined} />
    </StudioContext>,
  );
  await until(() => saves.length === 1);
  // The address of previews is known by now.
  await act(async () => undefined);
  expect(frame()).toBeNull();
  await act(async () => saves[0]?.());
  await until(() => address().includes("/p/autumn"));

  await edit("/p/winter");
  await until(() => saves.length === 2);
  expect(address()).toContain("/p/autumn");
  await act(async () => saves[1]?.());
  await until(() => address().includes("/p/winter"));
});

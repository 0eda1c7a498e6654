import { screen, within } from "@testing-library/react";
import { act } from "react";
import type { LayerChange } from "../../generated/types.ts";
import * as errorCode from "../../generated/error-codes.ts";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { CallError } from "../../browser/call-error.ts";
import { button, clear, click, draw, until } from "../../forms/testing/page.ts";
import { outcomeOf } from "../calls/outcome.ts";
import type { StudioCalls } from "../calls/studio-calls.ts";
import { SaveStatus } from "../shell/SaveStatus.tsx";
import type { DraftStore } from "../state/draft-store.ts";
import { StudioContext, type StudioParts } from "../StudioContext.ts";
import { loadTexts, type LoadedTexts } from "../texts.ts";
import { themePresets } from "../settings/theme-presets.ts";
import { storedDraft, studioParts } from "../testing/studio.ts";
import { FindingList } from "./FindingList.tsx";
import { PublishSheet } from "./PublishSheet.tsx";

const layer = (title: string) => ({ version: 1, site: { version: 1, info: { title: { text: { en: title } } } } });
const stored = storedDraft({ patch: layer("a") });
const change: LayerChange = {
  path: ["site", "info", "title"],
  kind: "changed",
  before: { text: { en: "a" } },
  after: { text: { en: "b" } },
};

let texts: LoadedTexts;
beforeAll(async () => void (texts = await loadTexts("en")));
let store: DraftStore | undefined;
afterEach(async () => {
  await clear();
  store?.stop();
});

/** The studio's parts around a draft; what is not used here is not there. */
function partsWith(calls: Partial<StudioCalls>): StudioParts {
  const parts = studioParts({
    texts,
    stored,
    calls: { compare: async () => [change], ...calls },
    t: (key) => key,
    outcomeOf,
  });
  ({ store } = parts);
  return parts;
}

test("a refusal to publish stands at the buttons, with what is wrong, and has the focus", async () => {
  const findings = [
    { severity: "error", message: "The colour cannot be read.", pointer: "/theme/color/light/primary" },
  ];
  const publish = vi
    .fn()
    .mockRejectedValue(
      new CallError({ code: errorCode.SITE_HAS_FAULTS, message: "The draft has mistakes.", data: { findings } }),
    );
  const parts = partsWith({ publish });
  await draw(
    <MemoryRouter>
      <StudioContext value={parts}>
        <PublishSheet onClose={() => undefined} />
      </StudioContext>
    </MemoryRouter>,
  );
  const publishNow = await screen.findByRole<HTMLButtonElement>("button", { name: "studio.publishNow" });
  await until(() => !publishNow.disabled);
  await click(publishNow);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The draft has mistakes.");
  expect(alert.textContent).toContain("The colour cannot be read.");
  expect(alert.nextElementSibling?.contains(publishNow)).toBe(true);
  expect(document.activeElement).toBe(alert);
});

test("a text that was changed in another language is shown in it, and an entry of the navigation by its words", async () => {
  const before = { text: { en: "Enrol", "zh-CN": "九月招生" } };
  const parts = partsWith({
    compare: async () => [
      {
        path: ["site", "info", "title"],
        kind: "changed",
        before,
        after: { text: { en: "Enrol", "zh-CN": "秋季招生" } },
      },
      { path: ["nav", "items", "visit", "order"], kind: "changed", before: 1, after: 2 },
    ],
    getDraft: async () => ({
      ...stored,
      patch: {
        ...layer("a"),
        nav: { version: 1, items: { visit: { navTitle: { text: { en: "Visit us" } }, order: 2 } } },
      },
    }),
  });
  await act(async () => parts.store.reload("studio.edit.import"));
  await draw(
    <MemoryRouter>
      <StudioContext value={parts}>
        <PublishSheet onClose={() => undefined} />
      </StudioContext>
    </MemoryRouter>,
  );
  await until(() => document.body.textContent?.includes("秋季招生"));
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringContaining("studio.change.before九月招生studio.change.after秋季招生"),
    expect.stringContaining("Visit us › Order"),
  ]);
});

test("a finding is headed by the name of its block, also of one that only the layers below know", async () => {
  const finding = (pointer: string) => ({ severity: "warning" as const, message: pointer, pointer });
  const title = { text: { en: "a" } };
  const parts = partsWith({
    getDraft: async () => ({
      ...stored,
      patch: {
        ...layer("a"),
        screens: { home: { version: 1, blocks: { join: { type: "callout", props: { heading: title } } } } },
      },
      base: {
        version: 1,
        site: {},
        screens: { home: { version: 1, layout: "default", blocks: { questions: { type: "faqList", in: "main" } } } },
      },
    }),
  });
  await act(async () => parts.store.reload("studio.edit.import"));
  await draw(
    <MemoryRouter>
      <StudioContext value={parts}>
        <FindingList findings={[finding("/screens/home/blocks/join"), finding("/screens/home/blocks/questions")]} />
      </StudioContext>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Home › Callout “a”",
    "Home › Questions and answers",
  ]);
});

test("a session that ended is said, with a way to sign in, and is not taken for a lost connection", async () => {
  const saveDraft = vi.fn().mockRejectedValue(new CallError({ code: errorCode.TOKEN_INVALID, message: "Sign in." }));
  const parts = partsWith({ saveDraft });
  await draw(
    <StudioContext value={parts}>
      <SaveStatus />
    </StudioContext>,
  );
  await act(async () => parts.store.edit(() => layer("b"), "studio.edit.add"));
  await until(() => document.body.textContent?.includes("studio.save.signedOut"));
  expect(document.body.textContent).not.toContain("studio.save.offline");
  expect(screen.getByRole("link")).toMatchObject({ pathname: "/login", target: "_blank" });
  saveDraft.mockRejectedValue(new CallError({ code: 0, message: "" }));
  await click(button("studio.again"));
  await until(() => document.body.textContent?.includes("studio.save.offline"));
  saveDraft.mockResolvedValue({ version: 4, isChanged: true, findings: [] });
  await click(button("studio.again"));
  await until(() => document.body.textContent?.includes("studio.save.saved"));
});

test("a draft that was discarded is one press on the message away", async () => {
  const parts = partsWith({ discardDraft: async () => stored });
  const notify = vi.fn<StudioParts["notify"]>();
  const undoLast = vi.spyOn(parts.store, "undoLast");
  await draw(
    <MemoryRouter>
      <StudioContext value={{ ...parts, notify }}>
        <PublishSheet onClose={() => undefined} />
      </StudioContext>
    </MemoryRouter>,
  );
  await until(() => screen.queryByRole("button", { name: "studio.discard" }));
  await click(button("studio.discard"));
  await until(() => notify.mock.calls.length === 1);
  expect(notify).toHaveBeenCalledWith("studio.discarded", {
    label: "studio.undo",
    run: undoLast.mock.results[0]?.value,
  });
});

test("a look is one row, a picture is a picture, and what changed of a block stands together", async () => {
  const colours = Object.entries(themePresets.indigo.color.light).map(([token, after]) => ({
    path: ["theme", "color", "light", token],
    kind: "changed" as const,
    before: "#ffffff",
    after,
  }));
  const ofHero = (path: string[], after: string | number) => ({
    path: ["screens", "home", "blocks", "hero", ...path],
    kind: "changed" as const,
    before: 1,
    after,
  });
  const parts = partsWith({
    compare: async () => [
      ...colours,
      { path: ["site", "organisation", "cover"], kind: "added" as const, after: "/files/public/cover/a.webp" },
      ofHero(["props", "look"], "letter"),
      ofHero(["order"], 3),
    ],
  });
  await draw(
    <MemoryRouter>
      <StudioContext value={parts}>
        <PublishSheet onClose={() => undefined} />
      </StudioContext>
    </MemoryRouter>,
  );
  const changes = within(await screen.findByRole("region", { name: "studio.changes" }));
  await until(() => changes.queryAllByRole("listitem").length > 0);
  expect(changes.getAllByRole("listitem")).toHaveLength(3);
  expect(changes.getByText("studio.change.look")).toBeTruthy();
  expect(changes.getByRole<HTMLImageElement>("img").src).toContain("/files/public/cover/a.webp");
});

test("the first publishing waits for what the law asks for, and one press says that the platform's terms hold", async () => {
  const findings = [
    { severity: "error" as const, about: "law" as const, pointer: "/site/about", message: "There are no terms." },
    { severity: "warning" as const, about: "starter" as const, pointer: "/site/info", message: "It is as it began." },
  ];
  const saveDraft = vi.fn().mockResolvedValue({ version: 4, isChanged: true, findings: [] });
  const parts = partsWith({ check: async () => findings, saveDraft });
  await draw(
    <MemoryRouter>
      <StudioContext value={parts}>
        <PublishSheet onClose={() => undefined} />
      </StudioContext>
    </MemoryRouter>,
  );
  const yours = within(await screen.findByRole("region", { name: "studio.settings.yours" }));
  expect(await yours.findByText("There are no terms.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "studio.publishNow" }).disabled).toBe(true);
  await click(button("studio.yours.usePlatform"));
  await act(async () => void (await parts.store.flush()));
  expect(saveDraft.mock.calls[0]?.[0].patch.site.about.rules.articles.terms).toMatchObject({ isPlatforms: true });
  await until(() => !screen.getByRole<HTMLButtonElement>("button", { name: "studio.publishNow" }).disabled);
  expect(screen.queryByRole("button", { name: "studio.yours.usePlatform" })).toBeNull();
});

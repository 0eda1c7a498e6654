import { screen, within } from "@testing-library/react";
import { act, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { clear, click, draw, field, press, texts } from "../../forms/testing/page.ts";
import { handles } from "../testing/draw.tsx";
import { StudyBar } from "../study-bar/StudyBar.tsx";
import { Panels } from "./Panels.tsx";
import { usePanel } from "./panels.ts";

const items = [
  { value: "outline", label: "目录" },
  { value: "notes", label: "笔记" },
  { value: "transcript", label: "文字稿" },
];
function Maybe({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  usePanel(isEmpty);
  return isEmpty ? null : children;
}
const slots = (hasTranscript = true) => ({
  first: <p>全部课时</p>,
  second: <input aria-label="写一条笔记" />,
  third: <Maybe isEmpty={!hasTranscript}>逐句</Maybe>,
});
const panels = (hasTranscript?: boolean) => (
  <>
    <StudyBar {...handles} courseId="1" />
    <Panels label="课程资料" id="p" items={items} slots={slots(hasTranscript)} />
  </>
);
/** Drawn, with the buttons that come once the page runs. */
async function show(hasTranscript?: boolean): Promise<void> {
  await draw(panels(hasTranscript));
  await screen.findByRole("tablist");
  await screen.findByRole("group", { name: "课程资料" });
}
const tabs = () => texts(screen.getAllByRole("tab"));
const selected = () => texts(screen.getAllByRole("tab", { selected: true }));
const inBar = (name: string) => within(screen.getByRole("group", { name: "课程资料" })).getByRole("button", { name });
afterEach(clear);

test("the served page shows the first panel, and nothing to press that could do nothing", () => {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(panels());
  expect(within(place).queryByRole("tablist")).toBeNull();
  expect(within(place).getByText("全部课时").closest("[hidden]")).toBeNull();
  expect(within(place).getByLabelText("写一条笔记").closest("[hidden]")).not.toBeNull();
});

test("one is in front; what was typed behind another stays", async () => {
  await show();
  expect(selected()).toEqual(["目录"]);
  await click(screen.getByRole("tab", { name: "笔记" }));
  field("写一条笔记").value = "要点";
  await act(async () => screen.getByRole("tab", { name: "笔记" }).focus());
  await press("ArrowLeft");
  expect(selected()).toEqual(["目录"]);
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "目录" }));
  await press("End");
  expect(within(screen.getByRole("tabpanel", { name: "文字稿" })).getByText("逐句")).toBeDefined();
  expect(field("写一条笔记").value).toBe("要点");
});

test("a panel whose block has nothing to show is left out until it has", async () => {
  await show(false);
  expect(tabs()).toEqual(["目录", "笔记"]);
  await show(true);
  expect(tabs()).toEqual(["目录", "笔记", "文字稿"]);
});

test("the bar brings a panel to the front, takes the panels away, and gets them back", async () => {
  await show();
  await click(inBar("笔记"));
  expect(selected()).toEqual(["笔记"]);
  expect(inBar("笔记").getAttribute("aria-pressed")).toBe("true");
  await click(inBar("笔记"));
  expect(inBar("笔记").getAttribute("aria-pressed")).toBe("false");
  await click(inBar("目录"));
  expect(selected()).toEqual(["目录"]);
  expect(inBar("目录").getAttribute("aria-pressed")).toBe("true");
});

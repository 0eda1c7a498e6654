import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts } from "../../forms/testing/page.ts";
import { LoadedPages } from "./loaded-pages.tsx";

afterEach(clear);

test("leads through the pages of a list, and is nothing where there is one", async () => {
  const go = vi.fn();
  const place = await draw(<LoadedPages page={1} total={1} go={go} t={t} />);
  expect(place.innerHTML).toBe("");
  await draw(<LoadedPages page={2} total={3} go={go} t={t} />);
  const pages = screen.getByRole("group", { name: t("pagination.label") });
  expect(texts(pages.children)).toEqual([
    t("pagination.previous"),
    t("pagination.of", { page: 2, total: 3 }),
    t("pagination.next"),
  ]);
  await click(button(t("pagination.previous")));
  await click(button(t("pagination.next")));
  expect(go.mock.calls).toEqual([[1], [3]]);
  // Beyond the last page of a list that has become shorter there is only the way back.
  await draw(<LoadedPages page={4} total={3} go={go} t={t} />);
  expect(button(t("pagination.previous")).disabled).toBe(false);
  expect(button(t("pagination.next")).disabled).toBe(true);
});

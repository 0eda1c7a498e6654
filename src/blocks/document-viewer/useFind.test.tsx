import { renderHook } from "@testing-library/react";
import { act } from "react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { afterEach, expect, test, vi } from "vitest";
import { clear } from "../../forms/testing/page.ts";
import { useFind } from "./useFind.ts";

const show = vi.fn();

/** A document of these pages; reading waits until `read` is called, which may fail the first time. */
function documentOf(pages: readonly string[]) {
  let read: (isRead: boolean) => void = () => undefined;
  const pdf = {
    numPages: pages.length,
    getPage: async (number: number) => {
      if (number === 1 && !(await new Promise<boolean>((done) => (read = done)))) throw new Error("offline");
      return { getTextContent: async () => ({ items: [{ str: pages[number - 1] }] }) };
    },
  } as unknown as PDFDocumentProxy;
  return { pdf, read: (isRead: boolean) => act(async () => read(isRead)) };
}

const searching = (pdf: PDFDocumentProxy) => renderHook(() => useFind(pdf, { page: 1, show })).result;

afterEach(async () => {
  show.mockReset();
  await clear();
});

test("comes to the first place from the page on that is read", async () => {
  const { pdf, read } = documentOf(["安全", "用电"]);
  const finding = searching(pdf);
  await act(async () => void finding.current.find("用电"));
  expect(finding.current.found.places).toBeUndefined();
  await read(true);
  expect(finding.current.found.places).toEqual([{ page: 2, nth: 0 }]);
  expect(show).toHaveBeenCalledExactlyOnceWith(2);
});

test("a search that was ended meanwhile turns no page", async () => {
  const { pdf, read } = documentOf(["安全", "用电"]);
  const finding = searching(pdf);
  await act(async () => void finding.current.find("用电"));
  await act(async () => finding.current.end());
  await read(true);
  expect(finding.current.found.wanted).toBe("");
  expect(show).not.toHaveBeenCalled();
});

test("a document that could not be read is read again by the next search", async () => {
  const { pdf, read } = documentOf(["安全", "用电"]);
  const finding = searching(pdf);
  await act(async () => void finding.current.find("用电"));
  await read(false);
  expect(finding.current.found).toEqual({ wanted: "", places: [], at: 0 });
  await act(async () => void finding.current.find("用电"));
  await read(true);
  expect(show).toHaveBeenCalledExactlyOnceWith(2);
});

import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { FileList } from "./FileList.tsx";

const file = { chapterId: "1", periodType: 3 as const, isFree: 0 as const };
const chapters = [{ id: "1", courseId: "2", chapterName: "资料", chapterDesc: "", isFree: 0 as const, periodList: [{ ...file, id: "1", periodName: "手册", docName: "手册.pdf", docPage: 12, isFree: 1 as const }, { ...file, id: "2", periodName: "图", docName: "图.pdf", docPage: 3 }, { ...file, id: "3", periodName: "视频", periodType: 1 as const }] }];

test("says of each document what it is, how long, and whether it can be looked into; videos are no documents", () => {
  const list = draw(FileList, { chapters });
  expect([...list.querySelectorAll("li")].map((line) => line.textContent)).toEqual(["手册.pdfPDF12 页可预览", "图.pdfPDF3 页"]);
  expect(list.querySelector("header")?.textContent).toContain("15 页");
});

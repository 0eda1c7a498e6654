import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { FileList } from "./FileList.tsx";

const file = { chapterId: "1", periodType: 3 as const, isFree: 0 as const };
const first = {
  ...file,
  id: "1",
  periodName: "手册",
  docName: "手册.pdf",
  docPage: 12,
  fileSize: 1_258_291,
  isFree: 1 as const,
};
const chapter = { id: "1", courseId: "2", chapterName: "资料", chapterDesc: "", isFree: 0 as const };
const chapters = [
  {
    ...chapter,
    periodList: [
      first,
      { ...file, id: "2", periodName: "表格", periodType: 4 as const, docName: "表格.zip", fileSize: 2048 },
      { ...file, id: "3", periodName: "视频", periodType: 1 as const },
    ],
  },
];

test("says of each file what it is, how long, how large, and whether it can be looked into; films are no files", () => {
  const list = draw(FileList, { chapters });
  expect(
    [...list.querySelectorAll("li")].map((line) =>
      [...line.querySelectorAll("span:not(.facts)")].map((part) => part.textContent),
    ),
  ).toEqual([
    ["手册", "PDF", "12 页", "1.2 MB", "试读"],
    ["表格", "ZIP", "2 KB"],
  ]);
  expect(within(list).getByRole("banner").textContent).toContain("2 个文件 · 12 页 · 1.2 MB");
});

test("leads to studying each, and says how far the viewer is", () => {
  const study = { canStudy: 1 as const, isComplete: 0 as const, position: 6, page: 6, seconds: 90 };
  const progress = [{ ...chapter, periodList: [{ ...first, ...study, percent: 50 }] }];
  const list = draw(FileList, { chapters, progress, studyPath: "/study" });
  expect(addresses(list)).toEqual(["/study/2?period=1", "/study/2?period=2"]);
  expect(within(list).getAllByRole("listitem")[0]?.textContent).toContain("已读 50%");
  expect(within(list).queryByText("试读")).toBeNull();
});

test("says of a file that is kept, not read, that it was downloaded", () => {
  const [, zip] = chapters[0]!.periodList;
  const study = { canStudy: 1 as const, isComplete: 1 as const, position: 0, page: 0, seconds: 0, percent: 100 };
  const progress = [{ ...chapter, periodList: [{ ...zip!, ...study }] }];
  const line = within(draw(FileList, { chapters, progress })).getAllByRole("listitem")[1];
  expect(line?.textContent).toContain("已下载");
  expect(line?.textContent).not.toContain("%");
});

test("names chapters where there are several, and is nothing where there are no files", () => {
  const two = [...chapters, { ...chapter, id: "2", chapterName: "附录", periodList: [{ ...first, id: "9" }] }];
  expect(texts(within(draw(FileList, { chapters: two })).getAllByRole("heading", { level: 3 }))).toEqual([
    "资料",
    "附录",
  ]);
  expect(draw(FileList, { chapters: [{ ...chapter, periodList: [] }] }).innerHTML).toBe("");
});

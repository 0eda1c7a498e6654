import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { DocumentViewer } from "./DocumentViewer.tsx";

test("offers each document of a course, and nothing else", () => {
  const viewer = draw(DocumentViewer, { courseId: course.id, chapters: course.chapterList });
  const documents = course.chapterList
    .flatMap(({ periodList }) => periodList)
    .filter(({ periodType }) => periodType === 3);
  expect(documents.length).toBeGreaterThan(0);
  expect([...viewer.querySelectorAll("button")].map((button) => button.textContent)).toEqual(
    documents.map(({ periodName }) => periodName),
  );
});

test("is not there where a course has no documents", () => {
  expect(draw(DocumentViewer, { courseId: course.id, chapters: [] }).innerHTML).toBe("");
});

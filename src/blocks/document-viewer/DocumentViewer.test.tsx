import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { DocumentViewer } from "./DocumentViewer.tsx";

test("offers each document of a course, and nothing else", () => {
  const viewer = draw(DocumentViewer, { courseId: course.id, chapters: course.chapterList });
  const documents = course.chapterList
    .flatMap(({ periodList }) => periodList)
    .filter(({ periodType }) => periodType === 3);
  expect(documents.length).toBeGreaterThan(0);
  expect(texts(within(viewer).getAllByRole("button"))).toEqual(documents.map(({ periodName }) => periodName));
});

test("is not there where a course has no documents", () => {
  expect(draw(DocumentViewer, { courseId: course.id, chapters: [] }).innerHTML).toBe("");
});

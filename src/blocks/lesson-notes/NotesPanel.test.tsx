import { render, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { clear, field, t, type } from "../../forms/testing/page.ts";
import type { BlockProps } from "../block.ts";
import { OpenLessonContext, type LessonControl, type OpenLesson } from "../course-player/open-lesson.ts";
import { course } from "../testing/samples.ts";
import { NotesPanel } from "./NotesPanel.tsx";

const [first, second] = course.chapterList.flatMap(({ periodList }) => periodList);
const control: LessonControl = {
  position: () => 0,
  goTo: () => undefined,
  isDocument: false,
  isLive: false,
  captions: [],
  video: { current: null },
};
const props = {
  courseId: course.id,
  signedIn: true,
  operations: { listStudyNotes: vi.fn(async () => ({ list: [] })), saveStudyNote: vi.fn(), deleteStudyNote: vi.fn() },
  blockKey: "notes",
  t,
} as unknown as BlockProps<"lessonNotes">;

const beside = (lesson: OpenLesson) => (
  <OpenLessonContext value={lesson}>
    <NotesPanel {...props} />
  </OpenLessonContext>
);
const written = () => field("写一条笔记");

afterEach(clear);

test("keeps half a note while its lesson is renewed or the next one has begun", async () => {
  const { rerender } = render(beside({ current: first, control }));
  const show = (lesson: OpenLesson) => act(async () => rerender(beside(lesson)));
  await type(written(), "半条笔");
  await show({ current: first, control: undefined });
  expect(screen.queryByRole("textbox")).toBeNull();
  await show({ current: first, control });
  expect(written().value).toBe("半条笔");
  await show({ current: second, control });
  expect(written().value).toBe("");
  await show({ current: first, control });
  expect(written().value).toBe("半条笔");
});

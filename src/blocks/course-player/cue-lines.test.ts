import { expect, test } from "vitest";
import { liftCues } from "./cue-lines.ts";

const cue = (text: string, line: number | "auto" = "auto", snapToLines = true) => ({ text, line, snapToLines });

test("captions stand above the controls, each by its own lines, and at the bottom again without them", () => {
  const cues = [cue("一行"), cue("两\n行")];
  liftCues(cues, 3);
  expect(cues.map(({ line }) => line)).toEqual([-4, -5]);
  liftCues(cues, 4);
  expect(cues.map(({ line }) => line)).toEqual([-5, -6]);
  liftCues(cues, 0);
  expect(cues.map(({ line }) => line)).toEqual(["auto", "auto"]);
});

test("captions that say where they stand stay there", () => {
  const cues = [cue("上", 0), cue("中", 50, false)];
  liftCues(cues, 3);
  expect(cues.map(({ line }) => line)).toEqual([0, 50]);
});

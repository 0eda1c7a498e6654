import { within } from "@testing-library/react";
import "../../ui/math-at-once.ts";
import { expect, test } from "vitest";
import type { ExamAttemptCard, ExamExplainedSlot } from "../../generated/types.ts";
import { draw } from "../testing/draw.tsx";
import { ExamExplain } from "./ExamExplain.tsx";

const attempt = { id: "5" } as ExamAttemptCard;
const slot: ExamExplainedSlot = {
  slot: 1,
  section: 0,
  questionKind: 1,
  maxScore: 4,
  body: { stem: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "问" }] }] } },
};

test("says how each answer did, and where its points are not told no more than that it is not all right", () => {
  const verdict = (more: Partial<ExamExplainedSlot>) =>
    within(draw(ExamExplain, { attempt, slotList: [{ ...slot, ...more }] })).queryByText(
      /^(?:正确|部分得分|未全对|错误)$/,
    )?.textContent;
  expect(verdict({ isRight: true, score: 4 })).toBe("正确");
  expect(verdict({ isRight: false, score: 2 })).toBe("部分得分");
  expect(verdict({ isRight: false, score: 0 })).toBe("错误");
  expect(verdict({ isRight: false })).toBe("未全对");
  // Nothing is said where nothing is known: the number of the question is all.
  expect(verdict({})).toBeUndefined();
});

test("shows an option that was chosen and the right one in full: a formula as it is set, a picture as a picture", () => {
  const option = (id: string, ...content: object[]) => ({
    id,
    content: { type: "doc" as const, content: [{ type: "paragraph" as const, content }] },
  });
  const drawn = draw(ExamExplain, {
    attempt,
    slotList: [
      {
        ...slot,
        body: {
          ...slot.body,
          options: [
            option("a", {
              type: "formula",
              attrs: { latex: "x^2" },
              math: ["math", ["msup", ["mi", "x"], ["mn", "2"]]],
            }),
            {
              id: "b",
              content: {
                type: "doc",
                content: [{ type: "image", attrs: { src: "/files/public/b.webp", alt: "电路" } }],
              },
            },
          ],
        },
        answer: { chosen: ["a"] },
        rightAnswer: { right: ["b"] },
      } as ExamExplainedSlot,
    ],
  });
  const [yours, key] = [...drawn.querySelectorAll("dd")];
  expect(yours?.querySelector("msup")?.textContent).toBe("x2");
  expect(key?.querySelector("img")?.getAttribute("alt")).toBe("电路");
});

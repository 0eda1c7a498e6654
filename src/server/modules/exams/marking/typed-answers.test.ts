import { describe, expect, it } from "vitest";
import { fills } from "./mark-answer.ts";
import typedAnswers from "./testing/typed-answers.json" with { type: "json" };

/**
 * Answers as hands type them, each with what it counts by the rules of docs/exams.md. `before` is what it counted while
 * texts were folded by NFKC and lost all their space: the command `lectern exams marking-changes` finds such papers.
 */
describe("answers to blanks as hands type them", () => {
  it("are at least two hundred, each once", () => {
    const texts = typedAnswers.map(({ key, answer }) => JSON.stringify([key, answer]));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(200);
  });
  it.each(typedAnswers)("$answer for $key counts: $after", ({ key, answer, after }) =>
    expect(fills(answer, key)).toBe(after),
  );
});

import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamAnswerBody, RichText } from "../../generated/types.ts";
import { button, click, draw, t } from "../../forms/testing/page.ts";
import { AnswerInput } from "./AnswerInput.tsx";

const rich = (text: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const body = {
  stem: rich("按先后排列"),
  options: ["验电", "断电", "挂牌"].map((words, index) => ({ id: "abc"[index]!, content: rich(words) })),
};

test("takes an ordering as it stands for an answer once somebody says so, and when something is moved", async () => {
  const change = vi.fn();
  const show = (answer: ExamAnswerBody, isReadOnly = false) =>
    draw(<AnswerInput id="q" kind={QuestionKindEnum.ordering} body={body} {...{ answer, isReadOnly, change, t }} />);
  const keep = (place: HTMLElement) => within(place).queryByRole("button", { name: "就按现在的顺序" });
  const place = await show({});
  expect(change).not.toHaveBeenCalled();
  await click(keep(place)!);
  expect(change).toHaveBeenLastCalledWith({ chosen: ["a", "b", "c"] });
  await click(button("第 2 项上移", place));
  expect(change).toHaveBeenLastCalledWith({ chosen: ["b", "a", "c"] });
  // Once it is answered, or nobody may answer, there is nothing to confirm.
  expect(keep(await show({ chosen: ["b", "a", "c"] }))).toBeNull();
  expect(keep(await show({}, true))).toBeNull();
});

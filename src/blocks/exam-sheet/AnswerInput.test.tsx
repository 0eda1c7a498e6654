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

test("shows below a blank which number is read, where it is typed otherwise, and nothing below texts", async () => {
  const show = async (typed: string) => {
    const place = await draw(
      <AnswerInput
        id="q"
        kind={QuestionKindEnum.blanks}
        body={{ stem: rich("数"), blankCount: 1 }}
        answer={{ blanks: [typed] }}
        isReadOnly={false}
        change={vi.fn()}
        t={t}
      />,
    );
    return within(place).getByRole("status").textContent;
  };
  expect(await show("3。14")).toBe("按数字读作 3.14");
  expect(await show("1/2")).toBe("按数字读作 0.5");
  expect(await show("10²")).toBe("按数字读作 100");
  for (const typed of ["3.14", "1 2", "北京", "2⁵", ""]) expect(await show(typed), typed).toBe("");
});

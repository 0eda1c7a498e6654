import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useReply } from "./use-reply.ts";

/** A call whose replies come when the test says, in whatever order. */
function open() {
  const waiting = new Map<number, { resolve: (reply: string) => void; reject: (error: Error) => void }[]>();
  const ask = vi.fn(
    (page: number) =>
      new Promise<string>((resolve, reject) => {
        waiting.set(page, [...(waiting.get(page) ?? []), { resolve, reject }]);
      }),
  );
  const failed = vi.fn();
  const hook = renderHook(({ page }) => useReply({ question: page, ask, failed }), { initialProps: { page: 1 } });
  const answer = (page: number, reply: string) => act(async () => waiting.get(page)?.shift()?.resolve(reply));
  const refuse = (page: number) => act(async () => waiting.get(page)?.shift()?.reject(new Error("no")));
  return { ...hook, ask, failed, answer, refuse };
}

test("each question is asked, also while the one before waits, and the last one's reply stands", async () => {
  const { result, rerender, ask, answer } = open();
  rerender({ page: 2 });
  rerender({ page: 3 });
  expect(ask.mock.calls).toEqual([[1], [2], [3]]);
  await answer(3, "third");
  await answer(2, "second");
  await answer(1, "first");
  expect(result.current).toMatchObject({ reply: "third", isWaiting: false });
});

test("the reply before stands while the next is waited for, and is called so", async () => {
  const { result, rerender, answer } = open();
  expect(result.current).toMatchObject({ reply: undefined, isWaiting: true });
  await answer(1, "first");
  rerender({ page: 2 });
  expect(result.current).toMatchObject({ reply: "first", isWaiting: true });
});

test("the failure of an earlier question is not shown, that of the last one is", async () => {
  const { rerender, failed, refuse } = open();
  rerender({ page: 2 });
  await refuse(1);
  expect(failed).not.toHaveBeenCalled();
  await refuse(2);
  expect(failed).toHaveBeenCalledOnce();
});

test("reading anew takes the place of what was asked before it, and rejects where it fails", async () => {
  const { result, answer, refuse } = open();
  const again = result.current.reload();
  await answer(1, "before the change");
  expect(result.current.reply).toBeUndefined();
  await answer(1, "after the change");
  await again;
  expect(result.current.reply).toBe("after the change");
  const failing = expect(result.current.reload()).rejects.toThrow("no");
  await refuse(1);
  await failing;
});

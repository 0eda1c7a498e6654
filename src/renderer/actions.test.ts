import { describe, expect, test, vi } from "vitest";
import { compileActions } from "../site/compile/actions.ts";
import type { LocalisedAction } from "../site/document/page.ts";
import { scopeWith } from "../site/testing/scope.ts";
import { runActions, type ActionHost } from "./actions.ts";

function hostOf(changes: Partial<ActionHost> = {}) {
  return {
    call: vi.fn(async () => ({})),
    navigate: vi.fn(async () => {}),
    toast: vi.fn(),
    refresh: vi.fn(async () => {}),
    dialog: vi.fn(),
    confirm: vi.fn(async () => true),
    ...changes,
  };
}

const run = (actions: LocalisedAction[], host: ActionHost, payload?: unknown) =>
  runActions(
    compileActions({ done: actions }, "zh-CN")["done"]!,
    { ...scopeWith(), item: payload, form: payload },
    host,
  );

describe("the actions of an event", () => {
  test("run in their order, with the payload as item and form", async () => {
    const host = hostOf();
    const outcome = await run(
      [
        { do: "call", operation: "saveCartItem", body: { courseId: { $bind: "item.id" } } },
        { do: "refresh", data: ["cart"] },
        { do: "toast", text: "好了", tone: "success" },
      ],
      host,
      { id: "7" },
    );
    expect(outcome).toEqual({ done: true, reply: {} });
    expect(host.call).toHaveBeenCalledWith("saveCartItem", { courseId: "7" }, { quiet: false });
    expect(host.refresh).toHaveBeenCalledWith(["cart"]);
    expect(host.toast).toHaveBeenCalledWith("好了", "success");
  });

  test("stop at the first that fails, and hand its error to the block", async () => {
    const error = new Error("refused");
    const host = hostOf({ call: vi.fn(() => Promise.reject(error)) });
    expect(
      await run(
        [
          { do: "call", operation: "saveCartItem" },
          { do: "toast", text: "好了", tone: "success" },
        ],
        host,
      ),
    ).toEqual({ done: false, error });
    expect(host.toast).not.toHaveBeenCalled();
  });

  test("give the person a file that a call says the address of", async () => {
    const at = { fileName: "a.pdf", url: "/media/asset/1", expires: "2026-11-28 12:00:00" };
    const save = vi.fn(async () => {});
    await run([{ do: "call", operation: "getMediaUrl" }], hostOf({ call: vi.fn(async () => at), save }));
    expect(save).toHaveBeenCalledExactlyOnceWith(at);
  });

  test("give the person the file that a call answers with, before what comes next", async () => {
    const file = { fileName: "figures.csv", mediaType: "text/csv", content: "YQ==" };
    const save = vi.fn(async () => {});
    const host = hostOf({ call: vi.fn(async () => file), save });
    await run([{ do: "call", operation: "exportPlatformFigures" }], host);
    expect(save).toHaveBeenCalledExactlyOnceWith(file);
    // A reply that has a name and no content is data.
    await run([{ do: "call", operation: "uploadFile" }], {
      ...host,
      call: async () => ({ fileName: "a.pdf", fileUrl: "/a.pdf" }),
    });
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("do nothing when the person says no", async () => {
    const host = hostOf({ confirm: vi.fn(async () => false) });
    expect(await run([{ do: "call", operation: "logout", confirm: "真的？" }], host)).toEqual({ done: false });
    expect(host.confirm).toHaveBeenCalledWith({ text: "真的？" });
    expect(host.call).not.toHaveBeenCalled();
  });

  test("answer a question as the document says", async () => {
    const host = hostOf();
    await run([{ do: "call", operation: "logout", confirm: "真的？", yes: "退出登录" }], host);
    expect(vi.mocked(host.confirm).mock.calls).toEqual([[{ text: "真的？", yes: "退出登录" }]]);
  });

  test("ask about what the call decides where the platform has words for it", async () => {
    const general = { text: "确定提交结果吗？", yes: "提交", no: "再想想" };
    const of = { true: { text: "确定同意吗？", yes: "同意" }, false: { text: "确定不同意吗？", yes: "不同意" } };
    const host = hostOf({ questionOf: () => ({ ...general, cases: { by: "agree", of } }) });
    for (const agree of [true, false, 7])
      await run([{ do: "call", operation: "auditRefund", body: { orderNo: "1", agree } }], host);
    expect(vi.mocked(host.confirm).mock.calls).toMatchObject([
      [{ ...of.true, no: general.no }],
      [{ ...of.false, no: general.no }],
      [general],
    ]);
  });

  test("ask in the platform's own words where it has some, whatever the document says", async () => {
    const question = { text: "确定申请退款吗？", yes: "确定", no: "取消" };
    const host = hostOf({
      confirm: vi.fn(async () => false),
      questionOf: (operation) => (operation === "saveRefund" ? question : undefined),
    });
    for (const confirm of [undefined, "领取礼物？"]) {
      expect(
        await run([{ do: "call", operation: "saveRefund", ...(confirm === undefined ? {} : { confirm }) }], host),
      ).toEqual({ done: false });
    }
    expect(vi.mocked(host.confirm).mock.calls).toEqual([[question], [question]]);
    expect(host.call).not.toHaveBeenCalled();
  });

  test("never navigate to an address that is not allowed", async () => {
    const host = hostOf();
    expect(await run([{ do: "navigate", to: { $bind: "item.href" } }], host, { href: "javascript:alert(1)" })).toEqual({
      done: false,
    });
    expect(host.navigate).not.toHaveBeenCalled();
  });

  test("navigate to what the last call made", async () => {
    const host = hostOf({ call: vi.fn(async () => ({ courseId: "8" })) });
    await run(
      [
        { do: "call", operation: "createCourseDraft" },
        { do: "toast", text: "好了", tone: "success" },
        { do: "navigate", to: "/account/teacher/course?courseId={reply.courseId}" },
      ],
      host,
    );
    expect(host.navigate).toHaveBeenCalledExactlyOnceWith("/account/teacher/course?courseId=8", { replace: false });
  });

  test("open and close dialogs", async () => {
    const host = hostOf();
    await run(
      [
        { do: "dialog", open: "terms" },
        { do: "dialog", close: true },
      ],
      host,
    );
    expect(host.dialog).toHaveBeenNthCalledWith(1, "terms");
    expect(host.dialog).toHaveBeenNthCalledWith(2, undefined);
  });
});

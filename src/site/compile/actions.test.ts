import { describe, expect, it } from "vitest";
import { compileActions, type CompiledAction } from "./actions.ts";
import type { LocalisedAction } from "../document/page.ts";
import { scopeWith } from "../testing/scope.ts";

const scope = {
  ...scopeWith(),
  item: { id: "7", href: "/view/7", bad: "javascript:alert(1)" },
  form: { name: "Li", age: 3 },
};
const compile = (...actions: unknown[]) => compileActions({ press: actions as LocalisedAction[] }, "en")["press"];
const only = <Kind extends CompiledAction["do"]>(kind: Kind, action: object) => {
  const step = compile({ do: kind, ...action })?.[0];
  if (step?.do !== kind) throw new Error(`no ${kind}`);
  return step as Extract<CompiledAction, { do: Kind }>;
};

describe("compileActions", () => {
  it("compiles a call with its body, question and quietness", () => {
    const call = only("call", {
      operation: "saveCartItem",
      body: { courseId: { $bind: "item.id" }, kind: "course", none: { $bind: "item.none" } },
      confirm: { $format: "Add {id}?", with: { id: { $bind: "item.id" } } },
      quiet: true,
    });
    expect(call.operation).toBe("saveCartItem");
    expect(call.body(scope)).toEqual({ courseId: "7", kind: "course" });
    expect(call.confirm?.(scope)).toBe("Add 7?");
    expect(call.quiet).toBe(true);
  });

  it("sends the whole payload when the body is one binding", () => {
    expect(only("call", { operation: "saveProfile", body: { $bind: "form" } }).body(scope)).toEqual({
      name: "Li",
      age: 3,
    });
    expect(only("call", { operation: "saveProfile", body: { $bind: "form.name" } }).body(scope)).toEqual({});
    expect(only("call", { operation: "logout" }).body(scope)).toEqual({});
  });

  it("goes to allowed addresses only", () => {
    expect(only("navigate", { to: "/list" }).to(scope)).toBe("/list");
    expect(only("navigate", { to: { $bind: "item.href" }, replace: true })).toMatchObject({ replace: true });
    expect(only("navigate", { to: { $bind: "item.href" } }).to(scope)).toBe("/view/7");
    expect(only("navigate", { to: { $bind: "item.bad" } }).to(scope)).toBeUndefined();
    expect(only("navigate", { to: "//evil.example" }).to(scope)).toBeUndefined();
  });

  it("fills fields of what the event tells into an address, and leads nowhere without one of them", () => {
    expect(only("navigate", { to: "/exams/edit?id={id}" }).to(scope)).toBe("/exams/edit?id=7");
    expect(only("navigate", { to: "/{href}" }).to(scope)).toBe("/%2Fview%2F7");
    expect(only("navigate", { to: "/exams/edit?id={none}" }).to(scope)).toBeUndefined();
  });

  it("fills fields of the reply of the call before into an address, and leads nowhere without one of them", () => {
    const { to } = only("navigate", { to: "/course?courseId={reply.courseId}&of={id}" });
    expect(to(scope, { courseId: "8&9" })).toBe("/course?courseId=8%269&of=7");
    expect(to(scope, {})).toBeUndefined();
    expect(to(scope)).toBeUndefined();
  });

  it("fills what was filled in into an address, without what was left empty, and never without what must be there", () => {
    const { to } = only("navigate", { to: "/analysis?exam={form.exam}&how={form.how}&score={form.score}" });
    const filled = (form: object) => to({ ...scope, form });
    expect(filled({ exam: "3", how: "a&b", score: 0 })).toBe("/analysis?exam=3&how=a%26b&score=0");
    expect(filled({ exam: "3", how: "key", score: "" })).toBe("/analysis?exam=3&how=key");
    expect(filled({ exam: "3", how: "key" })).toBe("/analysis?exam=3&how=key");
    expect(filled({ how: "key" })).toBeUndefined();
    expect(to({ ...scope, form: undefined })).toBeUndefined();
  });

  it("compiles toast, refresh and dialog", () => {
    const toast = only("toast", { text: "Done", tone: "success" });
    expect([toast.text(scope), toast.tone]).toEqual(["Done", "success"]);
    expect(only("refresh", { data: ["cart"] })).toEqual({ do: "refresh", data: ["cart"] });
    expect(only("refresh", {})).toEqual({ do: "refresh" });
    expect(only("dialog", { open: "profile" })).toEqual({ do: "dialog", open: "profile" });
    expect(only("dialog", { close: true })).toEqual({ do: "dialog" });
  });

  it("does nothing at all at an event it does not understand whole", () => {
    expect(compile({ do: "refresh" }, { do: "eval", code: "1" })).toBeUndefined();
    expect(compile(...Array.from({ length: 6 }, () => ({ do: "refresh" })))).toBeUndefined();
  });
});

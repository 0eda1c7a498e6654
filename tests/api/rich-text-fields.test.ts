import { expect, it } from "vitest";
import type { OperationInput } from "../../src/generated/operations.ts";
import { fieldsOf } from "./client.ts";
import { startTestServer } from "./harness.ts";

it("a post is refused for what is wrong in its formula, code, link or table, and says where", async () => {
  const server = await startTestServer();
  try {
    const token = await server.signIn("13800000001");
    const paragraph = (...content: object[]) => [{ type: "paragraph", content }];
    const refused = async (content: readonly object[]) => {
      const input = { title: "一篇", postState: 3, content: { type: "doc", content } } as unknown;
      return fieldsOf(await server.call("saveBlog", input as OperationInput<"saveBlog">, { token }));
    };
    const formula = (latex: string) => ({ type: "formula", attrs: { latex } });
    const long = { message: "最多 1,000 个字符" };
    expect(await refused(paragraph(formula("x".repeat(1001))))).toEqual([
      { path: "content.content.0.content.0.attrs.latex", ...long },
    ]);
    expect(await refused([{ type: "formulaBlock", attrs: { latex: "x".repeat(1001) } }])).toEqual([
      { path: "content.content.0.attrs.latex", ...long },
    ]);
    expect(await refused([{ type: "codeBlock", attrs: { language: 1 } }])).toMatchObject([
      { path: "content.content.0.attrs.language" },
    ]);
    expect(
      await refused(paragraph({ type: "text", text: "x", marks: [{ type: "link", attrs: { href: 1 } }] })),
    ).toMatchObject([{ path: "content.content.0.content.0.marks.0.attrs.href" }]);
    expect(await refused([{ type: "marquee" }])).toEqual([{ path: "content.content.0", message: "没有这种内容" }]);
    // What the server makes itself is refused as before.
    expect(await refused(paragraph({ ...formula("x"), math: ["mi"] }))).toMatchObject([
      { path: "content.content.0.content.0.math" },
    ]);
  } finally {
    await server.close();
  }
});

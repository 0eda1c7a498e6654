import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { questionProblems } from "./questions.ts";

test("a question of the product says what its button does, or stands at an entry of a list that has a label", () => {
  const root = mkdtempSync(join(tmpdir(), "questions-"));
  const call = { do: "call", operation: "removeX", confirm: { $t: "x.ask" } };
  const blocks = {
    bare: { on: { remove: [{ do: "refresh" }, call] } },
    own: { on: { remove: [{ ...call, yes: { $t: "x.remove" } }] } },
    listed: { props: { actions: [{ name: "remove", label: { $t: "x.remove" } }] }, on: { remove: [call] } },
    others: { props: { tools: [{ name: "make", label: { $t: "x.make" } }] }, on: { remove: [call] } },
  };
  for (const folder of ["screens", "layouts"]) {
    const path = join(root, "tenants/default", folder);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, "x.json"), JSON.stringify({ blocks: folder === "screens" ? blocks : {} }));
  }
  expect(questionProblems({ root }).map(({ pointer }) => pointer)).toEqual([
    "/blocks/bare/on/remove/1",
    "/blocks/others/on/remove/0",
  ]);
  rmSync(root, { recursive: true });
});

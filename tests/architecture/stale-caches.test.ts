import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./import-graph.ts";

/** Who listens on the bus and keeps nothing that a missed message would leave standing. */
const keepNothing = new Map([
  ["src/server/modules/live/chat/news.ts", "passes events on; rooms welcome everybody anew at a resync"],
]);

it("whoever drops what is kept at a message of the bus drops it too when messages are missed", () => {
  const found = readdirSync(join(root, "src/server"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/server/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file) && !keepNothing.has(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return /\bbus\s*\.on\(/.test(text) && !/\bbus\.on(Stale|Resync)\(/.test(text);
    });
  expect(found).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const MODULES = "src/server/modules/";
const rows = [...readFileSync("docs/messages.md", "utf8").matchAll(/^\|.*\| `(.+\.ts)` \| `(.+\.test\.ts)` \|$/gm)].map(
  ([, file = "", test = ""]) => ({ file, test }),
);

it("every file that sends a message is in the table of messages", () => {
  const senders = readdirSync(MODULES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("messages/"))
    .filter((file) => /\bwriteMessages?\(/.test(readFileSync(MODULES + file, "utf8")));
  const listed = rows.map(({ file }) => file).filter((file) => !file.startsWith("messages/"));
  expect([...new Set(listed)].toSorted()).toEqual(senders.toSorted());
});

it.each(rows)("$test looks at messages, as the table of messages says", ({ test }) => {
  expect(readFileSync(`tests/api/${test}`, "utf8")).toMatch(/listMessages|msg_title|msg_text|sendNotices/);
});

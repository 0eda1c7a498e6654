import { once } from "node:events";
import { openDatabase } from "../../src/server/database/connect.ts";
import { readSettings } from "../../src/server/core/settings.ts";
import { readDraft, saveDraft } from "../../src/server/modules/sites/tenants/drafts/draft.ts";
import { publishDraft } from "../../src/server/modules/sites/tenants/drafts/publish-draft.ts";
import { siteNumbered } from "./numbered-site.ts";

/**
 * Saves and publishes one site after the other, as a process of its own that a test may kill; says on stdout which is
 * published.
 */
const database = await openDatabase(readSettings(process.env));
const deps = { db: database.db, check: async () => [], now: () => new Date() };
const author = { userNo: null, name: "loop", audit: { actorKind: "cli" as const } };
const orgNo = "1001";
await once(process.stdin, "data");
for (let number = Number(process.env["FIRST"]); ; number += 1) {
  const { version, publishedRevision } = await readDraft(deps, orgNo);
  const saved = await saveDraft(deps, {
    orgNo,
    version,
    baseRevision: publishedRevision,
    layer: siteNumbered(number),
    author,
  });
  await publishDraft(deps, { orgNo, version: saved.version, message: String(number), author });
  console.log(`published ${number}`);
}

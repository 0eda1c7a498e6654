import { createBus } from "../../src/server/database/bus.ts";
import { openDatabase } from "../../src/server/database/connect.ts";
import { readProductForms } from "../../src/server/modules/sites/tenants/forms.ts";
import { productTexts } from "../../src/server/modules/sites/tenants/site-texts.ts";
import { createTenantStore } from "../../src/server/modules/sites/tenants/store.ts";
import { visitor } from "../../src/site/document/visitor.ts";

/** A server process for sites.ts, as far as sites are concerned: says when it shows what it is asked to wait for. */
const [databaseUrl = ""] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: "" });
const bus = await createBus({
  pool: database.pool,
  connection: database.connection,
  onError: (error) => console.error(error),
});
const store = createTenantStore({ db: database.db, product: productTexts, forms: await readProductForms() });
await bus.on("site", store.purge);

process.on("message", async ({ orgNo, title }: { orgNo: string; title: string }) => {
  // What a page would ask for; a message on the bus drops it from memory, and it is read again.
  while ((await store.resolve(orgNo))?.view("zh-CN").for(visitor).info.title !== title)
    await new Promise((done) => setImmediate(done));
  process.send?.("shown");
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");

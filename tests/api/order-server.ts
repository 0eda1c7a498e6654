import { once } from "node:events";
import { createApp } from "../../src/server/http/app.ts";
import { compose } from "../../src/server/compose.ts";
import { handlers, policies } from "../../src/server/modules/index.ts";
import { createLog } from "../../src/server/core/log.ts";
import { readSettings } from "../../src/server/core/settings.ts";

/**
 * The server without pages, as a process of its own that a test may kill. It reads its code at once, opens the database
 * when it is told to on stdin, and says on stdout when it answers: of fifty starts most of the time is the reading.
 */
await once(process.stdin, "data");
// The pipe ends with the test, also with one that was broken off: nobody is left to kill this then.
process.stdin.once("end", () => process.exit(1)).resume();
const settings = readSettings(process.env);
const composition = await compose({ settings, log: createLog("silent"), watch: false, lookThrough: false });
const { services, metrics } = composition;
const { http } = createApp({ services, metrics, handlers, policies });
console.log(`ready ${await http.listen({ port: 0, host: "127.0.0.1" })}`);

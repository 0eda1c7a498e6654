import { AsyncLocalStorage } from "node:async_hooks";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { expect } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { StatementBatch } from "../../src/server/database/statement-batch.ts";
import { accounts, everyAddress, lookers, type ShownAddress, type Who } from "./every-address.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";
import { tenantsDir } from "./template.ts";

/** Stands before the statements of one batch. */
export const BATCH = "batch";

/** The server with its pages, and what each request sends to the database. */
export interface WatchedPages {
  server: PageServer;
  look: Awaited<ReturnType<typeof lookers>>;
  userNos: ReadonlyMap<string, string>;
  /** One address of every screen, each with one who may see it. */
  addresses(): Promise<ShownAddress[]>;
  /** The statements that a page sends for a person of whom nothing is cached. */
  statementsOf(address: string, who: Who): Promise<string[]>;
  /** The statements of the request with this id, which is to be sent next. */
  watch(requestId: string): readonly string[];
  /** The statements that a piece of work sends, and its result. */
  sentBy<Result>(work: () => Promise<Result>): Promise<{ sent: string[]; result: Result }>;
  close(): Promise<void>;
}

export async function startWatchedPages(): Promise<WatchedPages> {
  const requests = new Map<string, string[]>();
  const server = await startPageServer(
    {},
    {
      prepare(http, pool) {
        http.addHook("onRequest", (request, _reply, done) => sending.run(requests.get(request.id) ?? [], done));
        pool.on("acquire", listen);
      },
    },
  );
  const look = await lookers(server);
  const people = await withActor(server.services.db, systemActor, (trx) =>
    trx.selectFrom("app_user").select(["mobile", "user_no"]).execute(),
  );
  const userNos = new Map(people.map(({ mobile, user_no }) => [mobile ?? "", user_no]));
  const watch = (requestId: string): string[] => {
    const sent: string[] = [];
    requests.set(requestId, sent);
    return sent;
  };
  return {
    server,
    look,
    userNos,
    watch,
    addresses: async () => everyAddress(server, (await server.services.tenants.resolve("default"))!, screens),
    async statementsOf(address, who) {
      const userNo = userNos.get(accounts[who] ?? "");
      if (userNo !== undefined) server.services.pageViewers.forget(userNo);
      const id = `counted-${requests.size}`;
      const sent = watch(id);
      const reply = await look(dataAddress(address), who, { "x-request-id": id });
      expect(reply.headers.get("x-request-id")).toBe(id);
      await reply.text();
      return sent;
    },
    async sentBy(work) {
      const sent: string[] = [];
      return { sent, result: await sending.run(sent, work) };
    },
    close: () => server.close(),
  };
}

/** Where the data of a page are, without its drawing. */
export const dataAddress = (address: string): string => `/_lectern/page?to=${encodeURIComponent(address)}`;

const screens = readdirSync(join(tenantsDir, "default/screens"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -5));

/** What the flow of a request sends to the database. */
const sending = new AsyncLocalStorage<string[]>();

const heard = new WeakSet<object>();
function listen(client: pg.PoolClient): void {
  if (heard.has(client)) return;
  heard.add(client);
  const query: unknown = Reflect.get(client, "query");
  Object.defineProperty(client, "query", {
    value(...args: unknown[]): unknown {
      const [asked] = args as [string | { text: string } | StatementBatch];
      const sent = sending.getStore();
      if (asked instanceof StatementBatch) sent?.push(BATCH, ...asked.texts);
      else sent?.push(typeof asked === "string" ? asked : asked.text);
      return Reflect.apply(query as () => unknown, client, args);
    },
  });
}

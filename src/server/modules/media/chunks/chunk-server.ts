import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Server, Upload } from "@tus/server";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { selectSize } from "./chunk-queries.ts";
import { PartsStore } from "./chunk-store.ts";

/** What is answered where the protocol leaves it to us. */
export interface PartsAnswer {
  status: number;
  /** JSON. */
  body: string;
}

/** Looks after one request, which has been let in before. */
export interface PartsRequest {
  fileNo: string;
  /** The last part is there. What it throws is answered by `refused`. */
  finish(): Promise<PartsAnswer>;
  /** What an error is answered as; undefined where the protocol knows better. */
  refused(error: unknown): PartsAnswer | undefined;
}

export interface PartsServer {
  store: PartsStore;
  handle(raw: { request: IncomingMessage; response: ServerResponse }, looking: PartsRequest): Promise<void>;
}

/** Where the protocol is spoken. */
export const PARTS_PATH = "/apis/tus";

/** The server of the protocol tus (tus.io, 1.0), on a folder. It lets in whoever is handed to it. */
export function createPartsServer({ db, directory }: { db: Db; directory: string }): PartsServer {
  const current = new AsyncLocalStorage<PartsRequest>();
  const looking = (): PartsRequest => {
    const found = current.getStore();
    if (!found) throw new Error("a request of the protocol that nobody let in");
    return found;
  };
  const store = new PartsStore({ directory, configstore: rowsAsConfig(db) });
  const server = new Server({
    path: PARTS_PATH,
    datastore: store,
    relativeLocation: true,
    // Not for other sites' pages.
    allowedOrigins: () => false,
    namingFunction: () => looking().fileNo,
    onUploadFinish: async () => {
      const { status, body } = await looking().finish();
      return { status_code: status, headers: { "content-type": "application/json; charset=utf-8" }, body };
    },
    onResponseError: (_request, error) => {
      const answer = looking().refused(error);
      return answer && { status_code: answer.status, body: answer.body };
    },
  });
  return {
    store,
    handle: ({ request, response }, one) => current.run(one, () => server.handle(request, response)),
  };
}

/** What the protocol must know of an upload is in its row: there is no second book to keep. */
function rowsAsConfig(db: Db) {
  return {
    async get(fileNo: string): Promise<Upload | undefined> {
      const row = await withActor(db, systemActor, (trx) => selectSize(trx, fileNo));
      return (
        row &&
        new Upload({ id: fileNo, size: Number(row.said_size), offset: 0, creation_date: row.gmt_create.toISOString() })
      );
    },
    set: async () => undefined,
    delete: async () => undefined,
  };
}

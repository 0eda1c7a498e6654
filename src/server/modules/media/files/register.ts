import type { FastifyInstance, FastifyRequest } from "fastify";
import { systemActor, withActor } from "../../../database/actor.ts";
import { isFileKey, isPublicKey } from "../../../providers/storage/storage.ts";
import type { Services } from "../../../core/services.ts";
import { readCookie, TOKEN_COOKIE } from "../../identity/index.ts";
import { selectHomeworkName } from "../uploads/queries.ts";
import { notFound, sendStored } from "./send-stored.ts";

type FileRequest = FastifyRequest<{ Params: { "*": string }; Querystring: { expires?: unknown; sign?: unknown } }>;

const HOMEWORK = "private/homework/";

/** Kinds of files that are kept, by the end of their keys. Anything else is not served. */
const mediaTypes: Record<string, string> = {
  webp: "image/webp",
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  zip: "application/zip",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  txt: "text/plain; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

/**
 * Serves what people uploaded below /files: public pictures for ever, because a key is never used again; everything
 * else to the person for whom its address was signed, who is signed in, until it expires, to be saved, and kept by
 * nobody on the way.
 */
export function registerFiles(http: FastifyInstance, services: Services): void {
  http.get("/files/*", async (request: FileRequest, reply) => {
    const key = request.params["*"];
    const ending = key.slice(key.lastIndexOf(".") + 1);
    const isServed = ending === "webp" || key.startsWith(HOMEWORK);
    const mediaType = isFileKey(key) && isServed ? mediaTypes[ending] : undefined;
    if (mediaType === undefined || !(isPublicKey(key) || (await isTheirs(request, key, services))))
      return notFound(request, reply);
    const how = isPublicKey(key)
      ? { cacheControl: "public, max-age=31536000, immutable" }
      : { cacheControl: "private, no-store", saveAs: await fileNameOf(key, services.db) };
    return sendStored(request, reply, { storage: services.storage, sending: { key, mediaType, ...how } });
  });
}

/** Whether the address was made for who asks: whoever else has it, from a history or a log, reads nothing. */
async function isTheirs(request: FileRequest, key: string, services: Services): Promise<boolean> {
  const reader = await readerOf(request, services);
  return reader !== undefined && services.storage.isSigned(key, request.query, { reader, now: services.now() });
}

async function readerOf({ headers, ip }: FileRequest, services: Services): Promise<string | undefined> {
  const header = headers["token"];
  const isHeader = typeof header === "string" && header !== "";
  const token = isHeader ? header : readCookie(headers.cookie, TOKEN_COOKIE);
  if (!token) return undefined;
  const actor = headers["lectern-actor"];
  // A program's token comes in the header only.
  const program = isHeader
    ? await services.operatorTokens.find(token, { ip, actor: typeof actor === "string" ? actor : undefined })
    : undefined;
  const found = program ?? (await services.sessions.find(token));
  return found?.state === "active" || found?.state === "room" ? found.session.userNo : undefined;
}

/** `licence.webp` of `private/licence/3f/….webp`; homework as its author calls it. */
async function fileNameOf(key: string, db: Services["db"]): Promise<string> {
  const own = key.startsWith(HOMEWORK) ? await withActor(db, systemActor, (trx) => selectHomeworkName(trx, key)) : "";
  if (own) return own;
  return `${key.split("/")[1]}${key.slice(key.lastIndexOf("."))}`;
}

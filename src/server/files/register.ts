import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isFileKey, isPublicKey } from "../providers/storage/storage.ts";
import type { Services } from "../services.ts";
import { readRange } from "./range.ts";

/** Kinds of files that are kept, by the end of their keys. Anything else is not served. */
const mediaTypes: Record<string, string> = { webp: "image/webp" };

/**
 * Serves what people uploaded below /files: public pictures for ever, because a key is never used again; everything else to
 * those who have an address that is signed and has not expired, to be saved, and kept by nobody on the way.
 */
export function registerFiles(http: FastifyInstance, services: Services): void {
  http.get("/files/*", async (request: FastifyRequest<{ Params: { "*": string }; Querystring: { expires?: unknown; sign?: unknown } }>, reply) => {
    const key = request.params["*"];
    const type = isFileKey(key) ? mediaTypes[key.slice(key.lastIndexOf(".") + 1)] : undefined;
    if (type === undefined || !(isPublicKey(key) || (await services.storage.isSigned(key, request.query, services.now())))) return notFound(request, reply);
    return answerFile(request, reply, { key, type, services });
  });
}

async function answerFile(request: FastifyRequest, reply: FastifyReply, { key, type, services }: { key: string; type: string; services: Services }): Promise<FastifyReply> {
  let range: ReturnType<typeof readRange>;
  const file = await services.storage.read(key, (size) => {
    range = readRange(request.headers.range, size);
    return range === "unsatisfiable" ? undefined : range;
  });
  if (!file) return notFound(request, reply);
  // Whatever a file has in it, opened by itself it runs nothing.
  reply.header("content-security-policy", "default-src 'none'; sandbox").header("x-content-type-options", "nosniff").header("accept-ranges", "bytes");
  if (isPublicKey(key)) reply.header("cache-control", "public, max-age=31536000, immutable");
  else reply.header("cache-control", "private, no-store").header("content-disposition", `attachment; filename="${nameOf(key)}"`);
  if (range === "unsatisfiable") {
    file.stream.destroy();
    return reply.code(416).header("content-range", `bytes */${file.size}`).send();
  }
  reply.type(type).header("content-length", range ? range.end - range.start + 1 : file.size);
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(file.stream);
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(`404 ${request.id}\n`);
}

/** `licence.webp` of `private/licence/3f/….webp`. */
function nameOf(key: string): string {
  return `${key.split("/")[1]}${key.slice(key.lastIndexOf("."))}`;
}

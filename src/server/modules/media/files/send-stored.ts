import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Storage } from "../../../providers/storage/storage.ts";
import { attachment } from "../../../lib/attachment.ts";
import { readRange } from "./range.ts";

/** How a file that is kept goes out. */
export interface Sending {
  key: string;
  mediaType: string;
  cacheControl: string;
  /** Saved under this name instead of shown. */
  saveAs?: string | undefined;
  /** What the bytes are, so that an interrupted download goes on only with the same ones. */
  etag?: string | undefined;
}

/**
 * Answers with a file of the storage, or the range of it that is asked for. Whatever it has in it, opened by itself it
 * runs nothing.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, sending }: { storage: Storage; sending: Sending },
): Promise<FastifyReply> {
  const { key, mediaType, cacheControl, saveAs, etag } = sending;
  let range: ReturnType<typeof readRange>;
  const file = await storage.read(key, (size) => {
    range = readRange(continues(request, etag) ? request.headers.range : undefined, size);
    return range === "unsatisfiable" ? undefined : range;
  });
  if (!file) return notFound(request, reply);
  reply
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("x-content-type-options", "nosniff")
    .header("accept-ranges", "bytes");
  reply.header("cache-control", cacheControl);
  if (saveAs !== undefined) reply.header("content-disposition", attachment(saveAs));
  if (etag !== undefined) reply.header("etag", etag);
  if (range === "unsatisfiable") {
    file.stream.destroy();
    return reply.code(416).header("content-range", `bytes */${file.size}`).send();
  }
  reply.type(mediaType).header("content-length", range ? range.end - range.start + 1 : file.size);
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  if (request.method === "HEAD") {
    // Nothing of it is sent, so nothing needs to be fetched.
    file.stream.destroy();
    // A stream without anything in it: the length that was said stays.
    return reply.send(Readable.from([]));
  }
  return reply.send(file.stream);
}

export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`404 ${request.id}\n`);
}

/**
 * A range that depends on what the first part was is of no use when that is gone: then the whole file goes out (RFC
 * 9110, 13.1.5).
 */
function continues(request: FastifyRequest, etag: string | undefined): boolean {
  const condition = request.headers["if-range"];
  return condition === undefined || condition === etag;
}

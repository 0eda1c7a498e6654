import type { FastifyInstance, FastifyRequest } from "fastify";
import { isFileKey, isPublicKey } from "../../../providers/storage/storage.ts";
import type { Services } from "../../../core/services.ts";
import { notFound, sendStored } from "./send-stored.ts";

/** Kinds of files that are kept, by the end of their keys. Anything else is not served. */
const mediaTypes: Record<string, string> = { webp: "image/webp" };

/**
 * Serves what people uploaded below /files: public pictures for ever, because a key is never used again; everything
 * else to those who have an address that is signed and has not expired, to be saved, and kept by nobody on the way.
 */
export function registerFiles(http: FastifyInstance, services: Services): void {
  http.get(
    "/files/*",
    async (
      request: FastifyRequest<{ Params: { "*": string }; Querystring: { expires?: unknown; sign?: unknown } }>,
      reply,
    ) => {
      const key = request.params["*"];
      const mediaType = isFileKey(key) ? mediaTypes[key.slice(key.lastIndexOf(".") + 1)] : undefined;
      if (
        mediaType === undefined ||
        !(isPublicKey(key) || (await services.storage.isSigned(key, request.query, services.now())))
      )
        return notFound(request, reply);
      const how = isPublicKey(key)
        ? { cacheControl: "public, max-age=31536000, immutable" }
        : { cacheControl: "private, no-store", saveAs: fileNameOf(key) };
      return sendStored(request, reply, { storage: services.storage, sending: { key, mediaType, ...how } });
    },
  );
}

/** `licence.webp` of `private/licence/3f/….webp`. */
function fileNameOf(key: string): string {
  return `${key.split("/")[1]}${key.slice(key.lastIndexOf("."))}`;
}

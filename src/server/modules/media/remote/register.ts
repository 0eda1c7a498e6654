import type { FastifyInstance, FastifyRequest } from "fastify";
import { CodedError } from "../../../core/errors.ts";
import { IMAGE_PATH } from "../../../../shared/image-names.ts";
import type { Services } from "../../../core/services.ts";
import { notFound, sendStored } from "../files/send-stored.ts";

const mediaTypes: Record<string, string> = { webp: "image/webp", svg: "image/svg+xml", ico: "image/x-icon" };

/** What stands in the place of an image that cannot be had: a grey field. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#8884" d="M0 0h16v9H0z"/></svg>';

/** Answers images of other hosts below /files, at addresses that this server has signed. */
export function registerRemoteImages(http: FastifyInstance, services: Services): void {
  http.get(IMAGE_PATH, async (request: FastifyRequest<{ Querystring: { of?: unknown; sign?: unknown } }>, reply) => {
    const url = services.images.read(request.query);
    if (url === undefined) return notFound(request, reply);
    const key = await services.remoteImages.keyOf(url).catch((error: unknown) => {
      if (error instanceof CodedError && error.constant === "TOO_BUSY") return undefined;
      throw error;
    });
    if (key === undefined)
      return reply
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("cache-control", "public, max-age=60")
        .type("image/svg+xml")
        .send(placeholder);
    const mediaType = mediaTypes[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    return sendStored(request, reply, {
      storage: services.storage,
      sending: { key, mediaType, cacheControl: "public, max-age=86400" },
    });
  });
}

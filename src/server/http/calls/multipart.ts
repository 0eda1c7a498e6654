import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail } from "../../core/errors.ts";
import { IncomingFile } from "../../core/incoming-file.ts";

/** Bytes that no file of any call may be larger than: an archive of a site; most calls allow less. */
const MAX_BYTES = 37 * 1024 * 1024;

/** Lets an instance take multipart/form-data, and nothing else: for calls with a file. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  // One byte more than is allowed, so that who counts sees that there is more.
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 10, fieldSize: 1024, fieldNameSize: 100, headerPairs: 20, fileSize: MAX_BYTES + 1 },
  });
}

/**
 * The parts of a form up to its file, which has to stand last: the texts are read, the file is not. A form may leave
 * it out;
 * validation then says so.
 */
export async function readForm(request: FastifyRequest, fileParam: string): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) fail("UNSUPPORTED_CONTENT");
  const values = new Map<string, unknown>();
  for await (const part of request.parts()) {
    if (values.has(part.fieldname)) fail("BROKEN_BODY");
    if (part.type === "file") {
      if (part.fieldname !== fileParam) fail("BROKEN_BODY");
      // A sender that goes away before anybody reads it is nobody's error.
      part.file.on("error", () => undefined);
      values.set(fileParam, new IncomingFile(part.file));
      break;
    }
    if (typeof part.value !== "string" || part.valueTruncated) fail("BROKEN_BODY");
    // A text in the place of the file would pass for one nowhere; the schema refuses it.
    values.set(part.fieldname, part.value);
  }
  return Object.fromEntries(values);
}

/** Lets go what is still coming: a browser reads no answer before it has sent everything. */
export function letGo(request: FastifyRequest): void {
  if (request.raw.readableEnded || request.raw.destroyed) return;
  request.raw.unpipe();
  request.raw.resume();
}

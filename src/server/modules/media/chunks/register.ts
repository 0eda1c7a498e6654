import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { UploadedFile } from "../../../../generated/types.ts";
import type { Session } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { isDiskFull } from "../../../core/disk-space.ts";
import { fail, type CodedError } from "../../../core/errors.ts";
import type { Services } from "../../../core/services.ts";
import { partsFolder } from "../uploads/incoming-folder.ts";
import { finishUpload, lookAtStart } from "./finish.ts";
import { letBegin, authorizeUpload, refuseEnded } from "./authorize.ts";
import { removeParts, type PartsUpload } from "./chunk-queries.ts";
import { createPartsServer, type PartsAnswer, type PartsRequest } from "./chunk-server.ts";

type PartsCall = FastifyRequest<{ Params: { fileNo: string } }>;

/** Who uploads, once they were let in. */
export interface Uploader {
  session: Session;
  /** The language that they are answered in. */
  locale: string;
}

/** What calls are answered by, as this protocol needs it: handed in, because a module knows nothing of calls. */
export interface PartsCalls {
  /** Who asks. Throws where they may not upload anything. */
  letIn(request: FastifyRequest): Promise<Uploader>;
  /** The envelope of what went well, as JSON. */
  success(file: UploadedFile, request: FastifyRequest, uploader: Uploader): string;
  /** The coded error that an error is, and its envelope as JSON; of who was let in, in their words. */
  refusal(error: unknown, request: FastifyRequest, uploader: Uploader | undefined): { fault: CodedError; body: string };
}

/**
 * Speaks the protocol tus below /tus, for uploads that getUpload has permitted. No operations of the contract, because
 * the protocol says what requests look like; refusals carry the same envelope as those of calls, with a status that its
 * clients understand. GET tells what became of an upload whose last answer was lost.
 */
export function registerParts(
  app: FastifyInstance,
  { services, calls }: { services: Services; calls: PartsCalls },
): void {
  const server = createPartsServer({ db: services.db, directory: partsFolder(services.settings.dataDir) });
  const finishing = new Map<string, Promise<UploadedFile>>();

  /** The envelope of an error with a status of the protocol: 4xx is given up, all else tried again. */
  const refusalOf = (error: unknown, request: FastifyRequest, who: Uploader | undefined): PartsAnswer => {
    const { fault, body } = calls.refusal(error, request, who);
    if (isDiskFull(error)) services.log.error({ err: error, requestId: request.id }, "the disk is full");
    if (fault.constant === "UNEXPECTED") services.log.error({ err: error, requestId: request.id }, "unexpected error");
    return { status: statusOf(fault), body };
  };

  const finish = (upload: PartsUpload, { locale }: Uploader): Promise<UploadedFile> => {
    const ending = finishing.get(upload.file_no) ?? finishUpload({ upload, store: server.store, services, locale });
    finishing.set(upload.file_no, ending);
    // Whoever asks in the next moments is told the same.
    void ending.catch(() => undefined).finally(() => finishing.delete(upload.file_no));
    return ending;
  };

  const speak = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { fileNo, who }: { fileNo: string; who: Uploader },
  ) => {
    const looking: PartsRequest = {
      fileNo,
      finish: async () => {
        const file = await finish(await authorizeUpload({ session: who.session, services, fileNo }), who);
        return { status: 200, body: calls.success(file, request, who) };
      },
      // The protocol's own errors carry their status.
      refused: (error) =>
        error instanceof Error && !("status_code" in error) ? refusalOf(error, request, who) : undefined,
    };
    reply.hijack();
    reply.raw.setHeader("x-request-id", request.id);
    reply.raw.setHeader("x-content-type-options", "nosniff");
    await server.handle({ request: request.raw, response: reply.raw }, looking).catch((error: unknown) => {
      services.log.warn({ err: error, requestId: request.id }, "a part of an upload broke off");
      reply.raw.destroy();
    });
  };

  const guarded =
    (handler: (request: PartsCall, reply: FastifyReply, who: Uploader) => Promise<unknown>) =>
    async (request: PartsCall, reply: FastifyReply) => {
      let who: Uploader | undefined;
      try {
        who = await calls.letIn(request);
        return await handler(request, reply, who);
      } catch (error) {
        if (reply.sent) throw error;
        const { status, body } = refusalOf(error, request, who);
        // What is still on its way is not read.
        return reply
          .code(status)
          .header("connection", "close")
          .header("cache-control", "no-store")
          .header("tus-resumable", "1.0.0")
          .type("application/json; charset=utf-8")
          .send(body);
      }
    };

  app.register(async (parts) => {
    parts.removeAllContentTypeParsers();
    // The bytes stay on the connection: the server of the protocol reads them.
    parts.addContentTypeParser("*", (_request, _payload, done) => done(null));
    parts.post(
      "/tus",
      guarded(async (request, reply, who) => {
        const { "upload-metadata": metadata, "upload-length": length } = request.headers;
        const fileNo = await letBegin({
          session: who.session,
          services,
          store: server.store,
          metadata: String(metadata ?? ""),
          length: String(length ?? ""),
        });
        await speak(request, reply, { fileNo, who });
      }),
    );
    parts.patch(
      "/tus/:fileNo",
      guarded(async (request, reply, who) => {
        const upload = await authorizeUpload({ session: who.session, services, fileNo: request.params.fileNo });
        refuseEnded(upload);
        await services.disk.refuseWithoutRoom(bytesOf(request, upload));
        if (request.headers["upload-offset"] !== "0")
          await lookAtStart(upload, { store: server.store, services, locale: who.locale });
        await speak(request, reply, { fileNo: upload.file_no, who });
      }),
    );
    parts.head(
      "/tus/:fileNo",
      guarded(async (request, reply, who) => {
        const upload = await authorizeUpload({ session: who.session, services, fileNo: request.params.fileNo });
        const head = (status: number) =>
          reply.code(status).header("tus-resumable", "1.0.0").header("cache-control", "no-store");
        if (finishing.has(upload.file_no)) return head(423).send();
        if (upload.state === "failed") refuseEnded(upload);
        // All of it is here: the sender has nothing left to do but to ask what became of it.
        if (upload.state === "finished")
          return head(200).header("upload-offset", upload.said_size).header("upload-length", upload.said_size).send();
        await speak(request, reply, { fileNo: upload.file_no, who });
      }),
    );
    parts.delete(
      "/tus/:fileNo",
      guarded(async (request, reply, who) => {
        const upload = await authorizeUpload({ session: who.session, services, fileNo: request.params.fileNo });
        refuseEnded(upload);
        // It is being kept at this moment: in the next one it is there, and is removed as what it has become.
        if (finishing.has(upload.file_no))
          return reply.code(423).header("tus-resumable", "1.0.0").header("cache-control", "no-store").send();
        // The row first: once it is answered, its space is free.
        await withActor(services.db, systemActor, (trx) => removeParts(trx, upload.file_no));
        await speak(request, reply, { fileNo: upload.file_no, who });
      }),
    );
    parts.get(
      "/tus/:fileNo",
      guarded(async (request, reply, who) => {
        const { fileNo } = request.params;
        const upload = await authorizeUpload({ session: who.session, services, fileNo });
        const underWay = finishing.get(fileNo);
        if (!underWay && upload.state !== "finished") {
          refuseEnded(upload);
          fail("NOT_FOUND");
        }
        const file = await (underWay ?? presentFinished(upload));
        reply.header("cache-control", "no-store").type("application/json; charset=utf-8");
        return reply.send(calls.success(file, request, who));
      }),
    );
  });
}

/** How much the part has: as it says, else all the rest. */
function bytesOf({ headers }: FastifyRequest, { said_size }: PartsUpload): number {
  const length = Number(headers["content-length"]);
  return Number.isSafeInteger(length) ? length : Number(said_size) - Number(headers["upload-offset"] ?? 0);
}

function presentFinished({ file_no, file_name, file_size, media_type }: PartsUpload): UploadedFile {
  return {
    fileNo: file_no,
    fileUrl: "",
    fileName: file_name,
    fileSize: Number(file_size),
    mediaType: media_type,
    mediaNo: file_no,
  };
}

function statusOf({ constant, code, httpStatus }: CodedError): number {
  if (constant === "UNEXPECTED") return 500;
  if (httpStatus !== 200) return httpStatus;
  if (constant === "NO_PERMISSION" || constant.startsWith("STAFF_")) return 403;
  if (code >= 300 && code < 400) return 401;
  return constant === "NOT_FOUND" ? 404 : constant === "UPLOAD_SIGN_STALE" ? 410 : 422;
}

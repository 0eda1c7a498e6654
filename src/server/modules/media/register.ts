import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LiveStatusEnum } from "../../../generated/enums.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { presentLiveStatus } from "../catalogue/index.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { notFound, sendStored } from "./files/send-stored.ts";
import type { MediaRight, MediaScope } from "./media-right.ts";
import type { Services } from "../../core/services.ts";
import { readCookie, TOKEN_COOKIE } from "../identity/index.ts";
import { isStorable } from "../../../shared/storable-text.ts";
import type { Session } from "../../core/context.ts";
import { liveWindow } from "./live-window.ts";
import { mayOpenAsset } from "./may-open-asset.ts";
import { mayStudy } from "./may-study.ts";
import { selectAssetFile, selectMediaFile, selectMediaPeriod } from "./media-queries.ts";

type MediaRequest = FastifyRequest<{ Params: { periodId: string; right: string; name: string } }>;
type AssetRequest = FastifyRequest<{ Params: { mediaNo: string; right: string; name: string } }>;
type MediaFile = NonNullable<Awaited<ReturnType<typeof selectMediaFile>>>;
type MediaPeriod = NonNullable<Awaited<ReturnType<typeof selectMediaPeriod>>>;

/**
 * Serves the files of periods at /media/{periodId}/{right}/{name}, to those who have the right and, where it is a
 * person's, that person's session. The right is part of the path, so the relative addresses
 * in a playlist carry it too. 403 says that a new right may help, 404 that there is no such file. The files of an asset that no lesson shows
 * yet are at /media/asset/{mediaNo}/{right}/{name}, for those who make and audit a course that will.
 */
export function registerMedia(http: FastifyInstance, services: Services): void {
  http.get("/media/:periodId/:right/:name", async (request: MediaRequest, reply) => {
    const { periodId, name } = request.params;
    if (!isStorable(name)) return notFound(request, reply);
    const right = isRecordId(periodId)
      ? await rightOf(request, { subject: periodId, text: request.params.right, services })
      : undefined;
    if (!right) return refuse(request, reply);
    const { file, period, may } = await withActor(services.db, systemActor, async (trx) => {
      const found = await selectMediaFile(trx, { periodId, name });
      // The picture of a media server, or of the demo, is no file of the period.
      const period = found ?? (right.scope === "live" ? await selectMediaPeriod(trx, periodId) : undefined);
      // Asked each time: a course that was paid back, or whose time is up, ends in the middle of a video.
      return {
        file: found,
        period,
        may:
          !period || !right.session || (await mayStudy(trx, { period, session: right.session, now: services.now() })),
      };
    });
    if (right.scope === "live" && period && may && services.live.kind !== "demo")
      return sendFromMediaServer(request, reply, { period, services });
    const shown = file ?? (period && (await demoPicture(period, { name, services })));
    if (!shown) return notFound(request, reply);
    if (!may || !opens[right.scope](shown.kind)) return refuse(request, reply);
    if (shown.kind === "live") return sendLive(request, reply, { file: shown, services });
    return sendFile(request, reply, { file: shown, name, services });
  });
  http.get("/media/asset/:mediaNo/:right/:name", async (request: AssetRequest, reply) => {
    const { mediaNo, name } = request.params;
    if (!isStorable(mediaNo) || !isStorable(name)) return notFound(request, reply);
    const right = await rightOf(request, { subject: mediaNo, text: request.params.right, services });
    const session = right?.session;
    if (right?.scope !== "whole" || !session) return refuse(request, reply);
    const { file, may } = await withActor(services.db, systemActor, async (trx) => ({
      file: await selectAssetFile(trx, { mediaNo, name }),
      // Asked each time, as for lessons: who is no lecturer any more, or gave it away, has seen enough.
      may: await mayOpenAsset(trx, { mediaNo, session }),
    }));
    if (!may) return refuse(request, reply);
    return file ? sendFile(request, reply, { file, name, services }) : notFound(request, reply);
  });
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    file,
    name,
    services,
  }: {
    file: Pick<MediaFile, "kind" | "storage_key" | "media_type" | "file_name" | "sha256">;
    name: string;
    services: Services;
  },
) {
  return sendStored(request, reply, {
    storage: services.storage,
    sending: {
      key: file.storage_key,
      mediaType: file.media_type,
      // Kept by the browser that has the right, for seeking; by nobody on the way.
      cacheControl: "private, max-age=3600",
      saveAs: file.kind === "file" ? file.file_name || name : undefined,
      etag: `"${Buffer.from(file.sha256).toString("base64url")}"`,
    },
  });
}

/** Of a session that came with no picture of its own, where the demo stands for the media server. */
async function demoPicture(
  period: MediaPeriod,
  { name, services }: { name: string; services: Services },
): Promise<MediaFile | undefined> {
  const video = await services.live.film?.find(name);
  return (
    video && {
      ...period,
      kind: video.kind,
      storage_key: video.key,
      media_type: video.mediaType,
      file_name: "",
      sha256: video.sha256,
    }
  );
}

/** Which kinds of files a right opens. */
const opens: Record<MediaScope, (kind: string) => boolean> = {
  whole: (kind) => kind !== "live",
  preview: (kind) => kind === "preview",
  live: (kind) => kind === "live" || kind === "part",
};

interface Claim {
  /** The period or the asset that the right is for. */
  subject: string;
  text: string;
  services: Services;
}

/** The right in the address; with the session of the person it names, which must be there. */
async function rightOf(
  request: FastifyRequest,
  { subject, text, services: { mediaRight, sessions, now } }: Claim,
): Promise<(MediaRight & { session?: Session }) | undefined> {
  const right = await mediaRight.verify(text, { periodId: subject, now: now() });
  if (!right || right.userNo === undefined) return right;
  const header = request.headers["token"];
  const token = typeof header === "string" && header !== "" ? header : readCookie(request.headers.cookie, TOKEN_COOKIE);
  const found = token ? await sessions.find(token) : undefined;
  return found?.state === "active" && found.session.userNo === right.userNo
    ? { ...right, session: found.session }
    : undefined;
}

/**
 * A piece of the running picture, by way of this server: the media server lets nobody else read, and players see one
 * host.
 */
async function sendFromMediaServer(
  request: MediaRequest,
  reply: FastifyReply,
  { period, services: { live, log, now } }: { period: MediaPeriod; services: Services },
): Promise<FastifyReply> {
  const { periodId, name } = request.params;
  if (!isSent(period, now()) || !/^[\w-]{1,80}\.[a-z0-9]{2,4}$/.test(name)) return notFound(request, reply);
  try {
    const file = await live.read({ channelNo: period.lecturer_user_no, periodId, name, query: queryOf(request) });
    if (!file) return notFound(request, reply);
    reply
      .header("cache-control", name.endsWith(".m3u8") ? "private, no-store" : "private, max-age=60")
      .header("content-security-policy", "default-src 'none'; sandbox");
    return reply.type(file.mediaType).send(file.stream);
  } catch (error) {
    log.warn({ err: error, requestId: request.id }, "the media server did not answer");
    return reply
      .code(503)
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send(`503 ${request.id}\n`);
  }
}

/** A media server that died told no end: hours beyond its time a session is over all the same. */
function isSent({ is_on, gmt_start, has_replay, begin_time, end_time }: MediaPeriod, now: Date): boolean {
  return (
    is_on === true &&
    begin_time !== null &&
    end_time !== null &&
    presentLiveStatus({ is_on, gmt_start, has_replay, begin_time, end_time }, now) === LiveStatusEnum.live
  );
}

/** What playlists of low latency are asked with; nothing else reaches the media server. */
function queryOf(request: FastifyRequest): string {
  const given = Object.entries(request.query as Record<string, unknown>).filter(
    ([name, value]) => /^_HLS_\w{2,10}$/.test(name) && /^\w{1,10}$/.test(String(value)),
  );
  return given.map(([name, value]) => `${name}=${String(value)}`).join("&");
}

/** The demo's stream: a video that is played in a loop from the beginning of the class to its end. */
async function sendLive(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, services }: { file: MediaFile; services: Services },
): Promise<FastifyReply> {
  const stored = await services.storage.read(file.storage_key);
  if (!stored || !file.begin_time) return notFound(request, reply);
  const playlist = Buffer.concat(await stored.stream.toArray()).toString("utf8");
  const now = services.now().getTime();
  const until = Math.min(now, file.end_time?.getTime() ?? Infinity);
  reply.header("cache-control", "private, no-store").type(file.media_type);
  return reply.send(liveWindow(playlist, { seconds: (until - file.begin_time.getTime()) / 1000, ended: until < now }));
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`403 ${request.id}\n`);
}

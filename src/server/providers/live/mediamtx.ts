import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { pathOf, type LiveServer, type Publisher } from "./live.ts";
import type { MediaMtxSettings } from "./settings.ts";

interface Parts {
  settings: MediaMtxSettings;
  /**
   * Makes what this server shows when MediaMTX asks whether it may read: a right that is good for a moment and never
   * leaves here.
   */
  signRead(periodId: string, scope: "live" | "whole"): Promise<string>;
}

/**
 * ms until an answer begins: a playlist of low latency is answered when there is something new. Its end may take
 * longer, with slow viewers and long videos; where nothing comes any more, fetch ends it.
 */
const TIMEOUT_MS = 20_000;
/** ms: a recording is put together before it begins to come. */
const RECORDING_MS = 5 * 60_000;

/** MediaMTX (https://mediamtx.org): pictures come in by RTMP or WHIP and are read as HLS, by this server alone. */
export function mediaMtx({ settings, signRead }: Parts): LiveServer {
  const get = async (
    address: string,
    {
      user,
      password,
      patience = TIMEOUT_MS,
      signal,
    }: { user: string; password: string; patience?: number; signal?: AbortSignal | undefined },
  ) => {
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error("the media server did not answer in time")), patience);
    try {
      return await fetch(address, {
        headers: { authorization },
        signal: signal ? AbortSignal.any([late.signal, signal]) : late.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    kind: "mediamtx",
    publishWays: (channelNo) => ({
      rtmpUrl: `${settings.rtmpUrl}/live`,
      whipUrl: `${settings.whipUrl}/${pathOf(channelNo)}/whip`,
    }),
    async read({ channelNo, periodId, name, query }) {
      const mediaType = mediaTypes[name.split(".").at(-1) ?? ""];
      if (mediaType === undefined) return undefined;
      const address = `${settings.hlsUrl}/${pathOf(channelNo)}/${name}${query === "" ? "" : `?${query}`}`;
      const reply = await get(address, { user: periodId, password: await signRead(periodId, "live") });
      if (reply.ok && reply.body) return { mediaType, stream: bodyOf(reply) };
      await reply.body?.cancel();
      return undefined;
    },
    async cut(publisher) {
      const kind = kinds[publisher.protocol];
      if (settings.apiUrl === undefined || kind === undefined || !/^[\w-]{1,64}$/.test(publisher.id)) return;
      const reply = await fetch(`${settings.apiUrl}/v3/${kind}/kick/${publisher.id}`, {
        method: "POST",
        headers: { authorization: `Basic ${Buffer.from(`portal:${settings.secret}`).toString("base64")}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await reply.body?.cancel();
      // 404: they are gone already.
      if (!reply.ok && reply.status !== 404)
        throw new Error(`the media server answered ${reply.status} to cutting off who sends`);
    },
    async recording({ channelNo, periodId, from, to, signal }) {
      if (settings.playbackUrl === undefined) return undefined;
      const access = { user: periodId, password: await signRead(periodId, "whole"), signal };
      const asked = new URLSearchParams({ path: pathOf(channelNo), start: from.toISOString(), end: to.toISOString() });
      const list = await get(`${settings.playbackUrl}/list?${asked}`, access);
      if (!list.ok) return void (await list.body?.cancel());
      const longest = longestSpan(await list.json());
      if (!longest) return undefined;
      const span = new URLSearchParams({
        path: pathOf(channelNo),
        start: longest.start,
        duration: String(longest.duration),
        format: "mp4",
      });
      const video = await get(`${settings.playbackUrl}/get?${span}`, { ...access, patience: RECORDING_MS });
      if (!video.ok || !video.body) return void (await video.body?.cancel());
      return { stream: bodyOf(video), seconds: Math.max(1, Math.round(longest.duration)) };
    },
  };
}

const mediaTypes: Record<string, string> = {
  m3u8: "application/vnd.apple.mpegurl",
  mp4: "video/mp4",
  m4s: "video/iso.segment",
  ts: "video/mp2t",
  aac: "audio/aac",
  vtt: "text/vtt; charset=utf-8",
};

/** What the control API calls the connections of a protocol. */
const kinds: Record<Publisher["protocol"], string> = {
  rtmp: "rtmpconns",
  rtmps: "rtmpsconns",
  webrtc: "webrtcsessions",
  srt: "srtconns",
  rtsp: "rtspsessions",
};

function bodyOf(reply: Response): Readable {
  return Readable.fromWeb(reply.body as ReadableStream<Uint8Array>);
}

/** Where the picture broke off, recordings are several; the replay is the longest of them. */
function longestSpan(list: unknown): { start: string; duration: number } | undefined {
  if (!Array.isArray(list)) return undefined;
  const spans = list.flatMap((entry: { start?: unknown; duration?: unknown }) =>
    typeof entry.start === "string" && typeof entry.duration === "number" && entry.duration > 0
      ? [{ start: entry.start, duration: entry.duration }]
      : [],
  );
  return spans.sort((a, b) => b.duration - a.duration)[0];
}

import type { Readable } from "node:stream";

/** A connection at the media server that sends a picture. */
export interface Publisher {
  id: string;
  protocol: string;
}

/** Where a lecturer sends to. The key is added by whoever may know it. */
export interface PublishWays {
  /** Of OBS and the like: the server. */
  rtmpUrl: string;
  whipUrl: string;
}

export interface LiveFile {
  mediaType: string;
  stream: Readable;
}

/** What a viewer's player asks for. */
export interface LiveRead {
  channelNo: string;
  periodId: string;
  /** The last part of the address: a playlist, or a piece. */
  name: string;
  /** What playlists of low latency ask with, such as `_HLS_msn=3`; "" for nothing. */
  query: string;
}

export interface RecordingWanted {
  channelNo: string;
  periodId: string;
  from: Date;
  to: Date;
  /** Breaks it off, also in the middle of the video. */
  signal?: AbortSignal;
}

/** The server that takes in the pictures of live classes. A channel is a lecturer's. */
export interface LiveServer {
  readonly kind: "demo" | "mediamtx";
  publishWays(channelNo: string): PublishWays;
  /** A file of the running picture; undefined where there is none. */
  read(wanted: LiveRead): Promise<LiveFile | undefined>;
  /** Cuts off who sends: their key is no longer good. */
  cut(publisher: Publisher): Promise<void>;
  /** The recording of a session as one video (MP4), as far as there is one yet. */
  recording(wanted: RecordingWanted): Promise<{ stream: Readable; seconds: number } | undefined>;
}

/** Where a channel is at the media server. */
export function pathOf(channelNo: string): string {
  return `live/${channelNo}`;
}

/** The channel that a path of the media server is of; undefined for any other path. */
export function channelOf(path: string): string | undefined {
  return /^live\/(\d{1,18})$/.exec(path)?.[1];
}

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

/** The film that stands for a picture where there is no media server. */
export interface DemoFilm {
  /** The name that its playlist has among the files of a period. */
  playlist: string;
  /** The playlist, and the film it names, as they are kept in the storage; undefined for any other name. */
  find(name: string): Promise<DemoFilmFile | undefined>;
}

export interface DemoFilmFile {
  kind: "live" | "part";
  /** Where it is in the storage. */
  key: string;
  sha256: Buffer;
  mediaType: string;
}

/** The server that takes in the pictures of live classes. A channel is a lecturer's. */
export interface LiveServer {
  readonly kind: "demo" | "mediamtx";
  /** What is shown instead of a picture; only of the demo. */
  readonly film?: DemoFilm;
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

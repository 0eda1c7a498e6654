import { run, type Probe } from "./ffmpeg.ts";

/** A quality: what it is called, how high its picture is, and bits a second of picture and sound. */
interface Rung {
  name: string;
  height: number;
  picture: number;
  sound: number;
}

const high: Rung = { name: "720p", height: 720, picture: 1800, sound: 128 };
const low: Rung = { name: "360p", height: 360, picture: 600, sound: 64 };
/** A picture that is hardly higher than the low one has nothing for a second. */
const HIGH_FROM = 480;

/** ms: making takes at most this for each second of video, and a while to begin. */
const MS_A_SECOND = 30_000;
const AT_LEAST_MS = 120_000;

interface Making {
  from: string;
  /** An empty folder. */
  folder: string;
  video: Probe;
  /** Told of the share that is made, 0 to 1. */
  progress: (share: number) => void;
  signal: AbortSignal;
}

/** Names of the files that were made; `index.m3u8` is what is opened. */
export async function makeLadder({ from, folder, video, progress, signal }: Making): Promise<string[]> {
  const rungs = video.height >= HIGH_FROM ? [high, low] : [low];
  const outputs = rungs.map(({ name }) => [`${name}.m3u8`, `${name}.mp4`]).flat();
  await run("ffmpeg", optionsOf({ from, video, rungs }), {
    cwd: folder,
    timeoutMs: AT_LEAST_MS + video.seconds * MS_A_SECOND,
    signal,
    onLine(line) {
      const made = /^out_time_us=(\d+)/.exec(line)?.[1];
      if (made !== undefined) progress(Math.min(1, Number(made) / 1e6 / video.seconds));
    },
  });
  return ["index.m3u8", ...outputs];
}

function optionsOf({ from, video, rungs }: { from: string; video: Probe; rungs: Rung[] }): string[] {
  const isTall = video.height > video.width;
  const scaled = rungs.map(({ height }, at) => {
    // Never larger than it is; even numbers, which the way of writing needs. The shorter side gives a video its name.
    const size = isTall ? `'min(${height},iw)':-2` : `-2:'min(${height},ih)'`;
    return `[v${at}]scale=${size},format=yuv420p[o${at}]`;
  });
  const split = `[0:v:0]split=${rungs.length}${rungs.map((_rung, at) => `[v${at}]`).join("")}`;
  const streams = rungs.flatMap(({ picture, sound }, at) => [
    ...words(`-map [o${at}] -c:v:${at} libx264 -b:v:${at} ${picture}k`),
    ...words(`-maxrate:v:${at} ${Math.round(picture * 1.3)}k -bufsize:v:${at} ${picture * 2}k`),
    ...(video.hasSound ? words(`-map 0:a:0 -c:a:${at} aac -b:a:${at} ${sound}k -ac 2`) : []),
  ]);
  const together = rungs
    .map(({ name }, at) => (video.hasSound ? `v:${at},a:${at},name:${name}` : `v:${at},name:${name}`))
    .join(" ");
  return [
    ...words("-nostdin -hide_banner -v error -y -progress pipe:1 -threads 1"),
    // This file only: a film must not make the server ask for others, or for addresses.
    ...words("-protocol_whitelist file -i"),
    from,
    ...words("-filter_threads 1 -filter_complex_threads 1 -filter_complex"),
    [split, ...scaled].join(";"),
    ...streams,
    ...words("-preset veryfast -profile:v main -threads 1 -sn -dn -map_metadata -1 -map_chapters -1"),
    ...words("-force_key_frames expr:gte(t,n_forced*4) -sc_threshold 0"),
    ...words("-f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4"),
    ...words("-hls_flags single_file+independent_segments -master_pl_name index.m3u8 -var_stream_map"),
    together,
    ...words("-hls_segment_filename %v.mp4 %v.m3u8"),
  ];
}

/** Arguments without spaces in them, written as on a command line. */
function words(line: string): string[] {
  return line.split(" ");
}

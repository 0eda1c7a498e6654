/** Where MediaMTX is. */
export interface MediaMtxSettings {
  /** rtmp://host:1935, as lecturers reach it. */
  rtmpUrl: string;
  /** https://host:8889, as lecturers reach it. */
  whipUrl: string;
  /** http://host:8888, as this server reaches it. */
  hlsUrl: string;
  /** http://host:9996, as this server reaches it; undefined: nothing is recorded. */
  playbackUrl: string | undefined;
  /** http://host:9997, as this server reaches it; undefined: who sends with an old key is not cut off. */
  apiUrl: string | undefined;
  /** What MediaMTX shows with its questions and its news. */
  secret: string;
}

/** The media server of live classes; undefined for the demo's, a video in a loop. */
export type LiveSettings = MediaMtxSettings | undefined;

/** Reads them from the environment. Says all of what is wrong in `problems`, without repeating the secret. */
export function readLiveSettings(given: (name: string) => string | undefined, problems: string[]): LiveSettings {
  const server = given("LIVE_SERVER") ?? "demo";
  if (server === "demo") return undefined;
  if (server !== "mediamtx") {
    problems.push(`LIVE_SERVER is "${server}": it must be demo or mediamtx`);
    return undefined;
  }
  const url = (name: string, schemes: RegExp): string | undefined => {
    const text = given(name)?.replace(/\/$/, "");
    const parsed = text === undefined ? null : URL.parse(text);
    if (text === undefined) return undefined;
    if (parsed && schemes.test(parsed.protocol) && parsed.username === "" && parsed.search === "" && parsed.hash === "")
      return text;
    problems.push(
      `${name} is not an address of the kind ${schemes.source.includes("rtmp") ? "rtmp://host:1935" : "http://host:port"}, without a user and a query`,
    );
    return undefined;
  };
  const web = /^https?:$/;
  const [rtmpUrl, whipUrl, hlsUrl] = [
    url("LIVE_RTMP_URL", /^rtmps?:$/),
    url("LIVE_WHIP_URL", web),
    url("LIVE_HLS_URL", web),
  ];
  const secret = given("LIVE_SECRET");
  const missing = ["LIVE_RTMP_URL", "LIVE_WHIP_URL", "LIVE_HLS_URL", "LIVE_SECRET"].filter(
    (name) => given(name) === undefined,
  );
  if (missing.length > 0) problems.push(`${missing.join(", ")} must be given too where LIVE_SERVER is mediamtx`);
  if (secret !== undefined && !/^[\w.~-]{16,200}$/.test(secret))
    problems.push("LIVE_SECRET must have 16 letters, digits or signs of - . _ ~ at least");
  return {
    rtmpUrl: rtmpUrl ?? "",
    whipUrl: whipUrl ?? "",
    hlsUrl: hlsUrl ?? "",
    playbackUrl: url("LIVE_PLAYBACK_URL", web),
    apiUrl: url("LIVE_API_URL", web),
    secret: secret ?? "",
  };
}

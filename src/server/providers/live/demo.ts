import type { DemoFilm, LiveServer } from "./live.ts";

/** No media server at all: a film that comes with the demo stands for the picture, and nobody has to send one. */
export function demoLive(host: string, film: DemoFilm): LiveServer {
  return {
    kind: "demo",
    film,
    publishWays: (channelNo) => ({
      rtmpUrl: `rtmp://${host}:1935/live`,
      whipUrl: `http://${host}:8889/live/${channelNo}/whip`,
    }),
    read: async () => undefined,
    cut: async () => undefined,
    recording: async () => undefined,
  };
}

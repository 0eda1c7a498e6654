import type { DemoFilm } from "../server/providers/live/live.ts";
import { readDemoFiles } from "./media-files.ts";

/** The demo's picture for a session that brings none: the playlist, and the film it names. */
export const demoVideo: DemoFilm = {
  playlist: "live.m3u8",
  async find(name) {
    files ??= readDemoFiles();
    const kind = kinds[name];
    const file = kind && (await files).get(`live/${name === demoVideo.playlist ? "360p.m3u8" : name}`);
    return kind && file ? { kind, ...file } : undefined;
  },
};

const kinds: Record<string, "live" | "part"> = { "live.m3u8": "live", "360p.mp4": "part" };
let files: ReturnType<typeof readDemoFiles> | undefined;

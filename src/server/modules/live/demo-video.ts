import { readDemoFiles, type DemoFile } from "../../../demo/media-files.ts";

/**
 * The demo's picture for a session that brings none: the playlist, and the video it names. undefined for any other name.
 */
export async function demoVideo(name: string): Promise<({ kind: "live" | "part" } & DemoFile) | undefined> {
  files ??= readDemoFiles();
  const kind = kinds[name];
  const file = kind && (await files).get(`live/${name === DEMO_PLAYLIST ? "360p.m3u8" : name}`);
  return kind && file ? { kind, ...file } : undefined;
}

export const DEMO_PLAYLIST = "live.m3u8";
const kinds: Record<string, "live" | "part"> = { [DEMO_PLAYLIST]: "live", "360p.mp4": "part" };
let files: ReturnType<typeof readDemoFiles> | undefined;

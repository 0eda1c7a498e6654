import type { MediaAsset } from "../../../generated/types.ts";
import type { Translate } from "../../block.ts";
import { fileSize } from "../../../ui/file-size.ts";

/** What is said of the media of a lesson. */
export type Shown = Pick<MediaAsset, "fileName"> &
  Partial<Pick<MediaAsset, "seconds" | "pages" | "bytes" | "state" | "reason" | "progress">>;

/** Length, pages and size, as far as they are known; the size of a video in pieces says nothing. */
export function factsOf({ seconds, pages, bytes }: Shown, t: Translate): string[] {
  return [
    ...(seconds === undefined ? [] : [lengthName(seconds)]),
    ...(pages === undefined ? [] : [t("courseEditor.media.pages", { count: pages })]),
    ...(bytes === undefined || seconds !== undefined ? [] : [fileSize(bytes)]),
  ];
}

/** Seconds as a length to read: 3:05, 1:02:09. */
export function lengthName(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

import type { MediaAsset } from "../../../generated/types.ts";
import { clock } from "../../../ui/clock.ts";
import type { Translate } from "../../block.ts";
import { fileSize } from "../../../ui/file-size.ts";

/** What is said of the media of a lesson. */
export type Shown = Pick<MediaAsset, "fileName"> &
  Partial<Pick<MediaAsset, "seconds" | "pages" | "bytes" | "state" | "reason" | "progress">>;

/** Length, pages and size, as far as they are known; the size of a video in pieces says nothing. */
export function factsOf({ seconds, pages, bytes }: Shown, t: Translate): string[] {
  return [
    ...(seconds === undefined ? [] : [clock(seconds)]),
    ...(pages === undefined ? [] : [t("courseEditor.media.pages", { count: pages })]),
    ...(bytes === undefined || seconds !== undefined ? [] : [fileSize(bytes)]),
  ];
}

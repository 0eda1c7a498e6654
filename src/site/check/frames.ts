import { frameHostNames, framePageOf, isOwnVideo } from "../../shared/frame-hosts.ts";
import { isBinding } from "../compile/bindings.ts";
import type { Place } from "./values.ts";

/**
 * Checks the address of a page of another host that is to stand in a frame (`x-accepts: frame`), or of a video (`video`).
 * It is written and never bound, so that what a frame asks another host for is not made of data.
 */
export function checkFrame(
  address: unknown,
  accepts: "frame" | "video",
  { path, report }: Pick<Place, "path" | "report">,
): void {
  if (isBinding(address)) return report({ path, key: "frame.bound" });
  if (typeof address !== "string" || address === "") return;
  const kind = accepts === "video" ? "video" : "any";
  if (framePageOf(address, kind) !== undefined || (kind === "video" && isOwnVideo(address))) return;
  const host = URL.canParse(address) ? new URL(address).host : address;
  report({ path, key: "frame.refused", values: { host: host.slice(0, MAX_SHOWN) }, allowed: frameHostNames(kind) });
}

/** Characters of what was written that a finding repeats. */
const MAX_SHOWN = 100;

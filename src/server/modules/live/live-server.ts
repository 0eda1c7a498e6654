import type { MediaRights } from "../media/media-right.ts";
import { demoLive } from "../../providers/live/demo.ts";
import type { LiveServer } from "../../providers/live/live.ts";
import { mediaMtx } from "../../providers/live/mediamtx.ts";
import type { Settings } from "../../core/settings.ts";

/** ms: what this server shows the media server is used at once. */
const READ_TTL_MS = 2 * 60_000;

/** The media server that the settings name. */
export function createLiveServer({
  settings,
  mediaRight,
  now,
}: {
  settings: Settings;
  mediaRight: MediaRights;
  now(): Date;
}): LiveServer {
  if (!settings.live) return demoLive(URL.parse(settings.publicUrl ?? "")?.hostname ?? "localhost");
  return mediaMtx({
    settings: settings.live,
    signRead: (periodId, scope) =>
      mediaRight.sign({ userNo: undefined, periodId, scope, expires: new Date(now().getTime() + READ_TTL_MS) }),
  });
}

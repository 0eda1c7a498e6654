import type { MediaRights } from "../media/index.ts";
import { demoLive } from "../../providers/live/demo.ts";
import type { DemoFilm, LiveServer } from "../../providers/live/live.ts";
import { mediaMtx } from "../../providers/live/mediamtx.ts";
import type { Settings } from "../../core/settings.ts";

/** ms: what this server shows the media server is used at once. */
const READ_TTL_MS = 2 * 60_000;

/** The media server that the settings name. */
export function createLiveServer({
  settings,
  mediaRight,
  film,
  now,
}: {
  settings: Settings;
  mediaRight: MediaRights;
  /** What stands for a picture where no media server is named. */
  film: DemoFilm;
  now(): Date;
}): LiveServer {
  if (!settings.live) return demoLive(URL.parse(settings.publicUrl ?? "")?.hostname ?? "localhost", film);
  return mediaMtx({
    settings: settings.live,
    signRead: (periodId, scope) =>
      mediaRight.sign({ userNo: undefined, periodId, scope, expires: new Date(now().getTime() + READ_TTL_MS) }),
  });
}

import { useEffect, useState } from "react";
import type { MediaAsset } from "../../generated/types.ts";

/** ms between looks at what is being made ready. */
const OFTEN = 3000;
/** Files that are looked at, those at the top. */
const MAX_SHOWN = 5;

/** The files of a list, those that are being made ready as they are by now. */
export function useNews(
  items: MediaAsset[] | undefined,
  { getMediaAsset }: { getMediaAsset: (input: { mediaNo: string }) => Promise<MediaAsset> },
): MediaAsset[] | undefined {
  const [news, setNews] = useState<ReadonlyMap<string, MediaAsset>>(new Map());
  const shown = items?.map((item) => (item.state === "processing" ? (news.get(item.mediaNo) ?? item) : item));
  const waiting = (shown ?? [])
    .filter(({ state }) => state === "processing")
    .slice(0, MAX_SHOWN)
    .map(({ mediaNo }) => mediaNo)
    .join(" ");
  useEffect(() => {
    if (waiting === "") return;
    let current = true;
    const timer = setInterval(() => {
      // Nobody sees it: nothing is asked.
      if (document.hidden) return;
      for (const mediaNo of waiting.split(" ")) {
        getMediaAsset({ mediaNo }).then(
          (asset) => current && setNews((before) => new Map(before).set(mediaNo, asset)),
          () => undefined,
        );
      }
    }, OFTEN);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [waiting, getMediaAsset]);
  return shown;
}

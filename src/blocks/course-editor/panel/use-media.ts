import { useEffect, useState } from "react";
import type { MediaAsset } from "../../../generated/types.ts";
import type { BlockProps } from "../../block.ts";
import type { Shown } from "./media-summary.ts";

/** How often to look whether a file is ready, in ms. */
const often = 3000;

/** What is known of a file, looked at again while it is being made ready; undefined until something is known. */
export function useMedia(
  mediaNo: string | undefined,
  { getMediaAsset }: Pick<BlockProps<"courseEditor">["operations"], "getMediaAsset">,
): Shown | undefined {
  const [found, setFound] = useState<MediaAsset>();
  useEffect(() => {
    if (mediaNo === undefined) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const asset = await getMediaAsset({ mediaNo }).catch(() => undefined);
      if (!current) return;
      if (asset) setFound(asset);
      if (!asset || asset.state === "processing") timer = setTimeout(() => void look(), often);
    };
    void look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [mediaNo, getMediaAsset]);
  return found?.mediaNo === mediaNo ? found : undefined;
}

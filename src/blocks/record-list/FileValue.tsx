import { lazy, Suspense, type ReactNode } from "react";
import { clock } from "../../ui/clock.ts";
import { fileSize } from "../../ui/file-size.ts";
import type { BlockProps } from "../block.ts";
import type { Column } from "./RecordList.tsx";

const Video = lazy(async () => ({ default: (await import("../preview-lessons/Video.tsx")).Video }));

/** How what is known of a file is written: its size, its length, or the video itself. */
export function FileValue({
  look,
  text,
  name,
  t,
}: Pick<BlockProps<"recordList">, "t"> & {
  look: Exclude<Column["look"], undefined>;
  text: string;
  name: string;
}): ReactNode {
  if (look === "bytes") return <span className="num whole">{fileSize(Number(text))}</span>;
  if (look === "duration") return <span className="num whole">{clock(Number(text))}</span>;
  return (
    // Nothing plays before the code is there: it comes without a touch.
    <div className="video" data-wakes="">
      <Suspense fallback={<p role="status">{t("recordList.opening")}</p>}>
        <Video url={text} isPlaylist={text.endsWith(".m3u8")} name={name} failure={t("recordList.broken")} />
      </Suspense>
    </div>
  );
}

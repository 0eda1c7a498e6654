import type { ReactNode } from "react";
import type { AccessoryWay, Period } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";

/** A file of the course. The browser saves it, and goes on where it stopped. */
export function Download({ file, period, t }: { file: AccessoryWay; period: Period; t: Translate }): ReactNode {
  return (
    <div className="instead">
      <Icon name="file" size={40} />
      <p>
        <b>{file.fileName || period.periodName}</b>
      </p>
      <p className="muted num">{sizeOf(file.fileSize)}</p>
      <a className="btn" href={file.fileUrl} download={file.fileName}>
        {t("coursePlayer.download")}
      </a>
    </div>
  );
}

function sizeOf(bytes: number): string {
  const units = ["B", "KB", "MB", "GB"];
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${(bytes / 1024 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step]}`;
}

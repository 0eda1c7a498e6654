import type { SiteImage, SiteImageUse } from "../../../generated/types.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import type { ImageRow } from "./queries.ts";

/** A picture of a library as calls give it. */
export function presentImage(row: ImageRow, useList: SiteImageUse[], timeZone: string | undefined): SiteImage {
  return {
    imageId: row.id,
    fileUrl: `/files/${row.storage_key}`,
    name: row.name,
    // Written by `saveSiteImage` alone.
    alt: row.alt as unknown as SiteImage["alt"],
    width: row.width,
    height: row.height,
    fileSize: row.file_size,
    ...(row.of_id === null ? {} : { originalId: row.of_id }),
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    useList,
  };
}

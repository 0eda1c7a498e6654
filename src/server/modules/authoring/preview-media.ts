import type { GetPreviewMediaBody, PreviewMedia } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { courseZone } from "./course-zone.ts";
import { usableMedia } from "./draft-facts.ts";
import { bodyOf } from "./drafts.ts";
import { courseOf } from "./owner.ts";
import { selectAssetEntry, selectEntry } from "./preview-queries.ts";
import { selectPublishedPeriods } from "./published-queries.ts";

/** ms: how long a preview can be looked at before it asks again. */
const TTL_MS = 2 * 60 * 60 * 1000;

/**
 * The way to what a lesson of a draft shows: the media that the draft names, or what the published lesson has. It is
 * open to the person who asked alone. NOT_FOUND; NO_PERMISSION; MEDIA_NONE where there is nothing, or nothing yet.
 */
export async function getPreviewMedia(
  { courseId, key }: GetPreviewMediaBody,
  context: OperationContext,
): Promise<PreviewMedia> {
  const session = sessionIn(context);
  const timeZone = await courseZone(courseId, context);
  const { entry, subject, base } = await withActor(context.db, systemActor, async (trx) => {
    const course = await courseOf(trx, { courseId, session, purpose: "look" });
    const body = await bodyOf(trx, course, timeZone);
    const period =
      body.chapters.flatMap(({ periods }) => periods).find((each) => each.key === key) ?? fail("NOT_FOUND");
    const { mediaNo } = period;
    if (mediaNo !== undefined) {
      // What is not its makers' own does not open, whatever the draft names.
      if (!(await usableMedia(trx, course, body, [mediaNo])).has(mediaNo)) fail("MEDIA_NONE");
      return {
        entry: (await selectAssetEntry(trx, mediaNo)) ?? fail("MEDIA_NONE"),
        subject: mediaNo,
        base: "/media/asset",
      };
    }
    const id = (await selectPublishedPeriods(trx, courseId)).find((each) => each.key === key)?.id ?? fail("MEDIA_NONE");
    return { entry: (await selectEntry(trx, id)) ?? fail("MEDIA_NONE"), subject: id, base: "/media" };
  });
  const expires = new Date(context.now().getTime() + TTL_MS);
  const right = await context.services.mediaRight.sign({
    userNo: session.userNo,
    periodId: subject,
    scope: "whole",
    expires,
  });
  return {
    // Checked by the table, and by what was looked for.
    kind: entry.kind as PreviewMedia["kind"],
    url: `${base}/${subject}/${right}/${entry.name}`,
    fileName: entry.file_name || entry.name,
    expires: dateTimeIn(context.site.settings.timeZone, expires),
  };
}

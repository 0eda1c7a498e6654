import { sql } from "kysely";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";

/** Pictures of one round. */
const AT_ONCE = 500;

/**
 * Removes pictures of templates that are in no design any more: of no version of a template that is there, and of none
 * that something was issued with. What was added within a day stays, because its design may be saved yet. Gives how many.
 */
export async function removeUnusedPictures(db: Db): Promise<number> {
  for (let removed = 0; ;) {
    const { numAffectedRows = 0n } = await withActor(db, systemActor, (trx) =>
      sql`delete from certificate_picture where gmt_create < now() - interval '1 day' and picture_no in (
        select picture_no from certificate_picture as picture
        where holder_user_no is null and gmt_create < now() - interval '1 day' and not exists (
          select from certificate_template_version as version
          join certificate_template as template on template.id = version.template_id
          where version.org_no = picture.org_no
            and (version.design ? 'backgroundPictureNo' or jsonb_path_exists(version.design, '$.elements[*].pictureNo'))
            and (version.design ->> 'backgroundPictureNo' = picture.picture_no or version.design @>
              jsonb_build_object('elements', jsonb_build_array(jsonb_build_object('pictureNo', picture.picture_no))))
            and (not template.is_removed or exists (select from certificate
              where certificate.template_id = template.id and certificate.template_version_id = version.id)))
        limit ${AT_ONCE})`.execute(trx),
    );
    removed += Number(numAffectedRows);
    if (numAffectedRows < AT_ONCE) return removed;
  }
}

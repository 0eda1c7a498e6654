import { isDeepStrictEqual } from "node:util";
import type { Path } from "../../../../site/check/finding.ts";
import type { ZoneEntry, ZoneKept } from "./document.ts";
import { isAlready, isOrganisation, type Importing } from "./part.ts";

/** Shelves of courses. One that goes leaves its courses as they are. */
export async function importZones(entries: readonly ZoneEntry[], importing: Importing): Promise<void> {
  const { trx, now, done } = importing;
  const rows = await trx.selectFrom("zone").selectAll().execute();
  let last = Math.max(0, ...rows.map(({ sort }) => sort));
  for (const [index, entry] of entries.entries()) {
    const { key } = entry;
    const path = ["zones", `${index}`];
    const row = rows.find(({ zone_key }) => zone_key === key);
    if (entry.remove) {
      if (row) await trx.deleteFrom("zone").where("id", "=", row.id).execute();
      if (row) done({ part: "zones", key, change: "removed" });
      continue;
    }
    const fits = [await isOrganisation(entry.orgNo, path, importing), await areCourses(entry, path, importing)];
    if (fits.includes(false)) continue;
    const wanted = { ...columnsOf(entry), sort: entry.order ?? row?.sort ?? (last += 1) };
    const isNew = row === undefined;
    const isSame = row !== undefined && isAlready(row, wanted);
    const id =
      row?.id ??
      (
        await trx
          .insertInto("zone")
          .values({ zone_key: key, ...wanted })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    if (!isNew && !isSame)
      await trx
        .updateTable("zone")
        .set({ ...wanted, gmt_modified: now })
        .where("id", "=", id)
        .execute();
    const moved = entry.courses !== undefined && (await fill(id, entry.courses, importing));
    done({ part: "zones", key, change: isNew ? "added" : isSame && !moved ? "unchanged" : "changed" });
  }
}

function columnsOf({ orgNo, zoneLocation, zoneName, zoneDesc, isShown }: ZoneKept) {
  return {
    org_no: orgNo ?? "default",
    zone_location: zoneLocation ?? 1,
    zone_name: zoneName,
    zone_desc: zoneDesc ?? {},
    is_shown: isShown ?? true,
  };
}

/** On the platform's shelves any course may stand, on an organisation's only its own. */
async function areCourses({ orgNo, courses = [] }: ZoneKept, path: Path, { trx, report }: Importing): Promise<boolean> {
  if (courses.length === 0) return true;
  const found = await trx.selectFrom("course").select(["id", "org_no"]).where("id", "in", courses).execute();
  const orgOf = new Map(found.map(({ id, org_no }) => [id, org_no]));
  const wrong = courses.flatMap((id, index) => {
    const at = [...path, "courses", `${index}`];
    if (courses.indexOf(id) !== index) return [{ path: at, message: `the course ${id} is here twice` }];
    if (!orgOf.has(id)) return [{ path: at, message: `there is no course ${id}` }];
    return orgNo !== undefined && orgOf.get(id) !== orgNo
      ? [{ path: at, message: `the course ${id} is not one of the organisation ${orgNo}` }]
      : [];
  });
  wrong.forEach(report);
  return wrong.length === 0;
}

/** Puts exactly these on it, in this order; false where they stood like that before. */
async function fill(id: string, courses: readonly string[], { trx }: Importing): Promise<boolean> {
  const before = await trx
    .selectFrom("zone_course")
    .select("course_id")
    .where("zone_id", "=", id)
    .orderBy("sort")
    .orderBy("course_id")
    .execute();
  if (
    isDeepStrictEqual(
      before.map(({ course_id }) => course_id),
      courses,
    )
  )
    return false;
  await trx.deleteFrom("zone_course").where("zone_id", "=", id).execute();
  if (courses.length > 0)
    await trx
      .insertInto("zone_course")
      .values(courses.map((course_id, index) => ({ zone_id: id, course_id, sort: index + 1 })))
      .execute();
  return true;
}

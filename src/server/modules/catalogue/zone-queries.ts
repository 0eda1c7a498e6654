import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";
import { cardColumns, cards } from "./course-queries.ts";

export function selectZones(db: Db, { orgNo, zoneLocation }: { orgNo: string; zoneLocation: number }) {
  return db
    .selectFrom("zone")
    .select(["id", "zone_name", "zone_desc"])
    .where("is_shown", "=", true)
    .where("org_no", "=", orgNo)
    .where("zone_location", "=", zoneLocation)
    .orderBy("sort")
    .orderBy("id")
    .execute();
}

/** A shelf of a site that is shown. */
export function selectZone(db: Db, { id, orgNo }: { id: string; orgNo: string }) {
  return db
    .selectFrom("zone")
    .select("zone_name")
    .where("is_shown", "=", true)
    .where("id", "=", id)
    .where("org_no", "=", orgNo)
    .executeTakeFirst();
}

/** Which public courses stand on some shelves, so many of each at most, in their order. */
export function selectShelved(db: Db, { zoneIds, each }: { zoneIds: string[]; each: number }) {
  const shelved = db
    .selectFrom("zone_course")
    .innerJoin("course", "course.id", "zone_course.course_id")
    .where("course.is_public", "=", true)
    .where("zone_course.zone_id", "in", zoneIds)
    .select(["zone_course.zone_id", "zone_course.course_id"])
    .select(
      sql<string>`row_number() over (partition by zone_course.zone_id order by zone_course.sort, course.id)`.as(
        "place",
      ),
    )
    .as("shelved");
  return db
    .selectFrom(shelved)
    .select(["zone_id", "course_id"])
    .where("place", "<=", String(each))
    .orderBy("zone_id")
    .orderBy("place")
    .execute();
}

/** The cards of these public courses, in no order that counts. */
export function selectCards(db: Db, ids: string[]) {
  const picked = db
    .selectFrom("course")
    .where("course.is_public", "=", true)
    .where("course.id", "in", ids)
    .select(cardColumns)
    .select(sql<string>`1`.as("place"))
    .as("course");
  return cards(db, picked).execute();
}

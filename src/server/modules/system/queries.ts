import { PLATFORM } from "../../lib/org-no.ts";
import { sql } from "kysely";
import { AuditStatusEnum } from "../../../generated/enums.ts";
import type { Db } from "../../database/connect.ts";
import { hasWords } from "../../lib/matches-search.ts";
import type { PageRange } from "../../lib/paging.ts";

/** Courses and lecturers that an organisation shows. */
export async function countOfOrganisation(
  db: Db,
  orgNo: string,
): Promise<{ courseCount: number; lecturerCount: number }> {
  const row = await db
    .selectFrom("organisation")
    .where("organisation.org_no", "=", orgNo)
    .select([courseCount, lecturerCount])
    .executeTakeFirst();
  return { courseCount: Number(row?.course_count ?? 0), lecturerCount: Number(row?.lecturer_count ?? 0) };
}

/** A page of the organisations whose site is active. */
export function selectOrganisations(db: Db, { typed, range }: { typed: string | undefined; range: PageRange }) {
  return open(db, typed)
    .select(["organisation.org_no", "organisation.org_name", courseCount, lecturerCount])
    .orderBy("course_count", "desc")
    .orderBy("organisation.org_no")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countOrganisations(db: Db, typed: string | undefined): Promise<number> {
  const { total } = await open(db, typed)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** All provinces; the cities of a province; the districts of a city. */
export function selectRegions(db: Db, parentId: string | undefined) {
  const query = db
    .selectFrom("region")
    .leftJoin("region as parent", "parent.id", "region.parent_id")
    .leftJoin("region as grandparent", "grandparent.id", "parent.parent_id")
    .select([
      "region.id",
      "region.level",
      "region.region_name",
      "parent.id as parent_id",
      "parent.region_name as parent_name",
      "grandparent.id as grandparent_id",
      "grandparent.region_name as grandparent_name",
    ])
    .orderBy("region.id");
  return (
    parentId === undefined ? query.where("region.level", "=", 1) : query.where("region.parent_id", "=", parentId)
  ).execute();
}

export function selectTransportCategories(db: Db) {
  return db.selectFrom("transport_category").selectAll().orderBy("sort").orderBy("code").execute();
}

const courseCount =
  sql<string>`(select count(*) from course where course.org_no = organisation.org_no and course.is_public)`.as(
    "course_count",
  );
const lecturerCount = sql<string>`(select count(*) from lecturer
    where lecturer.org_no = organisation.org_no and lecturer.audit_status = ${sql.lit(AuditStatusEnum.passed)})`.as(
  "lecturer_count",
);

function open(db: Db, typed: string | undefined) {
  const all = db
    .selectFrom("organisation")
    .innerJoin("site", "site.org_no", "organisation.org_no")
    .where("site.state", "=", "active")
    .where("organisation.org_no", "<>", PLATFORM);
  return typed === undefined ? all : all.where(({ ref }) => hasWords([ref("organisation.org_name")], typed));
}

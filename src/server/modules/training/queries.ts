import { sql } from "kysely";
import { CustomStatusEnum } from "../../../generated/enums.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface PackageFilter {
  /** Only those of this organisation; undefined on the platform, which shows all. */
  orgNo: string | undefined;
  categoryId?: string | undefined;
}

export type PackageRow = Awaited<ReturnType<typeof selectPackages>>[number];

export function selectPackages(db: Db, filter: PackageFilter, range: PageRange) {
  return cards(db, filter)
    .orderBy("custom_package.sort")
    .orderBy("custom_package.id")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countPackages(db: Db, filter: PackageFilter): Promise<number> {
  const { total } = await shownPackages(db, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The first-level categories that have some, with how many. */
export function selectPackageCategories(db: Db, filter: PackageFilter) {
  return shownPackages(db, filter)
    .innerJoin("category", "category.id", "custom_package.category_id1")
    .select(["category.id", "category.category_name"])
    .select(({ fn }) => fn.countAll<string>().as("num"))
    .groupBy(["category.id", "category.category_name", "category.sort"])
    .orderBy("category.sort")
    .orderBy("category.id")
    .execute();
}

export function selectPackage(db: Db, { id, ...filter }: PackageFilter & { id: string }) {
  return cards(db, filter)
    .where("custom_package.id", "=", id)
    .select(["custom_package.introduce", "custom_package.gains", "custom_package.gmt_modified"])
    .executeTakeFirst();
}

function cards(db: Db, filter: PackageFilter) {
  return shownPackages(db, filter)
    .innerJoin("category", "category.id", "custom_package.category_id1")
    .innerJoin("organisation", "organisation.org_no", "custom_package.org_no")
    .select([
      "custom_package.id",
      "custom_package.custom_name",
      "custom_package.custom_desc",
      "custom_package.cover",
      "custom_package.org_no",
      "custom_package.days",
    ])
    .select(["custom_package.people_least", "custom_package.people_most", "custom_package.price_from_fen"])
    .select(["category.id as category_id", "category.category_name", "organisation.org_name"]);
}

function shownPackages(db: Db, { orgNo, categoryId }: PackageFilter) {
  let query = db.selectFrom("custom_package").where("custom_package.is_putaway", "=", true);
  if (orgNo !== undefined) query = query.where("custom_package.org_no", "=", orgNo);
  return categoryId === undefined ? query : query.where("custom_package.category_id1", "=", categoryId);
}

export interface NewApply {
  id: string;
  orgNo: string;
  userNo: string;
  contactName: string;
  contactMobile: string;
  people: number;
  beginDate: string | undefined;
  wish: string;
  now: Date;
}

/** Gives its number; undefined when one of the same organisation for the same package waits. */
export async function insertApply(trx: Trx, apply: NewApply): Promise<string | undefined> {
  const row = await trx
    .insertInto("custom_apply")
    .values({
      custom_id: apply.id,
      org_no: apply.orgNo,
      user_no: apply.userNo,
      contact_name: apply.contactName,
      contact_mobile: apply.contactMobile,
      people: apply.people,
      begin_date: apply.beginDate ?? null,
      wish: apply.wish,
      gmt_create: apply.now,
      gmt_modified: apply.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function countAppliesSince(trx: Trx, orgNo: string, since: Date): Promise<number> {
  const { total } = await trx
    .selectFrom("custom_apply")
    .where("org_no", "=", orgNo)
    .where("gmt_create", ">=", since)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export type ApplyRow = NonNullable<Awaited<ReturnType<typeof selectApply>>>;

/** The newest request of an organisation for a package. */
export function selectNewestApply(trx: Trx, { id, orgNo }: { id: string; orgNo: string }) {
  return applies(trx)
    .where("custom_apply.custom_id", "=", id)
    .where("custom_apply.org_no", "=", orgNo)
    .orderBy("custom_apply.id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function selectApply(trx: Trx, applyId: string) {
  return applies(trx).where("custom_apply.id", "=", applyId).executeTakeFirst();
}

export function selectApplies(trx: Trx, customStatus: number | undefined, range: PageRange) {
  const query = applies(trx)
    .orderBy("custom_apply.custom_status")
    .orderBy("custom_apply.id")
    .limit(range.pageSize)
    .offset(range.offset);
  return (customStatus === undefined ? query : query.where("custom_apply.custom_status", "=", customStatus)).execute();
}

export async function countApplies(trx: Trx, customStatus: number | undefined): Promise<number> {
  const query = trx.selectFrom("custom_apply").select(({ fn }) => fn.countAll<string>().as("total"));
  const { total } = await (
    customStatus === undefined ? query : query.where("custom_status", "=", customStatus)
  ).executeTakeFirstOrThrow();
  return Number(total);
}

/** False when it does not wait any more: of two answers at once one counts. */
export async function updateAnswer(
  trx: Trx,
  {
    id,
    customStatus,
    answer,
    userNo,
    now,
  }: { id: string; customStatus: number; answer: string; userNo: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable("custom_apply")
    .set({ custom_status: customStatus, answer, answer_user_no: userNo, gmt_answer: now, gmt_modified: now })
    .where("id", "=", id)
    .where("custom_status", "=", CustomStatusEnum.waiting)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

function applies(trx: Trx) {
  return trx
    .selectFrom("custom_apply")
    .innerJoin("custom_package", "custom_package.id", "custom_apply.custom_id")
    .innerJoin("organisation", "organisation.org_no", "custom_apply.org_no")
    .select([
      "custom_apply.id",
      "custom_apply.custom_id",
      "custom_apply.custom_status",
      "custom_apply.org_no",
      "custom_apply.user_no",
      "custom_apply.contact_name",
      "custom_apply.contact_mobile",
    ])
    .select([
      "custom_apply.people",
      "custom_apply.wish",
      "custom_apply.answer",
      "custom_apply.gmt_create",
      "custom_apply.gmt_answer",
      "custom_package.custom_name",
      "organisation.org_name",
    ])
    .select(sql<string | null>`to_char(custom_apply.begin_date, 'YYYY-MM-DD')`.as("begin_date"));
}

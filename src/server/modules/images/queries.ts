import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

/** A picture that is about to be kept. */
export interface NewImage {
  orgNo: string;
  userNo: string | undefined;
  ofId: string | undefined;
  key: string;
  name: string;
  sha256: Buffer;
  width: number;
  height: number;
  fileSize: number;
  now: Date;
}

const columns = [
  "id",
  "org_no",
  "of_id",
  "storage_key",
  "name",
  "alt",
  "width",
  "height",
  "file_size",
  "gmt_create",
  "gmt_remove",
] as const;

export type ImageRow = NonNullable<Awaited<ReturnType<typeof selectImage>>>;

/** Of several who keep pictures for one organisation at once, one goes on at a time. */
export async function lockImages(trx: Trx, orgNo: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('site images'), hashtext(${orgNo}))`.execute(trx);
}

export async function insertWaiting(trx: Trx, image: NewImage): Promise<string> {
  const { id } = await trx
    .insertInto("site_image")
    .values({
      org_no: image.orgNo,
      user_no: image.userNo ?? null,
      of_id: image.ofId ?? null,
      storage_key: image.key,
      name: image.name,
      sha256: image.sha256,
      width: image.width,
      height: image.height,
      file_size: image.fileSize,
      gmt_create: image.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps what waited; false where it is gone. */
export async function markKept(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .updateTable("site_image")
    .set({ state: "kept" })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A picture that the library has, or had until it was removed. */
export function selectImage(trx: Trx, { orgNo, id }: { orgNo: string; id: string }) {
  return trx
    .selectFrom("site_image")
    .select(columns)
    .where("org_no", "=", orgNo)
    .where("id", "=", id)
    .where("state", "=", "kept")
    .executeTakeFirst();
}

export function selectBySha(trx: Trx, { orgNo, sha256 }: { orgNo: string; sha256: Buffer }) {
  return trx
    .selectFrom("site_image")
    .select(columns)
    .where("org_no", "=", orgNo)
    .where("sha256", "=", sha256)
    .where("state", "=", "kept")
    .executeTakeFirst();
}

/** Those of these keys that are the organisation's, with what they are called. */
export function selectByKeys(trx: Trx, { orgNo, keys }: { orgNo: string; keys: readonly string[] }) {
  return trx
    .selectFrom("site_image")
    .select(["storage_key", "name"])
    .where("org_no", "=", orgNo)
    .where(sql<boolean>`storage_key = any(${keys}::text[])`)
    .where("state", "=", "kept")
    .execute();
}

export async function selectImages(trx: Trx, found: { orgNo: string; keyword: string }, range: PageRange) {
  return shown(trx, found).select(columns).orderBy("id", "desc").limit(range.pageSize).offset(range.offset).execute();
}

export async function countImages(trx: Trx, found: { orgNo: string; keyword: string }): Promise<number> {
  const { total } = await shown(trx, found)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * How many pictures an organisation has, and their bytes: those on their way in too, and the bytes of those that were
 * removed until their files are gone.
 */
export async function sumImages(trx: Trx, orgNo: string): Promise<{ images: number; bytes: number }> {
  const { rows } = await sql<{ images: string; bytes: string }>`
    select count(*) filter (where gmt_remove is null) as images, coalesce(sum(file_size), 0) as bytes
    from site_image where org_no = ${orgNo}`.execute(trx);
  return { images: Number(rows[0]?.images ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
}

export async function updateImage(
  trx: Trx,
  id: string,
  values: { name?: string; alt?: Record<string, string>; removed?: Date | null },
): Promise<void> {
  const { name, alt, removed } = values;
  await trx
    .updateTable("site_image")
    .set({
      ...(name === undefined ? {} : { name }),
      ...(alt === undefined ? {} : { alt: JSON.stringify(alt) }),
      ...(removed === undefined ? {} : { gmt_remove: removed }),
    })
    .where("id", "=", id)
    .execute();
}

/** What was begun and never finished, and what was removed long ago. In scope `system`. */
export async function selectLeft(
  trx: Trx,
  {
    waitingBefore,
    removedBefore,
    after,
    limit,
  }: { waitingBefore: Date; removedBefore: Date; after: string; limit: number },
) {
  return trx
    .selectFrom("site_image")
    .select(["id", "org_no", "storage_key"])
    .where("id", ">", after)
    .where(({ and, or, eb }) =>
      or([
        and([eb("state", "=", "waiting"), eb("gmt_create", "<", waitingBefore)]),
        and([eb("state", "=", "kept"), eb("gmt_remove", "<", removedBefore)]),
      ]),
    )
    .orderBy("id")
    .limit(limit)
    .execute();
}

/**
 * Whether a revision, a draft or a record names a file. A revision may be shown again at any time, so what only an old
 * one shows stays. In scope `system`.
 */
export async function isNamed(trx: Trx, { orgNo, key }: { orgNo: string; key: string }): Promise<boolean> {
  const address = `/files/${key}`;
  const { rows } = await sql<{ named: boolean }>`select (
    exists (select from site_revision where org_no = ${orgNo} and strpos(patch::text, ${key}) > 0) or
    exists (select from site_draft where org_no = ${orgNo}
      and (strpos(patch::text, ${key}) > 0 or strpos(schedule_patch::text, ${key}) > 0)) or
    exists (select from course where course_logo = ${address}) or
    exists (select from article where art_pic = ${address} or strpos(art_desc::text, ${key}) > 0) or
    exists (select from article_draft where art_pic = ${address} or strpos(art_desc::text, ${key}) > 0) or
    exists (select from course_draft where strpos(body::text, ${key}) > 0) or
    exists (select from community_post where cover = ${address} or strpos(body::text, ${key}) > 0) or
    exists (select from community_draft where cover = ${address} or strpos(body::text, ${key}) > 0)
  ) as named`.execute(trx);
  return rows[0]?.named === true;
}

/** Takes out what `selectLeft` gave, if it is so still. In scope `system`. */
export async function deleteLeft(
  trx: Trx,
  { id, waitingBefore, removedBefore }: { id: string; waitingBefore: Date; removedBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`delete from site_image where id = ${id}
    and (state = 'waiting' and gmt_create < ${waitingBefore} or gmt_remove < ${removedBefore}) returning id`.execute(
    trx,
  );
  return rows.length > 0;
}

/** In scope `system`. */
export async function deleteImage(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("site_image").where("id", "=", id).execute();
}

function shown(trx: Trx, { orgNo, keyword }: { orgNo: string; keyword: string }) {
  const part = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return trx
    .selectFrom("site_image")
    .where("org_no", "=", orgNo)
    .where("state", "=", "kept")
    .where("gmt_remove", "is", null)
    .$if(keyword !== "", (query) =>
      query.where(
        sql<boolean>`(name ilike ${part} or exists (select from jsonb_each_text(alt) as words where words.value ilike ${part}))`,
      ),
    );
}

import { sql } from "kysely";
import { firstLanguage } from "../../../../generated/languages.ts";
import type {
  DeleteArticleZoneBody,
  ListOwnArticleZonesBody,
  ListOwnArticleZonesReply,
  SaveArticleZoneBody,
  SaveArticleZoneOrderBody,
  SaveArticleZoneReply,
} from "../../../../generated/types.ts";
import { isObject } from "../../../../shared/json.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { whose } from "../../../core/whose.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";

/** Categories of one site. */
const MAX_ZONES = 50;

/** The categories of one's site in their order, with what is in them in every state. */
export async function listOwnArticleZones(
  input: ListOwnArticleZonesBody,
  context: OperationContext,
): Promise<ListOwnArticleZonesReply> {
  const { orgNo } = await whose(input, context);
  const rows = await withActor(context.db, systemActor, (trx) =>
    trx
      .selectFrom("article_zone")
      .where("org_no", "=", orgNo)
      .select(["id", "zone_name", "zone_desc"])
      .select(({ selectFrom }) =>
        selectFrom("article")
          .whereRef("article.zone_id", "=", "article_zone.id")
          .select(({ fn }) => fn.countAll<string>().as("count"))
          .as("count"),
      )
      .orderBy("sort")
      .orderBy("id")
      .execute(),
  );
  const list = rows.map(({ id, zone_name, zone_desc, count }) => ({
    id,
    zoneName: textIn(zone_name, firstLanguage),
    zoneNameEn: textIn(zone_name, "en"),
    zoneDesc: textIn(zone_desc, firstLanguage),
    zoneDescEn: textIn(zone_desc, "en"),
    articleCount: Number(count ?? 0),
  }));
  return { list };
}

/** Adds or renames a category. NOT_FOUND; ARTICLE_ZONES_MANY. */
export async function saveArticleZone(
  { id, zoneName, zoneNameEn = "", zoneDesc = "", zoneDescEn = "", ...input }: SaveArticleZoneBody,
  context: OperationContext,
): Promise<SaveArticleZoneReply> {
  const { orgNo } = await whose(input, context);
  if (id !== undefined && !isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  const values = {
    zone_name: textsOf(zoneName, zoneNameEn),
    zone_desc: textsOf(zoneDesc, zoneDescEn),
    gmt_modified: now,
  };
  return withActor(context.db, systemActor, async (trx) => {
    if (id !== undefined) {
      const saved = await trx
        .updateTable("article_zone")
        .set(values)
        .where("id", "=", id)
        .where("org_no", "=", orgNo)
        .returning("id")
        .executeTakeFirst();
      return saved ?? fail("NOT_FOUND");
    }
    await lockZones(trx, orgNo);
    const { count, last } = await trx
      .selectFrom("article_zone")
      .where("org_no", "=", orgNo)
      .select(({ fn }) => [fn.countAll<string>().as("count"), fn.max("sort").as("last")])
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_ZONES) fail("ARTICLE_ZONES_MANY", { args: { limit: MAX_ZONES } });
    return trx
      .insertInto("article_zone")
      .values({ org_no: orgNo, sort: (last ?? 0) + 1, gmt_create: now, ...values })
      .returning("id")
      .executeTakeFirstOrThrow();
  });
}

/** Removes a category that has no articles and no drafts. NOT_FOUND; ARTICLE_ZONE_IN_USE. */
export async function deleteArticleZone(
  { id, ...input }: DeleteArticleZoneBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo } = await whose(input, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    const zone = await trx
      .selectFrom("article_zone")
      .where("id", "=", id)
      .where("org_no", "=", orgNo)
      // Who writes into it meanwhile waits, and finds it gone.
      .forUpdate()
      .select("id")
      .executeTakeFirst();
    if (!zone) fail("NOT_FOUND");
    for (const table of ["article", "article_draft"] as const) {
      const used = await trx.selectFrom(table).where("zone_id", "=", id).select("zone_id").limit(1).executeTakeFirst();
      if (used) fail("ARTICLE_ZONE_IN_USE");
    }
    await trx.deleteFrom("article_zone").where("id", "=", id).execute();
  });
  return {};
}

/** Puts the categories in an order; those that are not named come after. NOT_FOUND where one is another site's. */
export async function saveArticleZoneOrder(
  { idList, ...input }: SaveArticleZoneOrderBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { orgNo } = await whose(input, context);
  if (!idList.every(isRecordId)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    await lockZones(trx, orgNo);
    const known = await trx.selectFrom("article_zone").where("org_no", "=", orgNo).select("id").execute();
    if (idList.some((id) => !known.some((zone) => zone.id === id))) fail("NOT_FOUND");
    await sql`update article_zone set sort = coalesce(array_position(${idList}::bigint[], id), ${MAX_ZONES} + sort)
      where org_no = ${orgNo}`.execute(trx);
  });
  return {};
}

/** The first category of a site; a site that has none gets one. */
export async function firstZone(
  trx: Trx,
  { orgNo, site, now }: { orgNo: string; site: OperationContext["site"]; now: Date },
): Promise<string> {
  await lockZones(trx, orgNo);
  const zone = await trx
    .selectFrom("article_zone")
    .where("org_no", "=", orgNo)
    .orderBy("sort")
    .orderBy("id")
    .select("id")
    .executeTakeFirst();
  if (zone) return zone.id;
  const names = Object.fromEntries(
    [firstLanguage, "en"].map((language) => [language, site.texts(language).t("site.articles.firstZone")]),
  );
  const { id } = await trx
    .insertInto("article_zone")
    .values({ org_no: orgNo, zone_name: JSON.stringify(names), sort: 1, gmt_create: now, gmt_modified: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets one transaction of a site at a time change which categories there are. */
async function lockZones(trx: Trx, orgNo: string): Promise<void> {
  await trx.selectFrom("organisation").where("org_no", "=", orgNo).select("org_no").forNoKeyUpdate().execute();
}

const textsOf = (first: string, english: string): string =>
  JSON.stringify({ [firstLanguage]: first.trim(), ...(english.trim() ? { en: english.trim() } : {}) });

function textIn(texts: unknown, language: string): string {
  const text = isObject(texts) ? texts[language] : undefined;
  return typeof text === "string" ? text : "";
}

import { sql } from "kysely";
import type {
  ListOwnCustomPackagesBody,
  ListOwnCustomPackagesReply,
  OwnCustomPackage,
  SaveCustomPackageBody,
  SaveCustomPackageStateBody,
} from "../../../generated/types.ts";
import { IsPutawayEnum } from "../../../generated/enums.ts";
import { isObject } from "../../../shared/json.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { whose } from "../../core/whose.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { fenOf, yuan } from "../../lib/money.ts";
import { presentOrg } from "../../lib/org-no.ts";
import { linesOf, plainWordsIn, withPlainTexts, type WrittenIn } from "../../lib/text-documents.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { countOwnPackages, isTopCategory, lockPackage, selectOwnPackages, type OwnPackageRow } from "./own-queries.ts";

/** All packages, shown or not, in their order. */
export async function listOwnCustomPackages(
  { keyword = "", ...input }: ListOwnCustomPackagesBody,
  context: OperationContext,
): Promise<ListOwnCustomPackagesReply> {
  const range = pageRange(input);
  const filter = { keyword: keyword.trim() };
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectOwnPackages(trx, filter, range);
    const total = totalFromPage(rows.length, range) ?? (await countOwnPackages(trx, filter));
    return pageOf(
      rows.map((row) => present(row, context)),
      total,
      range,
    );
  });
}

/**
 * Makes a package, which is not shown yet, or changes one. NOT_FOUND for a package or organisation that is not there;
 * VALIDATION for a category that is none of the first level, fewer people at most than at least, or another's picture.
 */
export async function saveCustomPackage(
  input: SaveCustomPackageBody,
  context: OperationContext,
): Promise<OwnCustomPackage> {
  const orgNo = input.id === undefined ? (await whose(input, context)).orgNo : undefined;
  const isOwnPicture = await ownsCover(input.cover, context);
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    const before = input.id === undefined ? undefined : await known(trx, input.id);
    await refuseWrong(trx, { input, isOwnPicture: isOwnPicture || input.cover === before?.cover }, context);
    const columns = { ...columnsOf(input, before), gmt_modified: now };
    const id = before
      ? before.id
      : await insert(trx, { ...columns, org_no: orgNo ?? fail("NOT_FOUND"), gmt_create: now });
    if (before) await trx.updateTable("custom_package").set(columns).where("id", "=", id).execute();
    return written(trx, { id, action: before ? "custom.save" : "custom.add" }, context);
  });
}

/** Shows a package or takes it back; done twice it is done once. NOT_FOUND. */
export async function saveCustomPackageState(
  { id, isPutaway }: SaveCustomPackageStateBody,
  context: OperationContext,
): Promise<OwnCustomPackage> {
  const isShown = isPutaway === IsPutawayEnum.up;
  return withActor(context.db, systemActor, async (trx) => {
    const before = await known(trx, id);
    const columns = { is_putaway: isShown, gmt_modified: context.now() };
    if (before.is_putaway !== isShown)
      await trx.updateTable("custom_package").set(columns).where("id", "=", id).execute();
    return written(trx, { id, action: isShown ? "custom.show" : "custom.hide" }, context);
  });
}

async function known(trx: Trx, id: string) {
  return (isRecordId(id) ? await lockPackage(trx, id) : undefined) ?? fail("NOT_FOUND");
}

async function ownsCover(fileUrl: string | undefined, context: OperationContext): Promise<boolean> {
  if (!fileUrl) return true;
  const { userNo } = sessionIn(context);
  return context.services.uploads.ownsPicture({ userNo, purpose: "cover", fileUrl });
}

async function refuseWrong(
  trx: Trx,
  { input, isOwnPicture }: { input: SaveCustomPackageBody; isOwnPicture: boolean },
  context: OperationContext,
): Promise<void> {
  const { t } = context.site.texts(context.locale);
  const isKnown = isRecordId(input.categoryId) && (await isTopCategory(trx, input.categoryId));
  const faults = [
    ...(input.customName.trim() === "" ? [{ path: "customName", message: t("error.field.required") }] : []),
    ...(isKnown ? [] : [{ path: "categoryId", message: t("error.field.format") }]),
    ...(input.peopleMost < input.peopleLeast ? [{ path: "peopleMost", message: t("error.field.peopleOrder") }] : []),
    ...(isOwnPicture ? [] : [{ path: "cover", message: t("error.field.ownUpload") }]),
  ];
  if (faults.length > 0) failFields(faults);
}

interface Texts {
  custom_name: unknown;
  custom_desc: unknown;
  introduce: unknown;
  gains: unknown;
  cover: string;
  price_from_fen: number | null;
  sort: number;
}

/** What is said, and what there was for what is not. */
function columnsOf(input: SaveCustomPackageBody, before: Texts | undefined) {
  const name = input.customName.trim();
  const nameEn = input.customNameEn === undefined ? textIn(before?.custom_name, "en") : input.customNameEn.trim();
  const price = input.priceFrom === undefined ? (before?.price_from_fen ?? null) : fenOf(input.priceFrom) || null;
  return {
    custom_name: JSON.stringify({ "zh-CN": name, en: nameEn || name }),
    custom_desc: JSON.stringify(
      withTexts(before?.custom_desc, { "zh-CN": input.customDesc?.trim(), en: input.customDescEn?.trim() }),
    ),
    introduce: JSON.stringify(
      withPlainTexts(before?.introduce, { "zh-CN": input.introduceText, en: input.introduceTextEn }),
    ),
    gains: JSON.stringify(
      withTexts(before?.gains, {
        "zh-CN": input.gainText === undefined ? undefined : linesOf(input.gainText),
        en: input.gainTextEn === undefined ? undefined : linesOf(input.gainTextEn),
      }),
    ),
    category_id1: input.categoryId,
    cover: input.cover ?? before?.cover ?? "",
    days: input.days,
    people_least: input.peopleLeast,
    people_most: input.peopleMost,
    price_from_fen: price,
    sort: input.sort ?? before?.sort ?? 0,
  };
}

/** Texts by language with what was said; of a language that has none any more the page shows the first one's. */
function withTexts(before: unknown, texts: Record<WrittenIn, string | string[] | undefined>): object {
  const kept = { ...(isObject(before) ? before : {}) };
  for (const [language, value] of Object.entries(texts)) {
    if (value === undefined) continue;
    if (value.length === 0) delete kept[language];
    else kept[language] = value;
  }
  return kept;
}

/** What was written in a language itself: no text of another stands for it. */
function textIn(texts: unknown, language: WrittenIn): string {
  const text = isObject(texts) ? texts[language] : undefined;
  if (Array.isArray(text)) return text.join("\n");
  return typeof text === "string" ? text : "";
}

type NewPackage = ReturnType<typeof columnsOf> & { org_no: string; gmt_create: Date; gmt_modified: Date };

async function insert(trx: Trx, columns: NewPackage): Promise<string> {
  const { id } = await trx
    .insertInto("custom_package")
    .values({ ...columns, is_putaway: sql<boolean>`false` })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes down who did it, and gives the package as it is now. */
async function written(
  trx: Trx,
  { id, action }: { id: string; action: "custom.add" | "custom.save" | "custom.show" | "custom.hide" },
  context: OperationContext,
): Promise<OwnCustomPackage> {
  const [row] = await selectOwnPackages(trx, { id, keyword: "" }, { pageSize: 1, offset: 0 });
  if (!row) fail("NOT_FOUND");
  const shown = present(row, context);
  await recordAudit(trx, {
    ...auditActor(sessionIn(context)),
    action,
    orgNo: row.org_no,
    subject: `customPackage:${id}`,
    detail: { customName: shown.customName },
  });
  return shown;
}

function present(row: OwnPackageRow, { locale }: OperationContext): OwnCustomPackage {
  return {
    id: row.id,
    ...presentOrg(row),
    categoryId: row.category_id,
    categoryName: wordingIn(row.category_name, locale),
    customName: textIn(row.custom_name, "zh-CN"),
    customNameEn: textIn(row.custom_name, "en"),
    customDesc: textIn(row.custom_desc, "zh-CN"),
    customDescEn: textIn(row.custom_desc, "en"),
    introduceText: plainWordsIn(row.introduce, "zh-CN"),
    introduceTextEn: plainWordsIn(row.introduce, "en"),
    gainText: textIn(row.gains, "zh-CN"),
    gainTextEn: textIn(row.gains, "en"),
    cover: row.cover,
    days: row.days,
    peopleLeast: row.people_least,
    peopleMost: row.people_most,
    priceFrom: row.price_from_fen === null ? "" : yuan(row.price_from_fen),
    sort: row.sort,
    isPutaway: row.is_putaway ? IsPutawayEnum.up : IsPutawayEnum.down,
    waitingCount: row.waiting,
  };
}

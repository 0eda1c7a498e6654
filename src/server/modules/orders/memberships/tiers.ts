import { sql } from "kysely";
import { languages } from "../../../../generated/languages.ts";
import type {
  ListMemberTiersBody,
  ListMemberTiersReply,
  MemberTier,
  SaveMemberTierBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { wordingIn, wordingsIn } from "../../../lib/localised-text.ts";
import { fenOf, yuan } from "../../../lib/money.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { selectTiers, type TierRow } from "./queries.ts";

/** Ten million yuan: above it nothing is sold. */
const MAX_FEN = 1_000_000_000;

/** Tiers with a word in their name in one of the languages, all for an empty one; also those that are not for sale. */
export async function listMemberTiers(
  { keyword = "" }: ListMemberTiersBody,
  context: OperationContext,
): Promise<ListMemberTiersReply> {
  const rows = await withActor(context.db, systemActor, (trx) => selectTiers(trx, { now: context.now() }));
  const wanted = keyword.trim().toLowerCase();
  const tiers = rows.map((row) => present(row, context));
  return { list: tiers.filter(({ setName, setNameEn }) => `${setName}\n${setNameEn}`.toLowerCase().includes(wanted)) };
}

/**
 * Makes a tier, or changes one. Who holds it keeps what it promised when they got it. NOT_FOUND; VALIDATION names the
 * field that is wrong.
 */
export async function saveMemberTier(input: SaveMemberTierBody, context: OperationContext): Promise<MemberTier> {
  const session = sessionIn(context);
  const now = context.now();
  if (input.id !== undefined && !isRecordId(input.id)) fail("NOT_FOUND");
  const columns = { ...columnsOf(input, context), gmt_modified: now };
  return withActor(context.db, systemActor, async (trx) => {
    const { id } =
      (await (input.id === undefined
        ? trx
            .insertInto("vip_set")
            .values({ ...columns, gmt_create: now })
            .returning("id")
            .executeTakeFirst()
        : trx.updateTable("vip_set").set(columns).where("id", "=", input.id).returning("id").executeTakeFirst())) ??
      fail("NOT_FOUND");
    const { setName, days, orgPrice, fabPrice, isPutaway } = input;
    await recordAudit(trx, {
      ...auditActor(session),
      action: input.id === undefined ? "vip.add" : "vip.save",
      subject: `vipSet:${id}`,
      detail: { setName, days, orgPrice, fabPrice, isPutaway },
    });
    const [row] = await selectTiers(trx, { id, now });
    return present(row ?? fail("NOT_FOUND"), context);
  });
}

function columnsOf(input: SaveMemberTierBody, context: OperationContext) {
  const { t } = context.site.texts(context.locale);
  const wrong = (path: string, key: Parameters<typeof t>[0]) => failFields([{ path, message: t(key) }]);
  const amount = (path: "orgPrice" | "fabPrice" | "renewalPrice" | "gradeOff"): number | undefined => {
    const value = input[path];
    const fen = value === undefined ? undefined : fenOf(value);
    if (value !== undefined && (fen === undefined || fen > MAX_FEN)) wrong(path, "error.field.vip.amount");
    return fen;
  };
  const [price, now, renewal] = [amount("orgPrice") ?? 0, amount("fabPrice"), amount("renewalPrice")];
  if (now !== undefined && now > price) wrong("fabPrice", "error.field.vip.price");
  const coupons = input.monthlyCoupons ?? 0;
  if (coupons > 0 && input.monthlyPercent === undefined) wrong("monthlyPercent", "error.field.required");
  const name = input.setName.trim();
  if (name === "") wrong("setName", "error.field.required");
  const rules = { coupons, percent: coupons > 0 ? (input.monthlyPercent ?? 0) : 0, gradeOff: amount("gradeOff") ?? 0 };
  return {
    set_name: JSON.stringify({ "zh-CN": name, en: input.setNameEn?.trim() || name }),
    set_type: input.setType,
    days: input.days,
    org_price_fen: price,
    fab_price_fen: now ?? null,
    renewal_price_fen: renewal ?? null,
    benefits: JSON.stringify(benefitsOf(rules, context)),
    monthly_coupons: coupons,
    monthly_percent: coupons > 0 ? (input.monthlyPercent ?? null) : null,
    grade_off_fen: rules.gradeOff,
    is_putaway: (input.isPutaway ?? 1) === 1,
    ...(input.sort === undefined
      ? input.id === undefined
        ? { sort: sql<number>`(select coalesce(max(sort), 0) + 1 from vip_set)` }
        : {}
      : { sort: input.sort }),
  };
}

/** What the page of a tier promises, in each language: its rules and nothing else. */
function benefitsOf(
  { coupons, percent, gradeOff }: { coupons: number; percent: number; gradeOff: number },
  context: OperationContext,
): Record<string, string[]> {
  return Object.fromEntries(
    languages.map((language) => {
      const { t } = context.site.texts(language);
      return [
        language,
        [
          t("vipTiers.benefit.price"),
          t("vipTiers.benefit.free"),
          ...(coupons > 0
            ? [t("vipTiers.benefit.coupons", { count: coupons, percent, share: (100 - percent) / 10 })]
            : []),
          ...(gradeOff > 0 ? [t("vipTiers.benefit.gradeOff", { amount: yuan(gradeOff).replace(/\.00$/, "") })] : []),
        ],
      ];
    }),
  );
}

function present(row: TierRow, { locale }: OperationContext): MemberTier {
  return {
    id: row.id,
    setName: wordingIn(row.set_name, "zh-CN"),
    setNameEn: wordingIn(row.set_name, "en"),
    // Checked by the table.
    setType: row.set_type as MemberTier["setType"],
    days: row.days,
    orgPrice: yuan(row.org_price_fen),
    ...(row.fab_price_fen === null ? {} : { fabPrice: yuan(row.fab_price_fen) }),
    ...(row.renewal_price_fen === null ? {} : { renewalPrice: yuan(row.renewal_price_fen) }),
    monthlyCoupons: row.monthly_coupons,
    ...(row.monthly_percent === null ? {} : { monthlyPercent: row.monthly_percent }),
    gradeOff: yuan(row.grade_off_fen),
    isPutaway: row.is_putaway ? 1 : 0,
    sort: row.sort,
    benefits: wordingsIn(row.benefits, locale),
    countHolders: Number(row.holders),
  };
}

import { CouponAudienceEnum } from "../../../../generated/enums.ts";
import type {
  IssueCouponBody,
  ListCouponTargetsBody,
  ListCouponTargetsReply,
  ListCouponUsesBody,
  ListCouponUsesReply,
  ListOwnCouponsBody,
  ListOwnCouponsReply,
  OwnCoupon,
  SaveCouponBody,
  SuspendCouponBody,
} from "../../../../generated/types.ts";
import { momentOf } from "../../../../shared/date-time.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { whose } from "../../../core/whose.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { wordingIn } from "../../../lib/localised-text.ts";
import { fenOf, yuan } from "../../../lib/money.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { newCouponNo } from "./coupon-no.ts";
import {
  countOwnCoupons,
  countUses,
  couponFilterOf,
  insertCoupon,
  lockOwnCoupon,
  selectOwnCoupons,
  selectPeople,
  selectTargets,
  selectUses,
  type OwnCouponRow,
} from "./desk-queries.ts";
import { giveTo, giveToTarget } from "./give.ts";

const MAX_TARGETS = 20;

/** The coupons of a site, the newest first unless sorted. */
export async function listOwnCoupons(
  input: ListOwnCouponsBody,
  context: OperationContext,
): Promise<ListOwnCouponsReply> {
  const { orgNo, site } = await whose(input, context);
  const range = pageRange(input);
  const filter = couponFilterOf(input, { orgNo, now: context.now() });
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectOwnCoupons(trx, filter, { ...range, sort: input.sort });
    const total = await countOwnCoupons(trx, filter);
    return pageOf(
      rows.map((row) => present(row, { context, timeZone: site.settings.timeZone })),
      total,
      range,
    );
  });
}

/** Tiers, which are the platform's, or classes of a site whose name has what was typed. */
export async function listCouponTargets(
  { audience, keyword = "", ...input }: ListCouponTargetsBody,
  context: OperationContext,
): Promise<ListCouponTargetsReply> {
  const { orgNo } = await whose(input, context);
  const { locale } = context;
  const rows = await withActor(context.db, systemActor, (trx) =>
    selectTargets(trx, { orgNo, audience, keyword: keyword.trim(), limit: MAX_TARGETS }),
  );
  return { list: rows.map(({ id, name, names }) => ({ id, name: name ?? wordingIn(names, locale) })) };
}

/**
 * Makes a coupon and gives it to those whom it is for, all or nothing. VALIDATION names the field that is wrong;
 * NOT_FOUND for the class of another site; COUPON_THERE where the number is taken; COUPON_NONE_LEFT where there are
 * fewer than people.
 */
export async function saveCoupon(input: SaveCouponBody, context: OperationContext): Promise<OwnCoupon> {
  const { orgNo, site } = await whose(input, context);
  const { userNo } = sessionIn(context);
  const now = context.now();
  const { audience, targetId, mobileList } = input;
  const terms = termsOf(input, { context, timeZone: site.settings.timeZone });
  const toTarget = audience === CouponAudienceEnum.tier || audience === CouponAudienceEnum.grade;
  const couponNo = input.couponNo?.toUpperCase() ?? newCouponNo();
  return withActor(context.db, systemActor, async (trx) => {
    if (toTarget && !(await hasTarget(trx, { orgNo, audience, targetId }))) fail("NOT_FOUND");
    const people =
      audience === CouponAudienceEnum.people ? await peopleOf(trx, { orgNo, mobileList, context }) : undefined;
    const isNew = await insertCoupon(trx, {
      coupon_no: couponNo,
      org_no: orgNo,
      ...terms,
      audience,
      target_id: toTarget ? (targetId ?? null) : null,
      is_open: audience === CouponAudienceEnum.code,
      uses_most: input.countMost,
      is_returned: input.isReturned ?? true,
      created_by: userNo,
      gmt_create: now,
    });
    if (!isNew) fail("COUPON_THERE");
    const given = people
      ? await giveTo(trx, { couponNo, userNos: people, now })
      : !toTarget || (await giveToTarget(trx, { couponNo, now }));
    if (!given) fail("COUPON_NONE_LEFT");
    const { couponName, offPrice, offPercent, countMost } = input;
    await record(trx, {
      context,
      couponNo,
      action: "coupon.add",
      detail: { couponName, offPrice, offPercent, countMost },
    });
    return viewOwn(trx, { couponNo, orgNo, context, timeZone: site.settings.timeZone });
  });
}

/** Gives a coupon to more people. NOT_FOUND for another site's; COUPON_NONE_LEFT where it is over, or there are too few. */
export async function issueCoupon(
  { couponNo, mobileList, ...input }: IssueCouponBody,
  context: OperationContext,
): Promise<OwnCoupon> {
  const { orgNo, site } = await whose(input, context);
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    const coupon = (await lockOwnCoupon(trx, { couponNo, orgNo })) ?? fail("NOT_FOUND");
    if (coupon.is_open) fail("NOT_FOUND");
    const userNos = await peopleOf(trx, { orgNo, mobileList, context });
    const isOver = coupon.gmt_stop !== null || coupon.gmt_end <= now;
    if (isOver || !(await giveTo(trx, { couponNo, userNos, now }))) fail("COUPON_NONE_LEFT");
    await record(trx, { context, couponNo, action: "coupon.give", detail: { people: userNos.length } });
    return viewOwn(trx, { couponNo, orgNo, context, timeZone: site.settings.timeZone });
  });
}

/** Ends the giving out of a coupon; who has it keeps it. Done twice it is done once. NOT_FOUND for another site's. */
export async function suspendCoupon(
  { couponNo, ...input }: SuspendCouponBody,
  context: OperationContext,
): Promise<OwnCoupon> {
  const { orgNo, site } = await whose(input, context);
  return withActor(context.db, systemActor, async (trx) => {
    const coupon = (await lockOwnCoupon(trx, { couponNo, orgNo })) ?? fail("NOT_FOUND");
    if (coupon.gmt_stop === null) {
      await trx.updateTable("coupon").set({ gmt_stop: context.now() }).where("coupon_no", "=", couponNo).execute();
      await record(trx, { context, couponNo, action: "coupon.stop", detail: {} });
    }
    return viewOwn(trx, { couponNo, orgNo, context, timeZone: site.settings.timeZone });
  });
}

/** The orders that a coupon was used for, the latest first. NOT_FOUND for another site's. */
export async function listCouponUses(
  { couponNo, ...input }: ListCouponUsesBody,
  context: OperationContext,
): Promise<ListCouponUsesReply> {
  const { orgNo, site } = await whose(input, context);
  const range = pageRange(input);
  return withActor(context.db, systemActor, async (trx) => {
    const found = await selectOwnCoupons(trx, { orgNo, couponNo, now: context.now() }, { pageSize: 1, offset: 0 });
    if (found.length === 0) fail("NOT_FOUND");
    const rows = await selectUses(trx, couponNo, range);
    const list = rows.map((row) => ({
      orderNo: row.order_no,
      userName: row.name,
      // Checked by the table.
      orderStatus: row.order_status as ListCouponUsesReply["list"][number]["orderStatus"],
      couponDiscount: yuan(row.coupon_off_fen),
      payPrice: yuan(row.pay_fen),
      gmtCreate: dateTimeIn(site.settings.timeZone, row.gmt_create),
    }));
    return pageOf(list, await countUses(trx, couponNo), range);
  });
}

interface Setting {
  context: OperationContext;
  timeZone: string | undefined;
}

function present(row: OwnCouponRow, { context, timeZone }: Setting): OwnCoupon {
  return {
    couponNo: row.coupon_no,
    couponName: wordingIn(row.coupon_name, context.locale),
    ...(row.off_fen === null ? {} : { offPrice: yuan(row.off_fen) }),
    ...(row.off_percent === null ? {} : { offPercent: row.off_percent }),
    leastPrice: yuan(row.least_fen),
    // Checked by the table, as is the audience.
    fits: row.fits as OwnCoupon["fits"],
    audience: row.is_open ? CouponAudienceEnum.code : (row.audience as CouponAudienceEnum),
    targetName: row.grade_name ?? wordingIn(row.set_name, context.locale),
    countMost: row.uses_most,
    countTaken: row.taken,
    countUsed: row.uses,
    isReturned: row.is_returned,
    isStopped: row.gmt_stop !== null,
    isEnded: row.gmt_end <= context.now(),
    gmtBegin: dateTimeIn(timeZone, row.gmt_begin),
    gmtEnd: dateTimeIn(timeZone, row.gmt_end),
  };
}

async function viewOwn(
  trx: Trx,
  { couponNo, orgNo, ...setting }: Setting & { couponNo: string; orgNo: string },
): Promise<OwnCoupon> {
  const filter = { orgNo, couponNo, now: setting.context.now() };
  const [row] = await selectOwnCoupons(trx, filter, { pageSize: 1, offset: 0 });
  return row ? present(row, setting) : fail("NOT_FOUND");
}

/** What it takes off, from when to when; ends the call where that says too much, too little or nothing. */
function termsOf(input: SaveCouponBody, { context, timeZone }: Setting) {
  const { t } = context.site.texts(context.locale);
  const off = input.offPrice === undefined ? undefined : fenOf(input.offPrice);
  const least = fenOf(input.leastPrice ?? "0.00");
  const begin = input.gmtBegin === undefined ? context.now() : momentOf(input.gmtBegin, timeZone);
  const end = momentOf(input.gmtEnd, timeZone);
  const wrong = (path: string, key: Parameters<typeof t>[0]) => failFields([{ path, message: t(key) }]);
  if ((input.offPrice === undefined) === (input.offPercent === undefined)) wrong("offPrice", "error.field.coupon.off");
  if (input.offPrice !== undefined && (off === undefined || off < 1 || off > MAX_FEN))
    wrong("offPrice", "error.field.coupon.amount");
  if (least === undefined || least > MAX_FEN) wrong("leastPrice", "error.field.coupon.amount");
  if (Number.isNaN(begin.getTime())) wrong("gmtBegin", "error.field.coupon.end");
  if (!(end > begin && end > context.now())) wrong("gmtEnd", "error.field.coupon.end");
  const name = input.couponName.trim();
  return {
    coupon_name: JSON.stringify({ "zh-CN": name, en: input.couponNameEn?.trim() || name }),
    off_fen: off ?? null,
    off_percent: input.offPercent ?? null,
    least_fen: least ?? 0,
    fits: input.fits ?? "all",
    gmt_begin: begin,
    gmt_end: end,
  };
}

/** Ten million yuan: above it nothing is sold. */
const MAX_FEN = 1_000_000_000;

async function hasTarget(
  trx: Trx,
  { orgNo, audience, targetId }: { orgNo: string; audience: CouponAudienceEnum; targetId: string | undefined },
): Promise<boolean> {
  if (targetId === undefined || !isRecordId(targetId)) return false;
  const found =
    audience === CouponAudienceEnum.tier
      ? await trx.selectFrom("vip_set").where("id", "=", targetId).select("id").executeTakeFirst()
      : await trx
          .selectFrom("grade")
          .where("id", "=", targetId)
          .where("org_no", "=", orgNo)
          .select("id")
          .executeTakeFirst();
  return found !== undefined;
}

/** The people that are named by their numbers; ends the call where one is not of the site, or nobody is named. */
async function peopleOf(
  trx: Trx,
  { orgNo, mobileList, context }: { orgNo: string; mobileList: string[] | undefined; context: OperationContext },
): Promise<string[]> {
  const mobiles = [...new Set(mobileList ?? [])];
  const { t } = context.site.texts(context.locale);
  if (mobiles.length === 0) failFields([{ path: "mobileList", message: t("error.field.required") }]);
  const rows = await selectPeople(trx, { orgNo: orgNo === PLATFORM ? undefined : orgNo, mobiles });
  const missing = mobiles.filter((mobile) => !rows.some((row) => row.mobile === mobile));
  if (missing.length > 0)
    failFields([
      { path: "mobileList", message: t("error.field.announcement.people", { list: missing.slice(0, 5).join(" ") }) },
    ]);
  return rows.map(({ user_no }) => user_no);
}

function record(
  trx: Trx,
  {
    context,
    couponNo,
    action,
    detail,
  }: {
    context: OperationContext;
    couponNo: string;
    action: "coupon.add" | "coupon.give" | "coupon.stop";
    detail: Record<string, unknown>;
  },
): Promise<void> {
  return recordAudit(trx, { ...auditActor(sessionIn(context)), action, subject: `coupon:${couponNo}`, detail });
}

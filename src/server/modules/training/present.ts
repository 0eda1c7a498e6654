import { presentOrg, presentOrgNo } from "../../lib/org-no.ts";
import type { CustomApply, CustomPackage, CustomPackageCard, RichText } from "../../../generated/types.ts";
import { withoutOffLinks } from "../../../site/compile/without-off.ts";
import type { OperationContext } from "../../core/context.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { yuan } from "../../lib/money.ts";
import { valueIn, wordingIn, wordingsIn } from "../../lib/localised-text.ts";
import type { ApplyRow, PackageRow, selectPackage } from "./queries.ts";

export function presentPackageCard(row: PackageRow, { locale }: Pick<OperationContext, "locale">): CustomPackageCard {
  return {
    id: row.id,
    customName: wordingIn(row.custom_name, locale),
    customDesc: wordingIn(row.custom_desc, locale),
    cover: row.cover,
    categoryId: row.category_id,
    categoryName: wordingIn(row.category_name, locale),
    ...presentOrg(row),
    days: row.days,
    peopleLeast: row.people_least,
    peopleMost: row.people_most,
    priceFrom: row.price_from_fen === null ? "" : yuan(row.price_from_fen),
  };
}

export function presentPackage(
  row: NonNullable<Awaited<ReturnType<typeof selectPackage>>>,
  context: OperationContext,
): CustomPackage {
  return {
    ...presentPackageCard(row, context),
    introduce: withoutOffLinks(richTextIn(row.introduce, context.locale), context.site.isOff),
    gainList: wordingsIn(row.gains, context.locale),
    gmtModified: dateTimeIn(context.site.settings.timeZone, row.gmt_modified),
  };
}

export function presentApply(row: ApplyRow, context: OperationContext): CustomApply {
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    customId: row.custom_id,
    customName: wordingIn(row.custom_name, context.locale),
    // Checked by the table.
    customStatus: row.custom_status as CustomApply["customStatus"],
    orgNo: presentOrgNo(row.org_no),
    orgName: row.org_name,
    contactName: row.contact_name,
    contactMobile: row.contact_mobile,
    people: row.people,
    ...(row.begin_date === null ? {} : { beginDate: row.begin_date }),
    wish: row.wish,
    answer: row.answer,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    ...(row.gmt_answer ? { gmtAnswer: dateTimeIn(timeZone, row.gmt_answer) } : {}),
  };
}

/** A document kept by language; what is stored was checked when it was written. */
function richTextIn(documents: unknown, locale: string): RichText {
  const found = valueIn(documents, locale);
  return found ? (found as RichText) : { type: "doc", content: [] };
}

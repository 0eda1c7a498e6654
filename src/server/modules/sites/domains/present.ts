import type { SiteDomain } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { DomainRow } from "./domain-queries.ts";
import { GRACE_MS, recordOf } from "./judge-domain.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";

/** A claim as whoever looks after it sees it: its record too, which shows nobody else anything. */
export function presentDomain(row: DomainRow, context: OperationContext): SiteDomain {
  const { t } = context.site.texts(context.locale);
  const time = (moment: Date) => dateTimeIn(context.site.settings.timeZone, moment);
  const record = recordOf(row);
  const { state, gmtMissing } = row;
  return {
    host: row.host,
    siteOrgNo: row.orgNo,
    orgName: row.organisationName,
    state,
    reason: row.reason === "" ? "" : t(`site.domain.reason.${row.reason}`),
    recordName: record.name,
    recordValue: record.value,
    isCanonical: row.isCanonical,
    isRemovable: row.source === "console",
    gmtCreate: time(row.gmtCreate),
    ...(row.gmtCheck ? { gmtCheck: time(row.gmtCheck) } : {}),
    ...(row.gmtVerify ? { gmtVerify: time(row.gmtVerify) } : {}),
    ...(state === "verified" && gmtMissing ? { gmtOff: time(new Date(gmtMissing.getTime() + GRACE_MS)) } : {}),
  };
}

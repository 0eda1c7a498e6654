import { PLATFORM } from "../../../lib/org-no.ts";
import { sql, type RawBuilder } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/**
 * Bytes that an organisation's assets and pictures have, and those on their way in; on the platform, a person's. In scope `system`.
 */
export function usedBytes(
  trx: Trx,
  { userNo, orgNo, except }: { userNo: string; orgNo: string; except: string },
): Promise<number> {
  return bytesOf(trx, { orgNo, whose: orgNo === PLATFORM ? sql`user_no = ${userNo}` : sql`org_no = ${orgNo}`, except });
}

/** Bytes of all who belong to an organisation, or to the platform. In scope `system`. */
export function organisationBytes(trx: Trx, orgNo: string): Promise<number> {
  return bytesOf(trx, { orgNo, whose: sql`org_no = ${orgNo}`, except: "" });
}

async function bytesOf(
  trx: Trx,
  { orgNo, whose, except }: { orgNo: string; whose: RawBuilder<unknown>; except: string },
): Promise<number> {
  const { rows } = await sql<{ used: string }>`select (
      coalesce((select sum(bytes) from media_asset where ${whose}), 0) +
      coalesce((select sum(file_size) from site_image where org_no = ${orgNo}), 0) +
      coalesce((select sum(file_size) from upload where ${whose} and purpose = 'homework' and state = 'finished'), 0) +
      coalesce((select sum(said_size) from upload where ${whose} and is_resumable and state = 'receiving' and file_no <> ${except}), 0)
    )::text as used`.execute(trx);
  return Number(rows[0]?.used ?? 0);
}

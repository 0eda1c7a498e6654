import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import type { CodePurpose } from "../../providers/sms/sms.ts";

/** Whom a code is for, and what it is good for. */
export interface CodeKey {
  mobile: string;
  purpose: CodePurpose;
}

/** Keeps a code in place of the one before, with all its tries ahead. */
export async function storeCode(
  trx: Trx,
  { mobile, purpose, codeHash, expiresAt }: CodeKey & { codeHash: string; expiresAt: Date },
): Promise<void> {
  await sql`insert into sms_code (mobile, purpose, code_hash, gmt_expire) values (${mobile}, ${purpose}, ${codeHash}, ${expiresAt})
    on conflict (mobile, purpose)
    do update set code_hash = excluded.code_hash, tries = 0, gmt_create = now(), gmt_expire = excluded.gmt_expire`.execute(
    trx,
  );
}

/** Counts a try before it is judged, and gives what to judge it by; undefined when there is no code or no try left. */
export async function countTry(
  trx: Trx,
  { mobile, purpose, tries, now }: CodeKey & { tries: number; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ code_hash: string }>`update sms_code set tries = tries + 1
    where mobile = ${mobile} and purpose = ${purpose} and tries < ${tries} and gmt_expire > ${now} returning code_hash`.execute(
    trx,
  );
  return rows[0]?.code_hash;
}

/** Takes the code away. False when somebody was faster, or another was sent since. */
export async function removeCode(
  trx: Trx,
  { mobile, purpose, codeHash }: CodeKey & { codeHash: string },
): Promise<boolean> {
  const { rows } =
    await sql`delete from sms_code where mobile = ${mobile} and purpose = ${purpose} and code_hash = ${codeHash} returning mobile`.execute(
      trx,
    );
  return rows.length === 1;
}

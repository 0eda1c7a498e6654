import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/** Without what is taken for another when it is read or said: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. */
const ALPHABET = "34679ACDEFGHJKMNPQRTWXY";
const CODE_LENGTH = 10;

/** A person on the list of an exam. */
export interface Admission {
  id: string;
  examId: string;
  orgNo: string;
  code: string;
  personName: string;
  personNumber: string;
  /** The account that sits the exam; null until somebody came with the code. */
  userNo: string | null;
  extraMs: number;
  extraAttempts: number;
}

/** A new code for the exam room: ten letters and digits, 4 × 10¹³ of them. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** A code as it is stored: people type it in small letters, with spaces and dashes, in full width. */
export function normaliseCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "");
}

/**
 * Who comes to the exam room with a code and a name or number, in a transaction of scope `system`; undefined where the
 * two do not belong together, or the code was revoked. How often one may try is the caller's to limit.
 */
export async function findAdmission(trx: Trx, code: string, nameOrNumber: string): Promise<Admission | undefined> {
  const who = plain(nameOrNumber);
  if (who === "") return undefined;
  const { rows } = await sql<Admission>`
    select ${admissionColumns} from exam_admission
    where code = ${normaliseCode(code)} and gmt_revoke is null`.execute(trx);
  return rows.find(
    ({ personName, personNumber }) => plain(personName) === who || (personNumber !== "" && plain(personNumber) === who),
  );
}

/** Columns of `exam_admission` as an `Admission`. */
export const admissionColumns = sql`exam_admission.id, exam_admission.exam_id as "examId",
  exam_admission.org_no as "orgNo", code, person_name as "personName", person_number as "personNumber",
  exam_admission.user_no as "userNo", extra_ms::float8 as "extraMs", extra_attempts as "extraAttempts"`;

/**
 * The account of a person on the list, in a transaction of scope `system`: the one that has it already, or one that is
 * made for the exam room, with which nobody can sign in but by the code. Of two at once one makes it. undefined where the
 * code was revoked, or is another by now.
 */
export async function admit(trx: Trx, { id, code, personName }: Admission, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ user_no: string | null }>`
    update exam_admission set gmt_used = coalesce(gmt_used, ${now})
    where id = ${id} and code = ${code} and gmt_revoke is null returning user_no`.execute(trx);
  if (!rows[0]) return undefined;
  const known = rows[0].user_no;
  if (known) return known;
  const { user_no } = await trx
    .insertInto("app_user")
    .values({ login_name: `exam-room-${id}`, name: personName })
    .onConflict((conflict) => conflict.column("login_name").doUpdateSet({ name: personName }))
    .returning("user_no")
    .executeTakeFirstOrThrow();
  await sql`update exam_admission set user_no = ${user_no} where id = ${id}`.execute(trx);
  return user_no;
}

/** Whether an admission that is no account's yet is of an account, because it has its mobile number. */
export const isNumberOf = sql<boolean>`(exam_admission.user_no is null and exam_admission.person_number <> ''
    and exam_admission.person_number = app_user.mobile)`;

/** From the first attempt on the places of people on the list are their accounts', and the codes lead to them. */
export async function bindAdmissions(
  trx: Trx,
  { examId, userNos, now }: { examId: string; userNos: readonly string[]; now: Date },
): Promise<void> {
  await sql`update exam_admission set user_no = app_user.user_no, gmt_used = coalesce(gmt_used, ${now})
    from app_user where exam_id = ${examId} and exam_admission.gmt_revoke is null and ${isNumberOf}
      and app_user.user_no = any(${userNos}::bigint[])`.execute(trx);
}

/** As it is compared: people type names with spaces, and numbers in full width. */
function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "");
}

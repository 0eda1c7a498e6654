import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type {
  AddGradeCodeBody,
  GradeCode,
  ListGradeCodesBody,
  ListGradeCodesReply,
  CancelGradeCodeBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { withGrade } from "./access.ts";

/** Crockford's base 32: no I, L, O and U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 8;
/** Codes of a class that can be used at a time. */
const MAX_CODES = 20;
const DAY_MS = 86_400_000;

/** A new code: eight letters and digits, 10¹² of them. */
export function newGradeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** A code as it is stored: people type small letters, spaces and dashes, and take O for 0, I and L for 1. */
export function normaliseGradeCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
}

/** The code that somebody typed, while it can be used. In scope `system`. */
export async function findCode(
  trx: Trx,
  typed: string,
  now: Date,
): Promise<{ id: string; grade_id: string } | undefined> {
  return usable(trx, now).where("code", "=", normaliseGradeCode(typed)).executeTakeFirst();
}

/** Counts a use; false where it was the last one for somebody else. */
export async function useCode(trx: Trx, id: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable("grade_code")
    .set((set) => ({ used: set("used", "+", 1) }))
    .where("id", "=", id)
    .where("gmt_revoke", "is", null)
    .where(isUsable(now))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const isUsable = (now: Date) =>
  sql<boolean>`(gmt_expire is null or gmt_expire > ${now}) and (max_uses is null or used < max_uses)`;

function usable(trx: Trx, now: Date) {
  return trx.selectFrom("grade_code").where("gmt_revoke", "is", null).where(isUsable(now)).select(["id", "grade_id"]);
}

/** The codes of a class, the newest first. NOT_FOUND. */
export async function listGradeCodes(
  { gradeId }: ListGradeCodesBody,
  context: OperationContext,
): Promise<ListGradeCodesReply> {
  return withGrade({ gradeId, as: "manager" }, context, async (trx) => ({
    list: await codesOf(trx, gradeId, context),
  }));
}

/** Makes a code. NOT_FOUND; GRADE_CODES_MANY. */
export async function addGradeCode(
  { gradeId, maxUses, days }: AddGradeCodeBody,
  context: OperationContext,
): Promise<GradeCode> {
  return withGrade({ gradeId, as: "manager" }, context, async (trx, grade) => {
    const now = context.now();
    const used = await usable(trx, now).where("grade_id", "=", gradeId).execute();
    if (used.length >= MAX_CODES) fail("GRADE_CODES_MANY", { args: { limit: MAX_CODES } });
    const row = await trx
      .insertInto("grade_code")
      .values({
        grade_id: gradeId,
        org_no: grade.org_no,
        code: newGradeCode(),
        max_uses: maxUses ?? null,
        author_user_no: sessionIn(context).userNo,
        gmt_expire: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
        gmt_create: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return presentCode(row, context);
  });
}

/** Ends a code. NOT_FOUND. */
export async function cancelGradeCode(
  { gradeId, id }: CancelGradeCodeBody,
  context: OperationContext,
): Promise<ListGradeCodesReply> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withGrade({ gradeId, as: "manager" }, context, async (trx) => {
    const ended = await trx
      .updateTable("grade_code")
      .set(({ fn, val }) => ({ gmt_revoke: fn.coalesce("gmt_revoke", val(context.now())) }))
      .where("id", "=", id)
      .where("grade_id", "=", gradeId)
      .returning("id")
      .execute();
    if (ended.length === 0) fail("NOT_FOUND");
    return { list: await codesOf(trx, gradeId, context) };
  });
}

async function codesOf(trx: Trx, gradeId: string, context: OperationContext): Promise<GradeCode[]> {
  const rows = await trx
    .selectFrom("grade_code")
    .where("grade_id", "=", gradeId)
    .selectAll()
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => presentCode(row, context));
}

function presentCode(
  row: {
    id: string;
    code: string;
    max_uses: number | null;
    used: number;
    gmt_expire: Date | null;
    gmt_revoke: Date | null;
    gmt_create: Date;
  },
  context: OperationContext,
): GradeCode {
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    code: row.code,
    ...(row.max_uses === null ? {} : { maxUses: row.max_uses }),
    used: row.used,
    ...(row.gmt_expire === null ? {} : { gmtExpire: dateTimeIn(timeZone, row.gmt_expire) }),
    isRevoked: row.gmt_revoke !== null,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    joinPath: `/account/grade?code=${row.code}`,
  };
}

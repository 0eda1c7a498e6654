import { PLATFORM } from "../../lib/org-no.ts";
import { sql } from "kysely";
import { FirstLoginVerificationStatusEnum } from "../../../generated/enums.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { normaliseReadableCode } from "../../lib/readable-code.ts";
import { prepare } from "../../database/prepared.ts";

/** A user as the user view shows it. */
export interface UserRow {
  user_no: string;
  org_no: string;
  user_type: number;
  is_operator: boolean;
  login_name: string;
  name: string;
  photo: string;
  vip_until: Date | null;
  direct_user: boolean;
  road_transportation_user: boolean;
  is_recommended: boolean;
  first_login_verification_status: number;
  need_perfection: boolean;
  mobile: string | null;
  sex: number;
  age: number;
  remark: string;
  has_password: boolean;
  /** The verified host of the organisation's own site. */
  organisation_host: string | null;
}

export async function readUser(trx: Trx, userNo: string): Promise<UserRow | undefined> {
  const [user] = await selectUser(trx, { userNo });
  return user;
}

const selectUser = prepare<{ userNo: string }, UserRow>((db, place) => userOf(db, place("userNo")));

/** A user with what else every page says of them. */
export interface PageViewerRow extends UserRow {
  /** Courses in the cart that can be bought, exams, and classes: `getCartCount` counts those that the site offers. */
  cart_courses: number;
  cart_exams: number;
  cart_grades: number;
  /** Messages that were sent and not read, as `getMessageCount` counts them. */
  unread: number;
}

export async function readPageViewer(
  trx: Trx,
  values: { userNo: string; now: Date },
): Promise<PageViewerRow | undefined> {
  const [viewer] = await selectPageViewer(trx, values);
  return viewer;
}

const selectPageViewer = prepare<{ userNo: string; now: Date }, PageViewerRow>((db, place) =>
  userOf(db, place("userNo")).select((builder) => [
    builder
      .selectFrom("cart_item")
      .innerJoin("course", "course.id", "cart_item.course_id")
      .whereRef("cart_item.user_no", "=", "app_user.user_no")
      .where("course.is_public", "=", true)
      .select(sql<number>`count(*)::int`.as("lines"))
      .$asScalar()
      .$notNull()
      .as("cart_courses"),
    builder
      .selectFrom("cart_item")
      .innerJoin("exam", "exam.id", "cart_item.exam_id")
      .whereRef("cart_item.user_no", "=", "app_user.user_no")
      .where(sql<boolean>`exam_is_sold(exam, ${place("now")})`)
      .select(sql<number>`count(*)::int`.as("lines"))
      .$asScalar()
      .$notNull()
      .as("cart_exams"),
    builder
      .selectFrom("cart_item")
      .innerJoin("grade", "grade.id", "cart_item.grade_id")
      .whereRef("cart_item.user_no", "=", "app_user.user_no")
      .where(sql<boolean>`grade_is_sold(grade, ${place("now")})`)
      .select(sql<number>`count(*)::int`.as("lines"))
      .$asScalar()
      .$notNull()
      .as("cart_grades"),
    builder
      .selectFrom("msg_user")
      .innerJoin("msg", "msg.id", "msg_user.msg_id")
      .whereRef("msg_user.user_no", "=", "app_user.user_no")
      .where("msg.send_time", "<=", place("now"))
      .where("msg_user.gmt_read", "is", null)
      .select(sql<number>`count(*)::int`.as("messages"))
      .$asScalar()
      .$notNull()
      .as("unread"),
  ]),
);

function userOf(db: Db, userNo: string) {
  return db
    .selectFrom("app_user")
    .select([
      "user_no",
      "app_user.org_no",
      "user_type",
      "is_operator",
      "login_name",
      "name",
      "photo",
      "vip_until",
      "direct_user",
      "road_transportation_user",
      "is_recommended",
      "first_login_verification_status",
      "need_perfection",
      "mobile",
      "sex",
      "age",
      "remark",
      "has_password",
    ])
    .select((builder) =>
      builder
        .selectFrom("site_host")
        .select("host")
        .whereRef("site_host.org_no", "=", "app_user.org_no")
        .where("site_host.state", "=", "verified")
        .where("app_user.org_no", "<>", PLATFORM)
        .orderBy("host")
        .limit(1)
        .as("organisation_host"),
    )
    .where("user_no", "=", userNo);
}

/** Changes what a person says of themselves; what is absent stays. */
export async function changeUser(
  trx: Trx,
  { userNo, ...changes }: Partial<Pick<UserRow, "name" | "photo" | "sex" | "age" | "remark">> & { userNo: string },
): Promise<void> {
  await trx
    .updateTable("app_user")
    .set({ ...changes, gmt_modified: sql<Date>`now()` })
    .where("user_no", "=", userNo)
    .execute();
}

/** The user with this mobile number or login name, with the hash of the password. */
export async function findCredentials(
  trx: Trx,
  loginName: string,
): Promise<{ user_no: string; password_hash: string } | undefined> {
  return await trx
    .selectFrom("app_user")
    .innerJoin("user_password", "user_password.user_no", "app_user.user_no")
    .select(["app_user.user_no", "password_hash"])
    .where((where) => where.or([where("login_name", "=", loginName), where("mobile", "=", loginName)]))
    .orderBy((order) => order.case().when("login_name", "=", loginName).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();
}

export async function readProfile(trx: Trx, userNo: string): Promise<Record<string, unknown> | undefined> {
  const row = await trx.selectFrom("user_profile").select("form_data").where("user_no", "=", userNo).executeTakeFirst();
  // Written by `saveProfile` alone, from an object.
  return row?.form_data as Record<string, unknown> | undefined;
}

/** What a person answered to the questions of the organisation that they belong to. */
export async function readAnswers(
  trx: Trx,
  { userNo, orgNo }: { userNo: string; orgNo: string },
): Promise<Record<string, unknown> | undefined> {
  const row = await trx
    .selectFrom("profile_answer")
    .select("answers")
    .where("user_no", "=", userNo)
    .where("org_no", "=", orgNo)
    .executeTakeFirst();
  // Checked by the table to be an object.
  return row?.answers as Record<string, unknown> | undefined;
}

interface Answers {
  userNo: string;
  orgNo: string;
  answers: Record<string, unknown>;
  words: Record<string, unknown>;
}

/** Keeps them; without any, nothing stays of what was answered before. */
export async function saveAnswers(trx: Trx, { userNo, orgNo, answers, words }: Answers): Promise<void> {
  if (Object.keys(answers).length === 0) {
    await trx.deleteFrom("profile_answer").where("user_no", "=", userNo).where("org_no", "=", orgNo).execute();
    return;
  }
  await sql`insert into profile_answer (user_no, org_no, answers, words)
    values (${userNo}, ${orgNo}, ${JSON.stringify(answers)}::jsonb, ${JSON.stringify(words)}::jsonb)
    on conflict (user_no, org_no) do update set answers = excluded.answers, words = excluded.words, gmt_modified = now()`.execute(
    trx,
  );
}

/**
 * Keeps the profile and marks it as completed, or as one that waits to be looked at; a person without a name takes the
 * one given. In scope system: who waits is not the person's to say.
 */
export async function saveProfile(
  trx: Trx,
  {
    userNo,
    orgNo,
    formData,
    isReviewed,
    now,
  }: { userNo: string; orgNo: string; formData: Record<string, unknown>; isReviewed: boolean; now: Date },
): Promise<void> {
  const json = JSON.stringify(formData);
  await sql`insert into user_profile (user_no, form_data) values (${userNo}, ${json}::jsonb)
    on conflict (user_no) do update set form_data = excluded.form_data, gmt_modified = now()`.execute(trx);
  const name = typeof formData["name"] === "string" ? formData["name"] : "";
  const { notNeeded, passed } = FirstLoginVerificationStatusEnum;
  await sql`update app_user set first_login_verification_status = ${isReviewed ? notNeeded : passed}, need_perfection = false,
    name = case when name = '' then ${name} else name end, gmt_modified = now() where user_no = ${userNo}`.execute(trx);
  if (!isReviewed) {
    await trx.deleteFrom("profile_review").where("user_no", "=", userNo).execute();
    return;
  }
  await sql`insert into profile_review (user_no, org_no, review_state, gmt_submit, gmt_create, gmt_modified)
    values (${userNo}, ${orgNo}, 'waiting', ${now}, ${now}, ${now})
    on conflict (user_no) do update set org_no = excluded.org_no, review_state = 'waiting', opinion = '',
      gmt_submit = excluded.gmt_submit, gmt_review = null, review_user_no = null, gmt_modified = excluded.gmt_modified`.execute(
    trx,
  );
}

/** Who asked for a person's profile, and what was said of it; while they belong there. */
export async function readReview(
  trx: Trx,
  { userNo, orgNo }: { userNo: string; orgNo: string },
): Promise<{ review_state: string; opinion: string } | undefined> {
  return trx
    .selectFrom("profile_review")
    .select(["review_state", "opinion"])
    .where("user_no", "=", userNo)
    .where("org_no", "=", orgNo)
    .executeTakeFirst();
}

/** The number of the user with this mobile number, locked: it stays theirs until the end of the transaction. */
export async function findUserByMobile(trx: Trx, mobile: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("app_user")
    .select("user_no")
    .where("mobile", "=", mobile)
    .forUpdate()
    .executeTakeFirst();
  return row?.user_no;
}

/** Who has a referral code, as typed, and may recommend. */
export async function findInviter(trx: Trx, typed: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("referral_code")
    .innerJoin("app_user", "app_user.user_no", "referral_code.user_no")
    .select("app_user.user_no")
    .where("referral_code", "=", normaliseReadableCode(typed))
    .where("is_recommended", "=", true)
    .executeTakeFirst();
  return row?.user_no;
}

/** Keeps by whose code a person came; it never changes. */
export async function keepReferral(
  trx: Trx,
  { userNo, referralCode, inviterUserNo }: { userNo: string; referralCode: string; inviterUserNo: string },
): Promise<void> {
  await sql`insert into user_referral (user_no, referral_code, inviter_user_no)
    values (${userNo}, ${referralCode}, ${inviterUserNo})`.execute(trx);
}

/** The login name of a user, and the hash of the password, where there is one. */
export async function findPassword(
  trx: Trx,
  userNo: string,
): Promise<{ loginName: string; passwordHash: string | undefined } | undefined> {
  const row = await trx
    .selectFrom("app_user")
    .leftJoin("user_password", "user_password.user_no", "app_user.user_no")
    .select(["login_name", "password_hash"])
    .where("app_user.user_no", "=", userNo)
    .executeTakeFirst();
  return row && { loginName: row.login_name, passwordHash: row.password_hash ?? undefined };
}

/**
 * Whether the hash is still that of the user's password, whom this locks: a password is set and sessions are ended
 * under the same lock, so that no session is opened with a password that was changed meanwhile.
 */
export async function isStillPassword(
  trx: Trx,
  { userNo, passwordHash }: { userNo: string; passwordHash: string },
): Promise<boolean> {
  await sql`select 1 from app_user where user_no = ${userNo} for update`.execute(trx);
  // A statement of its own: it sees what was committed while this one waited for the lock.
  return (await findPassword(trx, userNo))?.passwordHash === passwordHash;
}

/** The parent of each training category by its code, "" for those that have none. */
export async function readTrainingCategories(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("transport_category").select(["code", "parent_code"]).execute();
  return new Map(rows.map(({ code, parent_code }) => [code, parent_code ?? ""]));
}

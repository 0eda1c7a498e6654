import { sql } from "kysely";
import { ExamAudienceEnum, ExamKindEnum, GradeStateEnum, ModerationEnum } from "../../src/generated/enums.ts";
import { ok } from "./client.ts";
import type { TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";

/** What the texts of hidden things have: an answer with it tells of one. */
export const CANARY = "zx-hidden";

/** People of the demo whose things they are: the organisation, and a member of it. */
const ORGANISATION = "13800000003";
const MEMBER = "13800000001";

const richText = JSON.stringify({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: CANARY }] }],
});
const inLanguages = JSON.stringify({ "zh-CN": CANARY, en: CANARY });
const userNoOf = (mobile: string) => sql`(select user_no from app_user where mobile = ${mobile})`;
const member = userNoOf(MEMBER);
const organisation = userNoOf(ORGANISATION);

/**
 * Makes one of each thing that no list shows to others: those of organisation 1001 and of a member of it. Gives their
 * numbers by name. An entry may use what stands before it.
 */
export async function makeHiddenThings(server: TestServer) {
  const one = async (query: ReturnType<typeof sql>): Promise<string> => {
    const [row] = await run<Record<string, string>>(server, query);
    const id = row && Object.values(row)[0];
    if (id === undefined) throw new Error("the demo has none of what the test wants to hide");
    return String(id);
  };
  const course = await one(sql`update course set is_putaway = false, course_name = ${CANARY}
    where id = (select min(id) from course where org_no = '1001') returning id`);
  await run(
    server,
    sql`update course_user set gmt_revoke = now() where course_id = ${course}
    and user_no <> ${member} and gmt_revoke is null`,
  );
  const period = await one(sql`update period set period_name = ${CANARY}, is_free = false
    where id = (select min(id) from period where course_id = ${course} and gmt_remove is null) returning id`);
  const courseComment =
    await one(sql`insert into community_comment (org_no, target_kind, target_id, user_no, body, body_text)
    values ('1001', 3, ${course}, ${member}, ${richText}, ${CANARY}) returning id`);
  const note = await one(sql`insert into study_note (user_no, course_id, period_id, note_text)
    values (${member}, ${course}, ${period}, ${CANARY}) returning id`);
  const grade = await one(sql`update grade set is_putaway = false, grade_name = ${CANARY}, intro = ${CANARY},
      state = ${GradeStateEnum.running}
    where id = (select min(id) from grade where org_no = '1001') returning id`);
  await run(
    server,
    sql`insert into grade_member (grade_id, user_no, org_no, joined_by)
    values (${grade}, ${member}, '1001', 1) on conflict (grade_id, user_no) do update set state = 1, role = 3`,
  );
  const gradeNotice = await one(sql`insert into grade_notice (grade_id, org_no, title, body)
    values (${grade}, '1001', ${CANARY}, ${CANARY}) returning id`);
  const gradeLesson = await one(sql`insert into grade_lesson (grade_id, org_no, lesson_name, gmt_begin, gmt_end)
    values (${grade}, '1001', ${CANARY}, now(), now() + interval '1 hour') returning id`);
  const gradeCode = await one(sql`insert into grade_code (grade_id, org_no, code)
    values (${grade}, '1001', 'ZXZXZXZX') returning id`);
  const gradeApplication = await one(sql`insert into grade_application (grade_id, user_no, org_no, words)
    values (${grade}, ${userNoOf("13800000009")}, '1001', ${CANARY}) returning id`);
  const copyOfExam = (values: { kind: number; audience: number }) => sql`
    insert into exam (org_no, owner_user_no, paper_version_id, max_cents, question_count, exam_kind, exam_name, introduce,
      attempts_allowed, audience, is_putaway)
    select org_no, owner_user_no, paper_version_id, max_cents, question_count, ${values.kind}, ${CANARY}, ${richText},
      0, ${values.audience}, true from exam where org_no = '1001' and owner_user_no is null order by id limit 1 returning id`;
  const exam = await one(copyOfExam({ kind: ExamKindEnum.exam, audience: ExamAudienceEnum.list }));
  const homework = await one(copyOfExam({ kind: ExamKindEnum.homework, audience: ExamAudienceEnum.grade }));
  await run(server, sql`insert into grade_exam (grade_id, exam_id) values (${grade}, ${homework})`);
  const examPerson = await one(sql`insert into exam_admission (exam_id, org_no, person_name, user_no, code)
    values (${exam}, '1001', ${CANARY}, ${member}, 'ACD4EF679K') returning id`);
  const paper = await one(sql`update exam_paper set paper_name = ${CANARY} where id = (select paper_id
    from exam_paper_version join exam on paper_version_id = exam_paper_version.id where exam.id = ${exam}) returning id`);
  const examQuestion = await one(sql`select question_id from exam_question_version join exam_question
    on exam_question.id = question_id where exam_question.org_no = '1001' and owner_user_no is null
    and not is_removed order by question_id limit 1`);
  const subject = await one(sql`update exam_subject set subject_name = ${CANARY}, is_practice = false
    where id = (select subject_id from exam_question where id = ${examQuestion}) returning id`);
  const memberToken = await server.signIn(MEMBER);
  const begin = async (id: string) => ok(await server.call("startExamAttempt", { id }, { token: memberToken })).id;
  const attempt = await begin(exam);
  const post = (kind: number) => sql`insert into community_post (org_no, kind, user_no, title, summary, body, body_text,
      state, moderation, gmt_publish)
    values ('default', ${kind}, ${member}, ${CANARY}, ${CANARY}, ${richText}, ${CANARY}, 3, ${ModerationEnum.waiting},
      now()) returning id`;
  await run(
    server,
    sql`insert into blogger (user_no, org_no, blogger_name) values (${member}, '1001', ${CANARY})
    on conflict do nothing`,
  );
  const blog = await one(post(1));
  const question = await one(post(2));
  const commentOn = (kind: number, id: string) => sql`insert into community_comment (org_no, target_kind, target_id,
      user_no, body, body_text, is_answer)
    values ('default', ${kind}, ${id}, ${member}, ${richText}, ${CANARY}, ${kind === 2}) returning id`;
  const blogComment = await one(commentOn(1, blog));
  const answer = await one(commentOn(2, question));
  const draft = await one(sql`insert into community_draft (org_no, kind, user_no, title, body)
    values ('default', 1, ${member}, ${CANARY}, ${richText}) returning id`);
  const revision = await one(sql`insert into community_post_revision (post_id, version, title, body)
    values (${blog}, 1, ${CANARY}, ${richText}) returning id`);
  const review =
    await one(sql`insert into moderation_entry (org_no, target_kind, target_id, author_user_no, cause, excerpt)
    values ('1001', 1, ${blog}, ${member}, 2, ${CANARY}) returning id`);
  const word = await one(sql`insert into moderation_word (org_no, word, word_form, level)
    values ('1001', ${CANARY}, ${CANARY}, 2) returning id`);
  const [article, zone] = await Promise.all([
    one(sql`update article set is_putaway = false, art_title = ${CANARY}
      where id = (select min(id) from article where org_no = '1001') returning id`),
    one(sql`select zone_id from article where org_no = '1001' order by id limit 1`),
  ]);
  const openCourse = await one(sql`update open_course set is_putaway = false, open_name = ${inLanguages}
    where id = (select min(id) from open_course where org_no = '1001') returning id`);
  const trainingPackage = await one(sql`update custom_package set is_putaway = false, custom_name = ${inLanguages}
    where id = (select min(id) from custom_package) returning id`);
  const template = await one(sql`update certificate_template set template_name = ${CANARY}
    where id = (select min(id) from certificate_template where org_no = '1001') returning id`);
  const certificate = await one(sql`update certificate set is_public = false
    where id = (select min(id) from certificate where user_no = ${member} and org_no = '1001') returning id`);
  const certificateBatch =
    await one(sql`insert into certificate_batch (template_id, org_no, author_user_no, people, total)
    values (${template}, '1001', ${organisation}, '[]', 1) returning id`);
  const media = await one(sql`insert into media_asset (media_no, user_no, org_no, kind, state, file_name, media_type,
      storage_key, bytes, sha256)
    values ('zxHiddenMediaAsset0001', ${organisation}, '1001', 'file', 'ready', ${CANARY}, 'application/pdf',
      'private/file/aa/' || repeat('a', 30) || '.pdf', 9, decode(repeat('0a', 32), 'hex')) returning media_no`);
  const order = await one(sql`select order_no from sales_order where user_no = ${member} order by order_no limit 1`);
  const payment = await one(sql`insert into payment (payment_no, order_no, user_no, provider, amount_fen, gmt_create)
    values ('99999999990000000001', ${order}, ${member}, 'sandbox', 100, now()) returning payment_no`);
  const coupon =
    await one(sql`insert into coupon (coupon_no, org_no, coupon_name, off_fen, uses_most, gmt_begin, gmt_end)
    values ('ZX-HIDDEN-1', '1001', ${inLanguages}, 100, 9, now(), now() + interval '9 days') returning coupon_no`);
  const message = await one(sql`insert into msg_user (msg_id, user_no)
    select min(id), ${member} from msg where id not in (select msg_id from msg_user where user_no = ${member})
    returning id`);
  const announcement = await one(sql`insert into announcement (org_no, audience, msg_title, msg_text, send_time)
    values ('1001', 1, ${CANARY}, ${richText}, now() + interval '9 days') returning id`);
  const code = await one(sql`insert into member_code (org_no, code, max_uses, gmt_expire)
    values ('1001', 'ZXZXZXZX', 9, now() + interval '9 days') returning id`);
  const memberInvitation = await one(sql`insert into member_invitation (org_no, mobile, person_name)
    values ('1001', '13911112222', ${CANARY}) returning id`);
  const lecturerInvitation =
    await one(sql`insert into lecturer_invitation (org_no, way, mobile, share_bps, note, gmt_expire)
    values ('1001', 'number', '13911112222', 1000, ${CANARY}, now() + interval '9 days') returning id`);
  const staff = await one(sql`insert into org_staff (org_no, mobile, staff_role, note, gmt_expire)
    values ('1001', '13911112222', 'editor', ${CANARY}, now() + interval '9 days') returning id`);
  const siteRequest = await one(sql`insert into site_request (org_no, version, note, author_name, gmt_create)
    values ('1001', 1, ${CANARY}, ${CANARY}, now()) returning id`);
  const formEntry =
    await one(sql`insert into form_entry (org_no, form, form_title, answers, once_key, gmt_create, gmt_expire)
    values ('1001', 'enquiry', ${CANARY}, ${JSON.stringify([{ name: "a", title: "a", value: CANARY }])}::jsonb,
      'hidden-form-entry', now(), now() + interval '9 days') returning id`);
  const siteImage = await one(sql`insert into site_image (org_no, state, storage_key, name, sha256, width, height,
      file_size, gmt_create)
    values ('1001', 'kept', 'public/image/aa/' || repeat('a', 30) || '.webp', ${CANARY}, decode(repeat('0a', 32), 'hex'),
      1, 1, 1, now()) returning id`);
  const lecturerAudit =
    await one(sql`insert into lecturer_audit (org_no, user_no, lecturer_name, lecturer_mobile, position,
      introduce)
    values ('1001', ${member}, ${CANARY}, ${MEMBER}, ${CANARY}, ${CANARY}) returning id`);
  const upload = await one(sql`insert into upload (file_no, user_no, org_no, purpose, file_name, sign_hash, gmt_expire)
    values ('zxHiddenUpload00000001', ${organisation}, '1001', 'licence', ${CANARY}, decode(repeat('0a', 32), 'hex'),
      now() + interval '9 days') returning file_no`);
  const person = await one(sql`select ${member} as user_no`);
  const cartLine = await one(sql`insert into cart_item (user_no, course_id)
    select ${member}, id from course where is_public and id not in (select course_id from cart_item
      where course_id is not null) order by id limit 1 returning id`);
  return {
    announcement,
    answer,
    article,
    attempt,
    blog,
    blogComment,
    cartLine,
    certificate,
    certificateBatch,
    code,
    coupon,
    course,
    courseComment,
    draft,
    exam,
    examPerson,
    examQuestion,
    formEntry,
    siteImage,
    grade,
    gradeApplication,
    gradeCode,
    gradeLesson,
    gradeNotice,
    homework,
    lecturerAudit,
    lecturerInvitation,
    media,
    memberInvitation,
    message,
    note,
    openCourse,
    order,
    paper,
    payment,
    period,
    person,
    question,
    review,
    revision,
    siteRequest,
    staff,
    subject,
    template,
    trainingPackage,
    upload,
    word,
    zone,
  };
}

/** The number of each hidden thing by its name. */
export type HiddenThings = Awaited<ReturnType<typeof makeHiddenThings>>;

export type HiddenThing = keyof HiddenThings;

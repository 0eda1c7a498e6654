import { sql } from "kysely";
import { CertificateAwardEnum, GradeRoleEnum, GradeStateEnum, UserTypeEnum } from "../../../../generated/enums.ts";
import type { ListCertificatePeopleBody, ListCertificatePeopleReply } from "../../../../generated/types.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { maskMobile } from "../../../lib/mask-mobile.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { GRADE_MEMBER } from "../../orders/index.ts";
import { ownTemplate } from "../templates/templates.ts";
import { selectCertified } from "./certified.ts";
import type { TemplateRow } from "./issue.ts";
import { completed, passed } from "./queries.ts";

/**
 * The people whom one may issue to, as a join for `app_user` with `person.is_eligible` and, for the end of a class,
 * `person.is_in_class`: of an organisation its members and those who study, sit or are in a class of what is its own; of
 * a lecturer the latter; of an operator everybody. In a transaction of scope `system`.
 */
export async function people(
  trx: Trx,
  { template, session, now }: { template: TemplateRow; session: Session; now: Date },
) {
  const { userNo, userType, orgNo, isOperator } = session;
  const isOrganisation = userType === UserTypeEnum.organisation;
  const mine = (org: ReturnType<typeof sql>, owner: ReturnType<typeof sql>) =>
    isOrganisation ? sql`${org} = ${orgNo}` : sql`${owner} = ${userNo}`;
  const isMember = sql`grade_member.user_no = app_user.user_no
    and grade_member.state = ${GRADE_MEMBER.active} and grade_member.role = ${GradeRoleEnum.member}`;
  const known = isOperator
    ? sql`true`
    : sql`(${isOrganisation ? sql`app_user.org_no = ${orgNo}` : sql`false`}
      or exists (select from course_user join course on course.id = course_user.course_id
        where course_user.user_no = app_user.user_no and ${mine(sql`course.org_no`, sql`course.lecturer_user_no`)})
      or exists (select from exam_attempt join exam on exam.id = exam_attempt.exam_id
        where exam_attempt.user_no = app_user.user_no and ${mine(sql`exam.org_no`, sql`exam.owner_user_no`)})
      or exists (select from grade_member join grade on grade.id = grade_member.grade_id
        where ${isMember} and ${mine(sql`grade.org_no`, sql`grade.lecturer_user_no`)}))`;
  const inClass =
    template.awardKind === CertificateAwardEnum.grade
      ? sql`exists (select from grade_member join certificate_template as made on made.grade_id = grade_member.grade_id
          where made.id = ${template.id} and ${isMember})`
      : sql`false`;
  const eligible =
    template.awardKind === CertificateAwardEnum.course
      ? sql`exists (select from course_user join certificate_template as made on made.course_id = course_user.course_id
          where made.id = ${template.id} and course_user.user_no = app_user.user_no
            and course_user.gmt_revoke is null and ${completed(sql`course_user`)})`
      : template.awardKind === CertificateAwardEnum.exam
        ? sql`exists (select from exam_attempt join certificate_template as made on made.exam_id = exam_attempt.exam_id
            where made.id = ${template.id} and exam_attempt.user_no = app_user.user_no and ${passed})`
        : template.awardKind === CertificateAwardEnum.grade
          ? sql`app_user.user_no = any(${await certifiedAtEnd(trx, template.id, now)}::bigint[])`
          : sql`false`;
  return sql`app_user cross join lateral (
      select ${eligible} as is_eligible, ${inClass} as is_in_class, ${known} as is_known) as person
    join (select 1) as one on person.is_known and app_user.user_type = ${UserTypeEnum.learner}`;
}

/** Who gets the certificate of a class by its rule: nobody before it is closed. */
async function certifiedAtEnd(trx: Trx, templateId: string, now: Date): Promise<string[]> {
  const grade = await trx
    .selectFrom("certificate_template")
    .innerJoin("grade", "grade.id", "certificate_template.grade_id")
    .select(["grade.id", "grade.certificate_rule"])
    .where("certificate_template.id", "=", templateId)
    .where("grade.state", "=", GradeStateEnum.closed)
    .executeTakeFirst();
  return grade ? selectCertified(trx, grade, now) : [];
}

/** To whom a certificate can be issued. A mobile number is looked for whole alone. NOT_FOUND. */
export async function listCertificatePeople(
  { templateId, str = "", isEligible = false, ...input }: ListCertificatePeopleBody,
  context: OperationContext,
): Promise<ListCertificatePeopleReply> {
  const session = sessionIn(context);
  const template = await ownTemplate(templateId, context);
  const { page, rows: range } = pageSpan(input);
  const typed = str.trim();
  const found =
    typed === "" ? sql`true` : sql`(${hasWords([sql<string>`app_user.name`], typed)} or app_user.mobile = ${typed})`;
  return withActor(context.db, systemActor, async (trx) => {
    const { rows } = await sql<{
      userNo: string;
      name: string;
      mobile: string | null;
      isHeld: boolean;
      isEligible: boolean;
      total: number;
    }>`
      select app_user.user_no as "userNo", app_user.name, app_user.mobile, person.is_eligible as "isEligible",
        exists (select from certificate where certificate.template_id = ${template.id}
          and certificate.user_no = app_user.user_no and gmt_revoke is null
          and (gmt_expire is null or gmt_expire > ${context.now()})) as "isHeld", count(*) over ()::int as total
      from ${await people(trx, { template, session, now: context.now() })}
      where ${found} and ${isEligible ? sql`person.is_eligible` : sql`true`}
      order by person.is_eligible desc, person.is_in_class desc, app_user.user_no desc limit ${range.pageSize} offset ${range.offset}`.execute(
      trx,
    );
    return pageOf(
      rows.map(({ total: _total, mobile, ...row }) => ({ ...row, mobile: mobile === null ? "" : maskMobile(mobile) })),
      rows[0]?.total ?? 0,
      page,
    );
  });
}

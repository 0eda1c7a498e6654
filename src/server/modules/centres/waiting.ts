import { sql, type RawBuilder } from "kysely";
import {
  AuditStatusEnum,
  CourseCategoryEnum,
  DraftStateEnum,
  ExtractStatusEnum,
  ModerationStateEnum,
  UserTypeEnum,
} from "../../../generated/enums.ts";
import type { GetPlatformWaitingReply, ListWaitingReply, WaitingWork } from "../../../generated/types.ts";
import { contract } from "../../../generated/contract.ts";
import type { OperationId } from "../../../generated/operations.ts";
import { publishHref } from "../../../shared/links.ts";
import { mayAsStaff } from "../../core/policy.ts";
import type { OperationContext, Session } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { countExamMarking } from "../exams/index.ts";
import { isManaged } from "../grades/index.ts";

/** Kinds that operators alone have are in `platform-waiting.ts`. */
type PlatformKind = Exclude<keyof GetPlatformWaitingReply["counts"], "review" | "profile">;
type Kind = Exclude<WaitingWork["kind"], PlatformKind>;

/** Days before its end from which a certificate is shown. */
const EXPIRES_SOON_DAYS = 60;
/** `community_post.kind`: a question. */
const QUESTION = 2;

/** What waits for the lecturer or the organisation that asks; each kind is counted for whom its own page lists it. */
export async function listWaiting(context: OperationContext): Promise<ListWaitingReply> {
  const session = sessionIn(context);
  const counts = countsFor(session, context);
  const marking = await countExamMarking(context);
  // One statement. Whose each row is, stands in each condition.
  const row = await withActor(context.db, systemActor, async (trx) => {
    const columns = Object.entries(counts).map(([kind, count]) => sql`(${count})::int as ${sql.ref(kind)}`);
    const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)},
      (${oldestQuestion(session)})::text as oldest`.execute(trx);
    return rows[0] ?? {};
  });
  const list = order
    .filter((kind) => kind === "marking" || counts[kind] !== undefined)
    .filter((kind) => mayAsStaff(session, contract[listedBy[kind]]))
    .map((kind): WaitingWork => {
      const count = kind === "marking" ? marking : (row[kind] ?? 0);
      return {
        kind,
        count,
        ...(kind === "question" && row["oldest"] ? { href: `/question/view/${row["oldest"]}` } : {}),
        ...(kind === "publishing" ? { href: publishHref(session.orgNo) } : {}),
      };
    });
  return { list, totalCount: list.reduce((sum, { count }) => sum + count, 0) };
}

/** As they are listed: what people wait for first. */
const order: readonly Kind[] = [
  "publishing",
  "form",
  "lecturer",
  "profile",
  "review",
  "grade",
  "marking",
  "question",
  "video",
  "live",
  "resource",
  "videoAudit",
  "liveAudit",
  "resourceAudit",
  "certificate",
  "withdrawal",
];

/** By which call each is listed where it leads to: who of an organisation's staff may make that is told of it. */
const listedBy: Readonly<Record<Kind, OperationId>> = {
  publishing: "publishSite",
  lecturer: "listLecturerAudits",
  profile: "listMembers",
  review: "listReviews",
  grade: "listGradeApplications",
  marking: "listExamMarking",
  question: "listWaiting",
  video: "listCourseDrafts",
  live: "listCourseDrafts",
  resource: "listCourseDrafts",
  videoAudit: "listCourseDrafts",
  liveAudit: "listCourseDrafts",
  resourceAudit: "listCourseDrafts",
  certificate: "listIssuedCertificates",
  form: "listFormEntries",
  withdrawal: "listWithdrawals",
};

function countsFor(session: Session, context: OperationContext): Partial<Record<Kind, RawBuilder<unknown>>> {
  const { orgNo, userNo, userType } = session;
  const isOrganisation = userType === UserTypeEnum.organisation && orgNo !== PLATFORM;
  const now = context.now();
  const maker = isOrganisation ? sql`course.org_no = ${orgNo}` : sql`course.lecturer_user_no = ${userNo}`;
  const drafts = (state: DraftStateEnum, ...categories: CourseCategoryEnum[]) =>
    sql`select count(*) from course_draft join course on course.id = course_draft.course_id
      where ${maker} and draft_state = ${state} and course_category = any(${categories}::int[])`;
  const { video, live, library, resource } = CourseCategoryEnum;
  const owner = isOrganisation ? sql`certificate.org_no = ${orgNo}` : sql`certificate.owner_user_no = ${userNo}`;
  const earner = isOrganisation ? sql`org_no = ${orgNo}` : sql`user_no = ${userNo}`;
  return {
    grade: sql`select count(*) from grade_application join grade on grade.id = grade_application.grade_id
      where grade_application.state = 1 and ${isManaged(context)}`,
    video: drafts(DraftStateEnum.refused, video),
    live: drafts(DraftStateEnum.refused, live),
    resource: drafts(DraftStateEnum.refused, library, resource),
    videoAudit: drafts(DraftStateEnum.waiting, video),
    liveAudit: drafts(DraftStateEnum.waiting, live),
    resourceAudit: drafts(DraftStateEnum.waiting, library, resource),
    certificate: sql`select count(*) from certificate where ${owner} and gmt_revoke is null and gmt_expire > ${now}
      and gmt_expire <= ${now}::timestamptz + make_interval(days => ${EXPIRES_SOON_DAYS})
      and not exists (select from certificate as newer where newer.template_id = certificate.template_id
        and newer.user_no = certificate.user_no and newer.cycle > certificate.cycle and newer.gmt_revoke is null)`,
    withdrawal: sql`select count(*) from withdrawal where ${earner} and extract_status = any(${[
      ExtractStatusEnum.review,
      ExtractStatusEnum.paying,
      ExtractStatusEnum.confirming,
    ]}::int[])`,
    ...(isOrganisation
      ? {
          publishing: sql`select count(*) from site_request where org_no = ${orgNo} and state = 'open'`,
          form: sql`select count(*) from form_entry where org_no = ${orgNo} and not is_done`,
          lecturer: sql`select count(*) from lecturer_audit
            where org_no = ${orgNo} and audit_status = ${AuditStatusEnum.waiting}`,
          profile: sql`select count(*) from profile_review where org_no = ${orgNo} and review_state = 'waiting'`,
          review: sql`select count(*) from moderation_entry where org_no = ${orgNo}
            and state = any(${[ModerationStateEnum.waiting, ModerationStateEnum.appealed]}::int[])`,
        }
      : {}),
    question: sql`select count(*) ${isOrganisation ? unansweredOf(orgNo) : askedOf(session)}`,
  };
}

/** The questions that somebody was invited to answer and has not. */
function askedOf({ userNo }: Session) {
  return sql`from community_invite join community_post on community_post.id = community_invite.post_id
    where community_invite.user_no = ${userNo} and community_post.kind = ${QUESTION} and community_post.is_shown
      and community_post.gmt_close is null
      and not exists (select from community_comment where target_kind = ${QUESTION} and target_id = community_post.id
        and community_comment.user_no = ${userNo} and is_answer)`;
}

/** The questions on an organisation's site that nobody has answered. */
function unansweredOf(orgNo: string) {
  return sql`from community_post where org_no = ${orgNo} and kind = ${QUESTION} and is_shown and gmt_close is null
    and count_answer = 0`;
}

function oldestQuestion(session: Session) {
  const { orgNo, userType } = session;
  if (userType === UserTypeEnum.organisation && orgNo !== PLATFORM)
    return sql`select community_post.id ${unansweredOf(orgNo)} order by community_post.gmt_publish, community_post.id limit 1`;
  return sql`select community_post.id ${askedOf(session)} order by community_invite.gmt_create, community_post.id limit 1`;
}

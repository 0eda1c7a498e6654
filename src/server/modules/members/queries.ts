import { sql } from "kysely";
import { FirstLoginVerificationStatusEnum as StatusEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type { ListMembersBody } from "../../../generated/types.ts";
import type { Trx } from "../../database/connect.ts";

/** Which people are asked for; what is empty says nothing. */
export interface MemberFilter {
  orgNo: string;
  keyword: string;
  answered: "" | "yes" | "no";
  state: NonNullable<ListMembersBody["state"]>;
  choice: { question: string; value: string } | undefined;
}

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/**
 * The learners of an organisation, the newest first, with their answers to it and what became of their profiles; with
 * `before`, who is older than that account. They are chosen by key, and only those of the page are looked up further:
 * how long it takes says nothing of how many there are, nor of the page.
 */
export function selectMembers(
  trx: Trx,
  filter: MemberFilter,
  { limit, before }: { limit: number; before: string | undefined },
) {
  const { orgNo } = filter;
  return trx
    .with("person", () =>
      found(trx, filter)
        .$if(before !== undefined, (query) => query.where("app_user.user_no", "<", before!))
        .select(["app_user.user_no", "app_user.name", "app_user.mobile", "app_user.gmt_create"])
        .select([
          "direct_user",
          "road_transportation_user",
          "is_recommended",
          "first_login_verification_status",
          "need_perfection",
        ])
        .orderBy("app_user.user_no", "desc")
        .limit(limit),
    )
    .selectFrom("person")
    .leftJoin("profile_answer", (join) =>
      join.onRef("profile_answer.user_no", "=", "person.user_no").on("profile_answer.org_no", "=", orgNo),
    )
    .leftJoin("org_membership", (join) =>
      join.onRef("org_membership.user_no", "=", "person.user_no").on("org_membership.gmt_end", "is", null),
    )
    .leftJoin("profile_review", (join) =>
      join.onRef("profile_review.user_no", "=", "person.user_no").on("profile_review.org_no", "=", orgNo),
    )
    .leftJoin("member_selfie", (join) =>
      join.onRef("member_selfie.user_no", "=", "person.user_no").on("member_selfie.org_no", "=", orgNo),
    )
    .selectAll("person")
    .select(["profile_answer.answers", "profile_answer.words", "profile_answer.gmt_modified as gmt_answer"])
    .select(["org_membership.gmt_join", "join_kind", "review_state", "opinion", "file_no"])
    .orderBy("person.user_no", "desc")
    .execute();
}

/** Profiles that wait to be looked at. */
export async function countWaiting(trx: Trx, orgNo: string): Promise<number> {
  const { total } = await trx
    .selectFrom("profile_review")
    .where("org_no", "=", orgNo)
    .where("review_state", "=", "waiting")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function countMembers(trx: Trx, filter: MemberFilter): Promise<number> {
  const { total } = await found(trx, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function found(trx: Trx, { orgNo, keyword, answered, state, choice }: MemberFilter) {
  return trx
    .selectFrom("app_user")
    .where("app_user.org_no", "=", orgNo)
    .where("app_user.user_type", "=", UserTypeEnum.learner)
    .$if(answered === "yes", (query) => query.where(hasAnswered(orgNo)))
    .$if(answered === "no", (query) => query.where(sql<boolean>`not ${hasAnswered(orgNo)}`))
    .$if(state !== "", (query) => query.where(byState(state, orgNo)))
    .$if(keyword !== "", (query) => query.where(byKeyword(keyword)))
    .$if(choice !== undefined, (query) => query.where(byChoice(choice!, orgNo)));
}

function hasAnswered(orgNo: string) {
  return sql<boolean>`exists (select from profile_answer as answer
    where answer.user_no = app_user.user_no and answer.org_no = ${orgNo})`;
}

function byState(state: MemberFilter["state"], orgNo: string) {
  if (state === "incomplete")
    return sql<boolean>`(need_perfection or first_login_verification_status in (${StatusEnum.pending}, ${StatusEnum.refused}))`;
  if (state === "selfie")
    return sql<boolean>`(not direct_user and not road_transportation_user and not exists (select from member_selfie as photo
      where photo.user_no = app_user.user_no and photo.org_no = ${orgNo} and photo.file_no is not null))`;
  return sql<boolean>`exists (select from profile_review as review
    where review.user_no = app_user.user_no and review.org_no = ${orgNo} and review.review_state = ${state})`;
}

/** Of a number only the whole and the end that is shown: its middle is not to be guessed piece by piece. */
function byKeyword(keyword: string) {
  const part = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(app_user.name ilike ${part} or app_user.mobile = ${keyword}
    or (length(${keyword}::text) = 4 and right(app_user.mobile, 4) = ${keyword}))`;
}

/** One of several choices counts as much as the only one. */
function byChoice({ question, value }: { question: string; value: string }, orgNo: string) {
  return sql<boolean>`exists (select from profile_answer as answer
    where answer.user_no = app_user.user_no and answer.org_no = ${orgNo}
      and (answer.answers @> jsonb_build_object(${question}::text, ${value}::text)
        or answer.answers @> jsonb_build_object(${question}::text, jsonb_build_array(${value}::text))))`;
}

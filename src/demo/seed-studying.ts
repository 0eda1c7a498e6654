import { grantCourse } from "../server/modules/orders/index.ts";
import { plainDocument, REACTION, TARGET } from "../server/modules/community/index.ts";
import type { Trx } from "../server/database/connect.ts";
import { classmates, comments, learners, type StudySeed } from "./content/studying.ts";
import { lecturers } from "./content/lecturers.ts";
import { insertRows, required } from "./insert-rows.ts";
import { insertBloggers } from "./insert-bloggers.ts";
import { progressOf } from "./progress.ts";
import { accountsSince } from "./seed-accounts.ts";
import { courseIdsBySlug } from "./seed-shelves.ts";

const DAY_MS = 86_400_000;

/** Who learns, by mobile number; lecturers by their key as well. */
interface Person {
  userNo: string;
  name: string;
  photo: string;
}
interface Sources {
  people: ReadonlyMap<string, Person>;
  courseIds: ReadonlyMap<string, string>;
  now: Date;
}

/** Learners with courses they are some way into, favourites and lecturers they follow; and what is said of courses. */
export async function seedStudying(trx: Trx, now: Date): Promise<void> {
  await insertClassmates(trx, now);
  const sources = { people: await peopleByKey(trx), courseIds: await courseIdsBySlug(trx), now };
  for (const { mobile, studies } of learners)
    for (const study of studies) await seedStudy(trx, { mobile, study }, sources);
  await seedKept(trx, sources);
  await seedComments(trx, sources);
}

async function insertClassmates(trx: Trx, now: Date): Promise<void> {
  const rows = classmates.map(({ mobile, name }) => ({
    login_name: mobile,
    mobile,
    org_no: "default",
    user_type: 1,
    name,
    photo: "",
    direct_user: true,
    first_login_verification_status: 1,
  }));
  await insertRows(
    trx,
    "app_user",
    rows.map((row) => ({
      ...row,
      gmt_create: accountsSince(now),
      is_operator: false,
      road_transportation_user: false,
      is_recommended: false,
      need_perfection: false,
    })),
  );
}

async function peopleByKey(trx: Trx): Promise<Map<string, Person>> {
  const keys = new Map(lecturers.map(({ key, mobile }) => [mobile, key]));
  const rows = await trx
    .selectFrom("app_user")
    .select(["user_no", "mobile", "name", "photo"])
    .where("mobile", "is not", null)
    .execute();
  return new Map(
    rows.map(({ user_no: userNo, mobile, name, photo }) => [
      keys.get(mobile ?? "") ?? mobile ?? "",
      { userNo, name, photo },
    ]),
  );
}

/** One course that somebody holds, studied to a share of its lessons in their order. */
async function seedStudy(
  trx: Trx,
  { mobile, study }: { mobile: string; study: StudySeed },
  { people, courseIds, now }: Sources,
): Promise<void> {
  const { userNo } = required(people, mobile);
  const courseId = required(courseIds, study.course);
  const begun = new Date(now.getTime() - study.daysAgo * DAY_MS);
  await grantCourse(trx, { userNo, courseId, source: "grant", now: begun });
  const periods = await trx
    .selectFrom("period")
    .innerJoin("chapter", "chapter.id", "period.chapter_id")
    .where("period.course_id", "=", courseId)
    .select(["period.id", "period.org_no", "period_type", "video_seconds", "doc_page"])
    .orderBy("chapter.sort")
    .orderBy("period.sort")
    .execute();
  const rows = progressOf(periods, { share: study.share, begun, now }).map((row) => ({
    ...row,
    user_no: userNo,
    course_id: courseId,
  }));
  await insertRows(trx, "study_progress", rows);
}

/**
 * Favourites and follows; of each person the later in the list the newer. Every classmate follows some of the
 * lecturers.
 */
async function seedKept(trx: Trx, { people, courseIds, now }: Sources): Promise<void> {
  const at = (fromEnd: number) => new Date(now.getTime() - (fromEnd * 2 + 1) * DAY_MS);
  const favourites = learners.flatMap(({ mobile, favourites: slugs }) =>
    slugs.map((slug, index) => ({
      user_no: required(people, mobile).userNo,
      course_id: required(courseIds, slug),
      gmt_create: at(slugs.length - index),
    })),
  );
  await insertRows(trx, "course_collection", favourites);
  const others = classmates.map(({ mobile }, place) => ({
    mobile,
    follows: lecturers.filter((_, index) => (index + place) % 3 === 0).map(({ key }) => key),
  }));
  const follows = [...learners, ...others].flatMap(({ mobile, follows: keys }) =>
    keys.map((key, index) => ({
      user_no: required(people, mobile).userNo,
      lecturer_user_no: required(people, key).userNo,
      gmt_create: at(keys.length - index),
    })),
  );
  await insertRows(trx, "lecturer_attention", follows);
}

/** Comments with their answers, likes and ratings. Whoever rates a course holds it. */
async function seedComments(trx: Trx, { people, courseIds, now }: Sources): Promise<void> {
  const at = (daysAgo: number, minutes = 0) => new Date(now.getTime() - daysAgo * DAY_MS + minutes * 60_000);
  const orgNos = new Map(
    (await trx.selectFrom("course").select(["id", "org_no"]).execute()).map(({ id, org_no }) => [id, org_no]),
  );
  const writers = comments.flatMap(({ by, answers = [] }) => [by, ...answers.map((answer) => answer.by)]);
  await insertBloggers(
    trx,
    writers.map((key) => required(people, key).userNo),
  );
  for (const { course, by, score, daysAgo, likes, text, answers = [] } of comments) {
    const courseId = required(courseIds, course);
    const author = required(people, by);
    await grantCourse(trx, { userNo: author.userNo, courseId, source: "grant", now: at(daysAgo + 10) });
    const written = (person: Person, words: string, when: Date) => ({
      org_no: required(orgNos, courseId),
      target_kind: TARGET.course,
      target_id: courseId,
      user_no: person.userNo,
      body: plainDocument(words),
      body_text: words,
      gmt_create: when,
      gmt_modified: when,
    });
    const [root] = await insertRows<{ id: string }>(
      trx,
      "community_comment",
      [written(author, text, at(daysAgo))],
      ["id"],
    );
    if (!root) continue;
    const replies = answers.map((answer, index) => ({
      ...written(required(people, answer.by), answer.text, at(answer.daysAgo, 30 * (index + 1))),
      root_id: root.id,
      parent_id: root.id,
    }));
    await insertRows(trx, "community_comment", replies);
    const fans = ["13800000001", "13800000004", ...classmates.map(({ mobile }) => mobile)]
      .filter((mobile) => mobile !== by)
      .slice(0, likes);
    await insertRows(
      trx,
      "community_reaction",
      fans.map((mobile) => ({
        user_no: required(people, mobile).userNo,
        target_kind: TARGET.comment,
        target_id: root.id,
        reaction: REACTION.like,
        gmt_create: at(daysAgo),
      })),
    );
    await insertRows(trx, "course_score", [
      { course_id: courseId, user_no: author.userNo, score, gmt_create: at(daysAgo), gmt_modified: at(daysAgo) },
    ]);
  }
}

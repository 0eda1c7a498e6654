import type { Log } from "../server/core/log.ts";
import { systemActor, withActor } from "../server/database/actor.ts";
import type { Db, Trx } from "../server/database/connect.ts";
import { whenReachable } from "../server/database/when-reachable.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedApplications } from "./seed-applications.ts";
import { seedArticles } from "./seed-articles.ts";
import { seedAssets } from "./seed-assets.ts";
import { seedAttendance } from "./seed-attendance.ts";
import { seedBlogs } from "./seed-blogs.ts";
import { seedCarts } from "./seed-carts.ts";
import { seedCategories } from "./seed-categories.ts";
import { seedCertificates } from "./seed-certificates.ts";
import { seedCourseExam } from "./seed-course-exam.ts";
import { seedCourses } from "./seed-courses.ts";
import { seedDrafts } from "./seed-drafts.ts";
import { seedExams } from "./seed-exams.ts";
import { seedGradePeople } from "./seed-grade-people.ts";
import { seedGrades, seedVipSets } from "./seed-grades.ts";
import { seedHomework } from "./seed-homework.ts";
import { seedLive } from "./seed-live.ts";
import { seedMedia } from "./seed-media.ts";
import { seedLecturerInvitations } from "./seed-lecturer-invitations.ts";
import { seedMembers } from "./seed-members.ts";
import { seedMessages } from "./seed-messages.ts";
import { seedModeration } from "./seed-moderation.ts";
import { seedCustomPackages, seedOpenCourses } from "./seed-open.ts";
import { seedOrders } from "./seed-orders.ts";
import { seedPractice } from "./seed-practice.ts";
import { seedQuestions } from "./seed-questions.ts";
import { seedSales } from "./seed-sales.ts";
import { seedShelves } from "./seed-shelves.ts";
import { seedStudying } from "./seed-studying.ts";

/** What the demo consists of, in the order in which one part needs the other. */
const demoParts: Record<string, (trx: Trx, now: Date) => Promise<void>> = {
  accounts: seedAccounts,
  categories: seedCategories,
  courses: seedCourses,
  media: seedMedia,
  assets: seedAssets,
  shelves: seedShelves,
  grades: seedGrades,
  articles: seedArticles,
  membership: seedVipSets,
  messages: seedMessages,
  carts: seedCarts,
  applications: seedApplications,
  openCourses: seedOpenCourses,
  customPackages: seedCustomPackages,
  orders: seedOrders,
  live: seedLive,
  drafts: seedDrafts,
  studying: seedStudying,
  exams: seedExams,
  practice: seedPractice,
  gradePeople: seedGradePeople,
  homework: seedHomework,
  certificates: seedCertificates,
  members: seedMembers,
  lecturerInvitations: seedLecturerInvitations,
  attendance: seedAttendance,
  blogs: seedBlogs,
  questions: seedQuestions,
  moderation: seedModeration,
  sales: seedSales,
  courseExam: seedCourseExam,
};

/**
 * Fills in the demo content: organisations, people, catalogue, articles. Each part is one transaction and is filled in
 * once for a database, so calling it again does nothing, also where the content was changed or deleted meanwhile. A
 * part of a later version may need what the demo of an earlier one had not: it is left out then, because the portal has
 * to start.
 */
export async function seedDemo(db: Db, log: Pick<Log, "info" | "warn">, parts = demoParts): Promise<void> {
  const begun = performance.now();
  const filled: string[] = [];
  const asSystem = <Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> =>
    whenReachable(
      () => withActor(db, systemActor, work),
      (error) => log.warn({ err: error }, "the demo waits for the database"),
    );
  const isOld = await asSystem(
    async (trx) => (await trx.selectFrom("demo_part").select("part").limit(1).executeTakeFirst()) !== undefined,
  );
  for (const [part, fill] of Object.entries(parts)) {
    const isNew = await asSystem(async (trx) => {
      const [mark] = await trx
        .insertInto("demo_part")
        .values({ part })
        .onConflict((conflict) => conflict.doNothing())
        .returning("part")
        .execute();
      if (mark) await fill(trx, new Date());
      return mark !== undefined;
    }).catch((error: unknown) => {
      if (!isOld) throw error;
      log.warn(
        { err: error, part },
        "the demo here is of an earlier version, which this part does not fit: it is left out",
      );
      return false;
    });
    if (isNew) filled.push(part);
  }
  if (filled.length > 0)
    log.info({ parts: filled, ms: Math.round(performance.now() - begun) }, "demo content filled in");
}

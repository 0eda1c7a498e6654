import type { Session } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { holdsPeriod, leads } from "../../media/index.ts";
import { selectSession, type SessionRow } from "../session-queries.ts";

/** Somebody who may be at a session. */
export interface Admission {
  session: SessionRow;
  userName: string;
  isStaff: boolean;
}

/**
 * Whether a person may be at a session: those who hold its course or are registered for its open class, and those who
 * look after it. undefined where there is no such session.
 */
export async function admit(
  db: Db,
  { periodId, who, now }: { periodId: string; who: Session; now: Date },
): Promise<Admission | "notHeld" | undefined> {
  return withActor(db, systemActor, async (trx) => {
    const session = await selectSession(trx, periodId);
    if (!session?.begin_time || !session.end_time) return undefined;
    const isStaff = leads(session, who);
    if (!isStaff && !(await holdsPeriod(trx, { userNo: who.userNo, courseId: session.course_id, periodId, now })))
      return "notHeld";
    const user = await trx.selectFrom("app_user").where("user_no", "=", who.userNo).select("name").executeTakeFirst();
    const lecturer =
      who.userNo === session.lecturer_user_no
        ? await trx
            .selectFrom("lecturer")
            .where("lecturer_user_no", "=", who.userNo)
            .select("lecturer_name")
            .executeTakeFirst()
        : undefined;
    return {
      session: { ...session, begin_time: session.begin_time, end_time: session.end_time },
      userName: lecturer?.lecturer_name || user?.name || "",
      isStaff,
    };
  });
}

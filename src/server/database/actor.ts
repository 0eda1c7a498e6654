import { sql } from "kysely";
import { UserTypeEnum } from "../../generated/enums.ts";
import { insideTransaction, type Db, type Trx } from "./connect.ts";

/**
 * Who asks, for row level security: `system` is the server's own work (signing in, jobs, the demo), `user` a person,
 * `organisation` a person who may see the rows of their organisation, `operator` one who may see those of all.
 */
export type Actor =
  | { scope: "system" }
  | { scope: "user" | "organisation" | "operator"; userNo: string; orgNo: string };

export const systemActor: Actor = { scope: "system" };

/** The actor of a signed-in person, as far as their kind reaches. */
export function actorOf(session: { userNo: string; orgNo: string; userType: number; isOperator: boolean }): Actor {
  const scope = session.isOperator
    ? "operator"
    : session.userType === UserTypeEnum.organisation
      ? "organisation"
      : "user";
  return { scope, userNo: session.userNo, orgNo: session.orgNo };
}

/**
 * Runs `work` in one transaction as `actor`; gives what it gives, and undoes everything when it throws.
 * Inside, use only `trx`: the outer `db` is refused there.
 */
export function withActor<Result>(db: Db, actor: Actor, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute((trx) =>
    insideTransaction.run(true, async () => {
      const userNo = actor.scope === "system" ? "" : actor.userNo;
      const orgNo = actor.scope === "system" ? "" : actor.orgNo;
      await sql`select set_config('app.scope', ${actor.scope}, true), set_config('app.user_no', ${userNo}, true),
        set_config('app.org_no', ${orgNo}, true)`.execute(trx);
      return work(trx);
    }),
  );
}

import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { StaffRole } from "../../generated/contract.ts";
import { UserTypeEnum } from "../../generated/enums.ts";
import { beginning } from "./dialect.ts";
import { insideTransaction, type Db, type Trx } from "./connect.ts";

/**
 * Who asks, for row level security: `system` is the server's own work (signing in, jobs, the demo), `user` a person,
 * `organisation` a person who may see the rows of their organisation (its own account, or one
 * of its staff), `operator` one who may see those of all.
 */
export type Actor =
  | { scope: "system" }
  | {
      scope: "user" | "organisation" | "operator";
      userNo: string;
      orgNo: string;
      /** They only look: the database itself refuses them every write. */
      isReader?: true;
    };

export const systemActor: Actor = { scope: "system" };

/** The actor of a signed-in person, as far as their kind reaches. */
export function actorOf(session: Acting): Actor {
  const scope = session.isOperator
    ? "operator"
    : session.userType === UserTypeEnum.organisation
      ? "organisation"
      : "user";
  const { userNo, orgNo } = session;
  return { scope, userNo, orgNo, ...(session.staff?.role === "reader" ? { isReader: true } : {}) };
}

interface Acting {
  userNo: string;
  orgNo: string;
  userType: number;
  isOperator: boolean;
  staff?: { role: StaffRole };
}

/**
 * Runs `work` in one transaction as `actor`; gives what it gives, and undoes everything when it throws.
 * Inside, use only `trx`: the outer `db` is refused there. Where a page is being made, its reads share a transaction:
 * see `readTogether`.
 */
export function withActor<Result>(db: Db, actor: Actor, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const page = pageReads.getStore();
  return page?.db === db ? page.read(actor, work) : transaction(db, `begin; ${actAs(actor)}`, work);
}

/** Runs `work` in a transaction of its own that begins with these statements. */
export function transaction<Result>(db: Db, begin: string, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return beginning.run(begin, () =>
    db.transaction().execute((trx) => insideTransaction.run(true, () => beginning.exit(() => work(trx)))),
  );
}

/** Statements that say who asks, until the transaction ends. */
export function actAs(actor: Actor): string {
  const [scope, userNo, orgNo] = namesOf(actor);
  const set = (name: string, value: string): string => `set local app.${name} = ${pg.escapeLiteral(value)}`;
  const who = [set("scope", scope), set("user_no", userNo), set("org_no", orgNo)];
  return [...(actor.scope !== "system" && actor.isReader ? ["set transaction read only"] : []), ...who].join("; ");
}

/** Values of `app.scope`, `app.user_no` and `app.org_no`. */
export function namesOf(actor: Actor): [scope: string, userNo: string, orgNo: string] {
  return actor.scope === "system" ? ["system", "", ""] : [actor.scope, actor.userNo, actor.orgNo];
}

/** Reads of one page that may share a transaction: see `readTogether`. */
export interface PageReads {
  db: Db;
  /** What was asked once already; undefined when the page is made. */
  answers: Map<string, Promise<unknown>> | undefined;
  read<Result>(actor: Actor, work: (trx: Trx) => Promise<Result>): Promise<Result>;
}

/** Those of the page that this flow makes. */
export const pageReads = new AsyncLocalStorage<PageReads>();

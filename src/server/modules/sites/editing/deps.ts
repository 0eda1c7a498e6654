import type { StaffRole } from "../../../../generated/contract.ts";
import { auditActor } from "../../audit/index.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import type { Db } from "../../../database/connect.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import type { DraftDeps } from "../tenants/drafts/draft.ts";
import type { Author } from "../tenants/drafts/draft-rows.ts";
import { withLaw } from "../tenants/drafts/law.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { tellAsker } from "./notify.ts";

/** What the work on drafts needs, in the name of who is signed in: row level security looks after the rest. */
export function draftDeps(context: OperationContext): DraftDeps {
  const { db, services } = context;
  return {
    db,
    check: withLaw({ db, check: services.tenants.check }),
    work: services.work,
    now: services.now,
    timeZone: context.site.settings.timeZone,
    locale: context.locale,
    actor: actorOf(sessionIn(context)),
    tellAsker: (trx, decided) => tellAsker(trx, decided, context),
  };
}

/**
 * Who is signed in, as history will name them: by their name, else by what they sign in with, a mobile number not
 * whole.
 */
export async function authorIn(context: OperationContext): Promise<Author> {
  const session = sessionIn(context);
  const name = await personName(session, context);
  return {
    userNo: session.userNo,
    name: session.staff ? asStaff(name, session.staff.role, context) : name,
    audit: auditActor(session),
  };
}

/** What somebody is called to those who work with them; see `authorIn`. */
export async function personName(session: Session, { db }: { db: Db }): Promise<string> {
  const person = await withActor(db, actorOf(session), (trx) =>
    trx.selectFrom("app_user").select(["name", "login_name"]).where("user_no", "=", session.userNo).executeTakeFirst(),
  );
  return person?.name || maskedName(person?.login_name ?? "");
}

/** One of the staff, with what they are at the time: in the first language of the site, as all that history keeps. */
function asStaff(name: string, role: StaffRole, { site }: OperationContext): string {
  const { t } = site.texts(site.locales.default);
  return t("site.staff.author", { name, role: t(`enum.StaffRole.${role}`) });
}

function maskedName(loginName: string): string {
  return /^\d{11}$/.test(loginName) ? `${loginName.slice(0, 3)}****${loginName.slice(-4)}` : loginName;
}

import { sql } from "kysely";
import type { LecturerOffers, ListLecturerOffersBody } from "../../../../generated/types.ts";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { limitedNetwork } from "../../../core/limited-network.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { organisationWords } from "../../../lib/organisation-text.ts";
import { PLATFORM, presentOrgNo } from "../../../lib/org-no.ts";
import { countUse } from "../../../lib/rate-limit.ts";
import { normaliseReadableCode } from "../../../lib/readable-code.ts";
import { agreedAt } from "../../orders/index.ts";
import { presentOffer, type Invitee } from "./present.ts";
import { selectOffer, selectOffers, type OfferRow } from "./queries.ts";

/** Codes that one network tries in an hour: 40 bits are not guessed by that. */
const TRIES_OF_NETWORK = 200;

/** For whom somebody teaches, and who asks them to. INVITATION_TRIES where too many codes were tried. */
export async function listLecturerOffers(
  { code = "" }: ListLecturerOffersBody,
  context: OperationContext,
): Promise<LecturerOffers> {
  const { session } = context;
  const typed = normaliseReadableCode(code);
  if (typed !== "") await countTry(context);
  const now = context.now();
  const { person, offers } = await withActor(context.db, systemActor, async (trx) => {
    const found = session ? await selectPerson(trx, { userNo: session.userNo, now }) : undefined;
    const mobile = found?.mobile ?? null;
    const linked =
      typed === ""
        ? undefined
        : await selectOffer(trx, { code: typed, mobile, now, ...(found ? { userNo: found.user_no } : {}) });
    const own = mobile === null ? [] : await selectOffers(trx, { mobile, now });
    return { person: found, offers: [...(linked ? [linked] : []), ...own] };
  });
  return present(person, offers, context);
}

/** Counted by itself, so that it counts when what follows fails. */
export async function countTry(context: OperationContext): Promise<void> {
  const subject = `lecturer code ${limitedNetwork(context.ip)}`;
  const use = { subject, most: TRIES_OF_NETWORK, seconds: 3600, now: context.now() };
  if (!(await withActor(context.db, systemActor, (trx) => countUse(trx, use)))) fail("INVITATION_TRIES");
}

interface Person {
  user_no: string;
  org_no: string;
  org_name: string;
  user_type: number;
  is_operator: boolean;
  mobile: string | null;
  has_profile: boolean;
  share_bps: number | null;
  course_count: number;
}

async function selectPerson(trx: Trx, { userNo, now }: { userNo: string; now: Date }): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select app_user.user_no, app_user.org_no, org_name, user_type, is_operator, mobile,
      lecturer_user_no is not null as has_profile, ${agreedAt(now)} as share_bps,
      (select count(*)::int from course where course.lecturer_user_no = app_user.user_no
        and course.org_no = app_user.org_no) as course_count
    from app_user join organisation on organisation.org_no = app_user.org_no
      left join lecturer on lecturer.lecturer_user_no = app_user.user_no
      left join earner_rate on earner_rate.org_no = app_user.org_no and earner_rate.user_no = app_user.user_no
    where app_user.user_no = ${userNo}`.execute(trx);
  return rows[0];
}

async function present(
  person: Person | undefined,
  offers: readonly OfferRow[],
  context: OperationContext,
): Promise<LecturerOffers> {
  const invitee: Invitee = person
    ? { standing: standingOf(person), orgNo: presentOrgNo(person.org_no), hasProfile: person.has_profile }
    : { standing: "visitor", orgNo: "", hasProfile: false };
  const offerList = await Promise.all(offers.map((offer) => presentOffer(offer, invitee, context)));
  if (!person) return { ...invitee, offerList };
  const isSomewhere = person.org_no !== PLATFORM;
  return {
    ...invitee,
    ...(isSomewhere ? { orgName: (await organisationWords(person.org_no, person.org_name, context)).orgName } : {}),
    ...(isSomewhere && invitee.standing === "lecturer"
      ? { lecturerProportion: (person.share_bps ?? 0) / 100, courseCount: person.course_count }
      : {}),
    offerList,
  };
}

function standingOf({ user_type: userType, is_operator: isOperator }: Person): LecturerOffers["standing"] {
  if (isOperator || userType === UserTypeEnum.organisation) return "other";
  return userType === UserTypeEnum.lecturer ? "lecturer" : "learner";
}

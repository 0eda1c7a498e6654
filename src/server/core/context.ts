import type { StaffRole } from "../../generated/contract.ts";
import type { Db } from "../database/connect.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { AskedAddress } from "./asked-address.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "../modules/sites/index.ts";
import type { TokenScope } from "../modules/identity/index.ts";

/** Who is signed in, as far as a policy needs to know. Kept in memory; changes of the user purge it on every node. */
export interface Session {
  sessionId: string;
  userNo: string;
  /** The organisation the person belongs to; "default" is the platform. */
  orgNo: string;
  userType: 1 | 2 | 3;
  isOperator: boolean;
  isVip: boolean;
  expiresAt: Date;
  /**
   * Only there while the person acts for an organisation as one of its staff: `orgNo` and `userType` are the
   * organisation's then, and each call is held against what the role may. Any other session of an organisation is that of
   * its own account.
   */
  staff?: { role: StaffRole };
  /** An organisation asked them to work for it, now or once. */
  hasStaffPlace?: true;
  /** They chose to act for an organisation, and work for it no more: they are themselves again. */
  isFormerStaff?: true;
  /** Only there for a session that came by an admission code: see `ExamRoom`. */
  room?: ExamRoom;
  /** What acts for the person instead of a page: absent for a sign-in. The audit log says so. */
  via?: {
    kind: "token" | "cli";
    name: string;
    /** Absent: everything that an operator may. */ scopes?: readonly TokenScope[];
  };
}

/**
 * The exam room of a session: it reaches this one exam and nothing else of the account, and is a learner's of the exam's
 * organisation, whatever the account is.
 */
export interface ExamRoom {
  admissionId: string;
  examId: string;
  /** As the list of the exam has it. */
  personName: string;
  /** When the person came in. What they handed in later ended the session. */
  since: Date;
}

/** What a handler may say beside its data. */
export interface ReplyExtras {
  /** Text key of `msg`, instead of that of success. */
  messageKey?: TextKey;
  /** A token to be kept in the cookie, or null to take the cookie away. */
  sessionToken?: string | null;
}

/** What every handler is given beside its input. */
export interface OperationContext {
  requestId: string;
  ip: string;
  userAgent: string;
  /** The address of the request; undefined where none came. */
  asked: AskedAddress | undefined;
  /** The caller's language, one that the site they look at offers. */
  locale: string;
  /** Tenant of a public call; for any other the tenancy of the signed-in person. "default" is the platform. */
  orgNo: string;
  /** The published site of that organisation. Shared by all calls; never change it. */
  site: Tenant;
  session: Session | undefined;
  /** For public reads, one statement each. Everything else goes through `withActor`. */
  db: Db;
  services: Services;
  reply: ReplyExtras;
  now(): Date;
}

import { membersOrgNo } from "./members.ts";

export interface InvitationSeed {
  /** Absent: a link. */
  mobile?: string;
  code?: string;
  isSingle?: boolean;
  note: string;
  percent: number;
  state: "open" | "declined";
  daysAgo: number;
  /** Days from now until it ends; below 0: it has expired. */
  daysLeft: number;
}

export const invitationsOrgNo = membersOrgNo;

/** Whom the organisation has invited to teach: waiting, declined, expired, and a link for several. */
export const lecturerInvitations: InvitationSeed[] = [
  { mobile: "13900000041", note: "去年技能节的评委", percent: 35, state: "open", daysAgo: 30, daysLeft: -16 },
  { mobile: "13800000006", note: "电工班代课", percent: 30, state: "declined", daysAgo: 12, daysLeft: 2 },
  { code: "TCHR2026", isSingle: false, note: "校企合作企业导师", percent: 35, state: "open", daysAgo: 3, daysLeft: 60 },
  { mobile: "13800000004", note: "英语外聘", percent: 40, state: "open", daysAgo: 1, daysLeft: 60 },
];

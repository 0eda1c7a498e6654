/** What became of the profile of a learner of an organisation. */
export interface MemberSeed {
  mobile: string;
  name: string;
  /** What this account is there to show. */
  shows: string;
  reviewState: "asked" | "waiting" | "verified" | "refused";
  /** What the organisation said with it. */
  opinion?: string;
  daysAgo: number;
  /** What they filled in. */
  profile?: { idcard: string; address: string; postcode: string };
}

/** The organisation whose learners these are. */
export const membersOrgNo = "1001";

export const members: MemberSeed[] = [
  {
    mobile: "13800000031",
    name: "陈嘉禾",
    shows: "a learner of organisation 1001 who is asked for a complete profile",
    reviewState: "asked",
    opinion: "报考低压电工证要用，请在本周内填好。",
    daysAgo: 1,
  },
  {
    mobile: "13800000032",
    name: "林雪",
    shows: "one whose profile waits to be verified",
    reviewState: "waiting",
    daysAgo: 1,
    profile: { idcard: "110101199003077758", address: "江城市学府路 18 号 2 栋 301", postcode: "430070" },
  },
  {
    mobile: "13800000033",
    name: "何俊",
    shows: "one whose profile is verified",
    reviewState: "verified",
    daysAgo: 9,
    profile: { idcard: "110101198805230019", address: "江城市滨河新村 6 栋 102", postcode: "430060" },
  },
  {
    mobile: "13800000034",
    name: "邓丽",
    shows: "one whose profile was sent back",
    reviewState: "refused",
    opinion: "证件号少了一位，请对照身份证重新填写。",
    daysAgo: 3,
    profile: { idcard: "1101011995021400", address: "江城市工业大道 55 号", postcode: "430050" },
  },
];

/** Whom the organisation has invited: one with an account, one without. */
export const memberInvitations = [
  { mobile: "13800000004", name: "李佳慧", daysAgo: 2 },
  { mobile: "13900000035", name: "郑凯", daysAgo: 2 },
];

/** A code that is open. */
export const memberCode = { code: "JCHG2026", note: "秋季电工班", maxUses: 60, days: 90 };

/** The password of every account of the demo. */
export const demoPassword = "Lectern#2026";

export interface AccountSeed {
  mobile: string;
  name: string;
  orgNo: string;
  /** 1 learner, 2 lecturer, 3 organisation. */
  userType: 1 | 2 | 3;
  /** What this account is there to show. */
  shows: string;
  isOperator?: boolean;
  isRecommended?: boolean;
  /** A driver in training whose profile is still to be completed. */
  isDriver?: boolean;
  /** Days of membership left. */
  vipDays?: number;
}

/** The accounts beside the lecturers', of whom 13800000002 is one (see lecturers.ts). */
export const accounts: AccountSeed[] = [
  {
    mobile: "13800000001",
    name: "周晓明",
    orgNo: "1001",
    userType: 1,
    shows: "a learner of organisation 1001 who may recommend the platform",
    isRecommended: true,
  },
  { mobile: "13800000003", name: "江城工业职业学校", orgNo: "1001", userType: 3, shows: "organisation 1001" },
  { mobile: "13800000004", name: "李佳慧", orgNo: "default", userType: 1, shows: "an SVIP learner", vipDays: 365 },
  {
    mobile: "13800000005",
    name: "张建军",
    orgNo: "1002",
    userType: 1,
    shows: "a driver of organisation 1002 whose profile is incomplete",
    isDriver: true,
  },
  { mobile: "13800000006", name: "吴建民", orgNo: "default", userType: 1, shows: "a learner who applies to teach" },
  {
    mobile: "13800000007",
    name: "黄敏",
    orgNo: "1001",
    userType: 1,
    shows: "a learner of organisation 1001 who applies to teach there",
  },
  { mobile: "13800000009", name: "平台运营", orgNo: "default", userType: 1, shows: "an operator", isOperator: true },
];

/** Who recommends the platform, with the code that they give away, and who came by it. */
export const referral = {
  inviter: "13800000001",
  // FRIEND77 as it is stored: an I is read as a 1.
  code: "FR1END77",
  people: ["13800000004", "13800000005", "13800000006"],
};

export const organisations = [
  { org_no: "1001", org_name: "江城工业职业学校" },
  { org_no: "1002", org_name: "安途道路运输培训中心" },
  { org_no: "1003", org_name: "Willow & Quill School of English" },
];

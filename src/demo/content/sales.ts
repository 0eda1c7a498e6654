/** Three months of sales of the demo's courses to those who fill its classes: when each course was sold, in days ago. */
export const sales: { course: string; daysAgo: number[] }[] = [
  { course: "javascript-core", daysAgo: [85.2, 78.4, 70.1, 61.3, 52.2, 44.4, 37.1, 29.3, 21.2, 15.4, 10.1] },
  { course: "react-shop", daysAgo: [81.3, 66.2, 50.4, 33.2, 17.3, 3.1] },
  { course: "tig-stainless", daysAgo: [84.4, 63.1, 47.3, 30.2, 19.4] },
  { course: "cnc-macro", daysAgo: [72.3, 55.1, 26.2, 12.4] },
  { course: "coffee-barista", daysAgo: [60.2, 45.3, 32.1] },
];

/** A sale that was paid back after its share was withdrawn: what the lecturer owes since then is a claim. */
export const refundedSale = {
  course: "coffee-barista",
  daysAgo: 32.1,
  askedDaysAgo: 9.2,
  reason: "买重复了，朋友已经送过我这门课。",
};

/** Who earns: a lecturer by their mobile number, or an organisation; and where their earnings are paid to. */
interface EarnerSeed {
  mobile?: string;
  orgNo?: string;
  card: string;
  bank: string;
  branch: string;
  holder: string;
  /** When the bank account was filled in. */
  daysAgo: number;
}

export const earners = {
  lin: {
    mobile: "13800000002",
    card: "6222021234567890128",
    bank: "中国工商银行",
    branch: "江城软件园支行",
    holder: "林知远",
    daysAgo: 70,
  },
  ye: {
    mobile: "13800000015",
    card: "6228480030009876548",
    bank: "中国农业银行",
    branch: "",
    holder: "叶晓棠",
    daysAgo: 40,
  },
  school: {
    orgNo: "1001",
    card: "6212261200003456782",
    bank: "中国工商银行",
    branch: "江城工业大道支行",
    holder: "江城工业职业学校",
    daysAgo: 60,
  },
} satisfies Record<string, EarnerSeed>;

/** An account that was changed just now: what was asked for since then waits for 48 hours. */
export const changedAccount = { who: "school", daysAgo: 0.1, branch: "江城高新区支行" } as const;

export interface WithdrawalSeed {
  who: keyof typeof earners;
  yuan: number;
  daysAgo: number;
  ends: "review" | "paying" | "confirming" | "done" | "refused";
  remark?: string;
}

/** One in each state, and more that are done. */
export const withdrawals: WithdrawalSeed[] = [
  { who: "lin", yuan: 500, daysAgo: 56.4, ends: "done" },
  { who: "school", yuan: 400, daysAgo: 41.2, ends: "done" },
  { who: "lin", yuan: 800, daysAgo: 27.3, ends: "refused", remark: "户名与实名信息不一致，请核对后重新申请。" },
  { who: "ye", yuan: 417.9, daysAgo: 20.2, ends: "done" },
  { who: "school", yuan: 300, daysAgo: 5.4, ends: "confirming" },
  { who: "lin", yuan: 600, daysAgo: 2.2, ends: "review" },
  { who: "school", yuan: 200, daysAgo: 0.05, ends: "paying" },
];

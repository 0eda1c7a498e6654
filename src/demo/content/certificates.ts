export interface CertificateTemplateSeed {
  key: string;
  name: string;
  orgNo: string;
  issuerNames: Record<string, string>;
  prefix: string;
  /** How long it is valid; for ever where it is not said. */
  months?: number;
  style: "classic" | "modern";
  /** The exam whose pass it is issued on. */
  exam?: string;
}

const school = { "zh-CN": "江城工业职业学校", en: "Jiangcheng Industrial School" };

export const certificateTemplates: CertificateTemplateSeed[] = [
  {
    key: "electric",
    name: "低压电工岗前培训合格证书",
    orgNo: "1001",
    issuerNames: school,
    prefix: "DG",
    months: 24,
    style: "modern",
    exam: "低压电工证模拟考试",
  },
  {
    key: "first-aid",
    name: "现场急救培训证书",
    orgNo: "1001",
    issuerNames: school,
    prefix: "JJ",
    months: 12,
    style: "classic",
  },
  {
    key: "safety",
    name: "车间安全教育证书",
    orgNo: "1001",
    issuerNames: school,
    prefix: "AQ",
    months: 12,
    style: "classic",
  },
  { key: "visit", name: "企业实践证书", orgNo: "1001", issuerNames: school, prefix: "SJ", style: "modern" },
];

export interface CertificateSeed {
  template: string;
  mobile: string;
  daysAgo: number;
  /** Why it was revoked. */
  revoked?: string;
}

export const certificates: CertificateSeed[] = [
  { template: "electric", mobile: "13800000001", daysAgo: 2 },
  { template: "first-aid", mobile: "13800000001", daysAgo: 345 },
  { template: "safety", mobile: "13800000001", daysAgo: 420 },
  { template: "visit", mobile: "13800000001", daysAgo: 90, revoked: "实践单位更正了名单，证书作废。" },
  { template: "first-aid", mobile: "13800000007", daysAgo: 20 },
];

import type { CertificateTemplateCard } from "../../generated/types.ts";

/** A template of certificates as lists have it. */
export const templateCard: CertificateTemplateCard = {
  id: "3",
  version: 1,
  templateName: "结业证书",
  awardKind: 1,
  sourceId: "9",
  sourceName: "安全驾驶",
  isAuto: true,
  prefix: "HY",
  validMonths: 24,
  issuedCount: 4,
  gmtModified: "2026-11-20 10:00:00",
  pictureUrl: "/certificate/template/3.png?version=1&locale=zh-CN",
};

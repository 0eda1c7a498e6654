import { makersAndOperators, type Policies } from "../../core/policy.ts";

/** Whose template or certificate it is, row level security decides. */
export const certificatePolicies = {
  listCertificateTemplates: makersAndOperators,
  getCertificateTemplate: makersAndOperators,
  listCertificateTemplateVersions: makersAndOperators,
  listCertificateSources: makersAndOperators,
  saveCertificateTemplate: makersAndOperators,
  deleteCertificateTemplate: makersAndOperators,
  addCertificatePicture: makersAndOperators,
  getCertificatePreview: makersAndOperators,
  listIssuedCertificates: makersAndOperators,
  listCertificatePeople: makersAndOperators,
  issueCertificates: makersAndOperators,
  getCertificateBatch: makersAndOperators,
  revokeCertificate: makersAndOperators,
  revokeCertificates: makersAndOperators,
  reissueCertificate: makersAndOperators,
} satisfies Partial<Policies>;

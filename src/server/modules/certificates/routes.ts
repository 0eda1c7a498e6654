import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import type { IncomingFile } from "../../core/incoming-file.ts";
import { checkCertificate, getCertificateCheck, getPublicCertificate } from "./check.ts";
import { getCertificateBatch, issueCertificates } from "./issuing/batches.ts";
import { listIssuedCertificates } from "./issuing/issued.ts";
import { listCertificatePeople } from "./issuing/people.ts";
import { reissueCertificate, revokeCertificate, revokeCertificates } from "./issuing/revoke.ts";
import { exportCertificate, getCertificate, listCertificates, updateCertificate } from "./own.ts";
import { addCertificatePicture } from "./images/images.ts";
import { getCertificatePreview } from "./templates/preview.ts";
import { listCertificateSources } from "./templates/sources.ts";
import {
  deleteCertificateTemplate,
  getCertificateTemplate,
  listCertificateTemplates,
  listCertificateTemplateVersions,
  saveCertificateTemplate,
} from "./templates/templates.ts";

/** Certificates: one's own, the public check, templates and issuing. */
export const certificateHandlers = {
  listCertificates,
  getCertificate,
  getPublicCertificate,
  getCertificateCheck,
  checkCertificate,
  updateCertificate,
  exportCertificate,
  listCertificateTemplates,
  getCertificateTemplate,
  listCertificateTemplateVersions,
  listCertificateSources,
  saveCertificateTemplate,
  deleteCertificateTemplate,
  addCertificatePicture,
  getCertificatePreview,
  listIssuedCertificates,
  listCertificatePeople,
  issueCertificates,
  getCertificateBatch,
  revokeCertificate,
  revokeCertificates,
  reissueCertificate,
} satisfies Partial<Handlers<OperationContext, IncomingFile>>;

import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { CertificateIssue } from "./CertificateIssue.tsx";
import { CertificateTemplates } from "./CertificateTemplates.tsx";

/** Issuing certificates, or the templates that they are issued from. */
export function CertificateTools(props: BlockProps<"certificateTools">): ReactNode {
  return props.part === "templates" ? <CertificateTemplates {...props} /> : <CertificateIssue {...props} />;
}

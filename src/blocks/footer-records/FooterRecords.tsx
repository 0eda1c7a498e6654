import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";

/**
 * Copyright, ICP and police record, each where its authority shows it, and the business licence.
 */
export function FooterRecords({ copyright, icp, prn, prnNo = "", license, t }: BlockProps<"footerRecords">): ReactNode {
  if (!copyright && !icp && !prn && !license) return null;
  return (
    <p className="records">
      {copyright && (
        <span>
          <Content>{copyright}</Content>
        </span>
      )}
      {icp && (
        <a href="https://beian.miit.gov.cn/" rel="noreferrer">
          <Content>{icp}</Content>
        </a>
      )}
      {prn && (
        <a href={"https://beian.mps.gov.cn/#/query/webSearch?code=" + encodeURIComponent(prnNo)} rel="noreferrer">
          <Content>{prn}</Content>
        </a>
      )}
      {license && <a href={license}>{t("footerRecords.license")}</a>}
    </p>
  );
}

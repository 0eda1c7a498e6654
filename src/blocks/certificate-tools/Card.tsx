import type { ReactNode } from "react";
import type { CertificateTemplate } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";
import { SureButton } from "../shared/sure-button.tsx";
import type { PartProps } from "./CertificateTemplates.tsx";
import { TemplateImage } from "./TemplateImage.tsx";
import { About } from "../../ui/named.tsx";

/** A template with its picture, what it is for, and what can be done with it. */
export function Card({
  template,
  edit,
  reload,
  act,
  designHref,
  operations,
  t,
}: PartProps & { template: CertificateTemplate; edit: () => void }): ReactNode {
  const { id, templateName, sourceName, awardKind, isAuto, validMonths, issuedCount } = template;
  return (
    <>
      <TemplateImage input={{ templateId: id }} stamp={template.version} operations={operations} t={t} />
      <h2>
        <Content>{templateName}</Content>
      </h2>
      <p className="hint">
        {t(`certificateTools.kind.${awardKind}`)} {sourceName && <Content>{sourceName}</Content>}
      </p>
      <p className="hint num">
        {[
          validMonths ? t("certificateTools.months", { count: validMonths }) : t("certificateTools.forEver"),
          ...(isAuto ? [t("certificateTools.auto")] : []),
          t("certificateTools.count", { count: issuedCount }),
        ].join(" · ")}
      </p>
      <div className="tools">
        <a className="link" href={withQuery(designHref, {}, { templateId: id })}>
          {t("certificateTools.design")}
          <About of={templateName} />
        </a>
        <button type="button" className="link" onClick={edit}>
          {t("certificateTools.edit")}
          <About of={templateName} />
        </button>
        <SureButton
          label={t("certificateTools.delete")}
          about={templateName}
          question={t("certificateTools.delete.sure")}
          className="link danger"
          onSure={() =>
            void act(async () => {
              await operations.deleteCertificateTemplate({ id });
              await reload();
              return t("certificateTools.deleted");
            })
          }
          t={t}
        />
      </div>
    </>
  );
}

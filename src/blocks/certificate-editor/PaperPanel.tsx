import type { ReactNode } from "react";
import type { CertificateDesign } from "../../generated/types.ts";
import { paperSizes } from "../../shared/certificate-paper.ts";
import type { Translate } from "../block.ts";
import { ColorField, SelectField } from "./fields.tsx";
import { PictureField, type PictureOperations } from "./ImageField.tsx";
import { onOtherPaper } from "./state/design.ts";

interface PaperPanelProps {
  design: CertificateDesign;
  change: (to: (design: CertificateDesign) => CertificateDesign, together?: string) => void;
  operations: PictureOperations;
  locale: string;
  t: Translate;
}

const directions = ["landscape", "portrait"] as const;
const borders = ["none", "single", "double", "corners"] as const;

/** The properties of the paper: size and direction, ground and border. */
export function PaperPanel({ design, change, operations, locale, t }: PaperPanelProps): ReactNode {
  const { paper, size = "a4", background, border, color } = design;
  return (
    <>
      <div className="row">
        <SelectField
          label={t("certificateEditor.paperSize")}
          value={size}
          options={paperSizes.map((value) => ({ value, label: t(`certificateEditor.paperSize.${value}`) }))}
          onChange={(next) => change((before) => onOtherPaper(before, { paper: before.paper, size: next }))}
        />
        <SelectField
          label={t("certificateEditor.direction")}
          value={paper}
          options={directions.map((value) => ({ value, label: t(`certificateEditor.direction.${value}`) }))}
          onChange={(next) => change((before) => onOtherPaper(before, { ...before, paper: next }))}
        />
      </div>
      <div className="row">
        <SelectField
          label={t("certificateEditor.border")}
          value={border}
          options={borders.map((value) => ({ value, label: t(`certificateEditor.border.${value}`) }))}
          onChange={(next) => change((before) => ({ ...before, border: next }))}
        />
        <ColorField
          label={t("certificateEditor.borderColor")}
          value={color}
          onChange={(next) => change((before) => ({ ...before, color: next }), "border color")}
        />
        <ColorField
          label={t("certificateEditor.background")}
          value={background}
          onChange={(next) => change((before) => ({ ...before, background: next }), "background")}
        />
      </div>
      <div className="do">
        <PictureField
          label={t("certificateEditor.backgroundPicture")}
          className="btn ghost"
          operations={operations}
          locale={locale}
          onChoose={({ pictureNo }) => change((before) => ({ ...before, backgroundPictureNo: pictureNo }))}
          t={t}
        />
        {design.backgroundPictureNo !== undefined && (
          <button
            type="button"
            className="btn ghost danger"
            onClick={() => change(({ backgroundPictureNo: _gone, ...before }) => before)}
          >
            {t("certificateEditor.noBackgroundPicture")}
          </button>
        )}
      </div>
    </>
  );
}

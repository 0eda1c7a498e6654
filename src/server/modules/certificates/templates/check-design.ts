import type { CertificateDesign } from "../../../../generated/types.ts";
import type { TextKey } from "../../../../generated/built/locale-keys.ts";
import { paperOf } from "../../../../shared/certificate-paper.ts";
import { unknownNames } from "../design-values.ts";

interface Checked {
  t(key: TextKey, values?: Record<string, string | number>): string;
  /** Characters of each text that the font has not; as many as `textsOf` gives. */
  missing: readonly string[];
  /** Whether a number is of a picture that whoever asks may use. */
  isPicture(pictureNo: string): boolean;
}

/** All texts of a design, in the order of its elements. */
export function textsOf({ elements }: CertificateDesign): string[] {
  return elements.map(({ text }) => Object.values(text ?? {}).join("")).map((text) => text.replaceAll(/\{\w*\}/g, ""));
}

/** Something that is wrong in a design: at the place of an element, or of the paper. */
export interface DesignFault {
  element?: number;
  field: string;
  message: string;
}

/** What is wrong with a design: what reaches beyond the paper, names of no value, what cannot be printed. */
export function designFaults(design: CertificateDesign, { t, missing, isPicture }: Checked): DesignFault[] {
  const { width, height } = paperOf(design);
  const ground: DesignFault[] =
    design.backgroundPictureNo === undefined || isPicture(design.backgroundPictureNo)
      ? []
      : [{ field: "backgroundPictureNo", message: t("site.certificate.design.picture") }];
  const ofElements = design.elements.flatMap((element, index): DesignFault[] => {
    const fault = (field: string, message: string) => ({ element: index, field, message });
    const isWide = element.width > width || element.height > height;
    const isOutside =
      element.left < 0 ||
      element.top < 0 ||
      element.left + element.width > width ||
      element.top + element.height > height;
    const unknown = Object.values(element.text ?? {}).flatMap(unknownNames);
    return [
      ...(isWide
        ? [fault("width", t("site.certificate.design.wide", { width, height }))]
        : isOutside
          ? [fault("left", t("site.certificate.design.outside", { width, height }))]
          : []),
      ...(unknown.length > 0
        ? [fault("text", t("site.certificate.design.unknown", { names: unknown.join(", ") }))]
        : []),
      ...(element.kind === "text" && !Object.values(element.text ?? {}).some((text) => text.trim() !== "")
        ? [fault("text", t("site.certificate.design.empty"))]
        : []),
      ...(missing[index] ? [fault("text", t("site.certificate.design.characters", { found: missing[index] }))] : []),
      ...(element.kind === "picture" && !isPicture(element.pictureNo ?? "")
        ? [fault("pictureNo", t("site.certificate.design.picture"))]
        : []),
    ];
  });
  return [...ground, ...ofElements];
}

import type { CertificateDesign, CertificateStyle } from "../../../../generated/types.ts";
import classic from "./classic.json" with { type: "json" };
import modern from "./modern.json" with { type: "json" };

/** The designs that come with the product; a template begins as a copy of one. */
export const styles = { classic, modern } as unknown as Readonly<Record<CertificateStyle, CertificateDesign>>;

/** Whether a design of this name comes with the product. */
export const isStyle = (name: string): name is CertificateStyle => Object.hasOwn(styles, name);

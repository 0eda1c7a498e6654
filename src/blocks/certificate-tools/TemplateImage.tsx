import type { ReactNode } from "react";
import { useReply } from "../shared/use-reply.ts";
import type { PartProps } from "./CertificateTemplates.tsx";

/** Designs that come with the product. */
export const styles = ["classic", "modern"] as const;

/** A picture of a design with sample values, drawn by the server. */
export function TemplateImage({
  input,
  stamp,
  operations,
  t,
}: {
  input: { templateId: string } | { style: (typeof styles)[number] };
  /** What the picture is drawn anew for. */
  stamp: string | number;
  operations: PartProps["operations"];
  t: PartProps["t"];
}): ReactNode {
  const { reply } = useReply({
    question: { input, stamp },
    ask: (asked) => operations.getCertificatePreview(asked.input).catch(() => ({ picture: "" })),
    failed: () => undefined,
  });
  const picture = reply?.picture ?? "";
  return picture === "" ? (
    <p className="hint">{t("certificateTools.drawing")}</p>
  ) : (
    <img src={`data:image/png;base64,${picture}`} alt={t("certificateTools.picture")} width={1263} height={893} />
  );
}

import { useEffect, useEffectEvent, useState } from "react";
import type { CertificateDesign, GetCertificatePreviewReply } from "../../generated/types.ts";

/** How long after the last change it is drawn, in ms. */
const QUIET_MS = 250;

export interface Preview extends GetCertificatePreviewReply {
  /** What is drawn. */
  design: CertificateDesign;
}

/**
 * The design as the server draws it, by what draws the documents too: a while after the last change, and never an older
 * one over a newer one. The picture before stays until the next is there.
 */
export function usePreview(
  design: CertificateDesign,
  locale: string,
  draw: (design: CertificateDesign, locale: string) => Promise<GetCertificatePreviewReply>,
): { preview: Preview | undefined; isDrawing: boolean; hasFailed: boolean; retry: () => void } {
  const [preview, setPreview] = useState<Preview & { locale: string }>();
  const [failed, setFailed] = useState<CertificateDesign>();
  const ask = useEffectEvent(draw);
  const isShown = preview?.design === design && preview.locale === locale;
  const hasFailed = failed === design;
  useEffect(() => {
    if (isShown || hasFailed) return;
    let current = true;
    const timer = setTimeout(() => {
      ask(design, locale).then(
        (reply) => current && setPreview({ ...reply, design, locale }),
        () => current && setFailed(design),
      );
    }, QUIET_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [design, locale, isShown, hasFailed]);
  return { preview, isDrawing: !isShown && !hasFailed, hasFailed, retry: () => setFailed(undefined) };
}

import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** QR codes of the official accounts on WeChat and Weibo. */
export function FooterCodes({ wxCode, wbCode, t }: BlockProps<"footerCodes">): ReactNode {
  if (!wxCode && !wbCode) return null;
  return (
    <div className="codes">
      {wxCode && <Code src={wxCode} label={t("footerCodes.wechat")} />}
      {wbCode && <Code src={wbCode} label={t("footerCodes.weibo")} />}
    </div>
  );
}

function Code({ src, label }: { src: string; label: string }): ReactNode {
  return (
    <figure>
      <img src={src} alt="" width={96} height={96} loading="lazy" />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

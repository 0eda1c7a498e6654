import { useMemo, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHydrated } from "../../forms/useHydrated.ts";
import { qrPath } from "../../shared/qr-path.ts";
import { figuresIn } from "../../ui/figures.ts";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { posterBlob } from "./poster.ts";

/** How a person recommends the site: a code, a link with it, its QR code, and a poster. */
export function Referral(props: BlockProps<"referral">): ReactNode {
  const { referral, siteTitle = "", locale, t } = props;
  const hydrated = useHydrated();
  const [said, setSaid] = useState("");
  const code = referral?.referralCode ?? "";
  // The whole address is known in the browser only.
  const link = hydrated && code ? `${location.origin}/register?referralCode=${code}` : "";
  const picture = useMemo(() => (link ? qrPath(link) : undefined), [link]);
  if (!referral)
    return (
      <Root aria-busy>
        <Late t={t} />
      </Root>
    );
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setSaid(t("referral.copied")),
      () => setSaid(t("referral.copyFailed")),
    );
  const savePoster = async () => {
    const title = t("referral.posterTitle");
    const blob = await posterBlob({ siteTitle, title, scan: t("referral.posterScan"), code, link });
    if (!blob) return setSaid(t("referral.posterFailed"));
    const address = URL.createObjectURL(blob);
    Object.assign(document.createElement("a"), { href: address, download: `${t("referral.posterFile")}.png` }).click();
    // Some browsers read it a moment later.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return setSaid(t("referral.posterDone"));
  };
  const { percent } = figuresIn(locale);
  const share = referral.rewardPercent / 100;
  return (
    <Root>
      <p className="note">
        {share > 0
          ? t("referral.rate", { percent: percent(share, Number.isInteger(referral.rewardPercent) ? 0 : 2) })
          : t("referral.noRate")}
      </p>
      <div className="ways">
        <figure>
          {picture && (
            <svg viewBox={`0 0 ${picture.size} ${picture.size}`} role="img" aria-label={t("referral.qr")}>
              <path d={picture.path} />
            </svg>
          )}
        </figure>
        <div>
          <p className="hint">{t("referral.code")}</p>
          <p className="code num">{`${code.slice(0, 4)}-${code.slice(4)}`}</p>
          <p className="hint">{t("referral.link")}</p>
          <p className="address">{link}</p>
          <p className="tools">
            <button type="button" className="btn" disabled={!link} onClick={copy}>
              {t("referral.copy")}
            </button>
            <button type="button" className="btn ghost" disabled={!link} onClick={() => void savePoster()}>
              {t("referral.poster")}
            </button>
          </p>
          <p role="status">{said}</p>
        </div>
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  gap: 24px;
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 24px;
  }
  .ways > div {
    flex: 1 1 260px;
    min-width: 0;
  }
  figure {
    width: 200px;
    height: 200px;
    margin: 0;
    background: #fff;
    border: 1px solid var(--color-border);
  }
  .code {
    margin-bottom: 12px;
    font-size: 2rem;
    font-weight: 700;
    letter-spacing: 0.06em;
  }
  .address {
    margin-bottom: 12px;
    overflow-wrap: anywhere;
    user-select: all;
  }
  [role="status"]:empty {
    display: none;
  }
`;

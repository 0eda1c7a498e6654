import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHeld } from "../../forms/useHeld.ts";
import { useHydrated } from "../../forms/useHydrated.ts";
import { referralHref } from "../../shared/referral-href.ts";
import { figuresIn } from "../../ui/figures.ts";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";

/**
 * How a person recommends the site: a code, a link with it, its QR code, and a poster. The server draws all of it; the
 * code of the poster comes when one is wanted.
 */
export function Referral(props: BlockProps<"referral">): ReactNode {
  const { referral, siteTitle = "", locale, t } = props;
  const hydrated = useHydrated();
  const held = useHeld();
  const [said, setSaid] = useState("");
  const code = referral?.referralCode ?? "";
  const path = referralHref(code);
  // The whole address is known in the browser only.
  const linkNow = () => new URL(path, location.href).href;
  const link = hydrated ? linkNow() : path;
  if (!referral)
    return (
      <Root aria-busy>
        <Late t={t} />
      </Root>
    );
  const copy = () =>
    void navigator.clipboard.writeText(linkNow()).then(
      () => setSaid(t("referral.copied")),
      () => setSaid(t("referral.copyFailed")),
    );
  const savePoster = async () => {
    const title = t("referral.posterTitle");
    const poster = { siteTitle, title, scan: t("referral.posterScan"), code, link: linkNow() };
    const blob = await import("./poster.ts").then(({ posterBlob }) => posterBlob(poster)).catch(() => undefined);
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
          <img src={`/share/referral/${code}.svg`} alt={t("referral.qr")} width={198} height={198} />
        </figure>
        <div>
          <p className="hint">{t("referral.code")}</p>
          <p className="code num">{`${code.slice(0, 4)}-${code.slice(4)}`}</p>
          <p className="hint">{t("referral.link")}</p>
          <p className="address">{link}</p>
          <p className="tools">
            <button type="button" className="btn" {...held} onClick={copy}>
              {t("referral.copy")}
            </button>
            <button type="button" className="btn ghost" {...held} onClick={() => void savePoster()}>
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

import type { ReactNode } from "react";
import { styled } from "styled-components";
import { isLocalAddress, safeAddress } from "../../shared/addresses.ts";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { firstGrapheme } from "../../shared/cut-text.ts";

/**
 * What a visitor on a phone sees first on a site with a mobile one (/skip): what the site is,
 * and two ways on. The server keeps the choice of the full site, so that the next visit goes there at once.
 */
export function MobileLanding({
  heading,
  logo,
  text,
  h5Domain,
  to,
  base = "",
  t,
}: BlockProps<"mobileLanding">): ReactNode {
  const mobile = safeAddress(h5Domain);
  return (
    <Root>
      {logo ? (
        <img src={logo} alt="" width={72} height={72} />
      ) : (
        <span className="mark" aria-hidden="true">
          {firstGrapheme(heading)}
        </span>
      )}
      <h1>{heading}</h1>
      {text && <p className="muted">{text}</p>}
      {mobile && (
        <a className="btn" href={mobile}>
          {t("mobileLanding.mobile")}
          <Icon name="right" />
        </a>
      )}
      <a className={mobile ? "link" : "btn"} href={fullSite(to, base)}>
        {t("mobileLanding.full")}
      </a>
      {mobile && <p className="muted small">{t("mobileLanding.remembered")}</p>}
    </Root>
  );
}

/** The page that the visitor came from, or the home page, with the choice for the server to keep. */
function fullSite(to: string | undefined, base: string): string {
  const home = base || "/";
  // What stands in the address may be anybody's: only a page of this site is gone back to, and not this one.
  const back = to?.startsWith("/") && isLocalAddress(to) && !/\/skip(?![^?#])/.test(to) ? to : home;
  return back + (back.includes("?") ? "&" : "?") + "site=full";
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 16px;
  min-height: 88vh;
  padding: 32px 8px;
  text-align: center;
  .mark {
    display: grid;
    place-items: center;
    width: 72px;
    height: 72px;
    border-radius: 8px;
    background: var(--color-accent);
    color: var(--color-accent-text);
    font: 700 2.25rem/1 var(--font-heading);
    box-shadow:
      inset 0 0 0 6px var(--color-accent),
      inset 0 0 0 7px var(--color-accent-text);
  }
  p {
    max-width: 28em;
  }
  .btn {
    min-width: min(320px, 100%);
    margin-top: 16px;
    min-height: 52px;
  }
  .small {
    font-size: 0.875rem;
  }
`;

import type { ReactNode } from "react";
import { styled } from "styled-components";
import { safeAddress } from "../../shared/addresses.ts";
import { qrPath } from "../../shared/qr-path.ts";
import type { BlockProps } from "../block.ts";
import { About } from "../../ui/named.tsx";

type Props = BlockProps<"appList">;
type App = NonNullable<Props["items"]>[number];

const platforms = {
  iphone: "appList.iphone",
  android: "appList.android",
  harmony: "appList.harmony",
  wechat: "appList.wechat",
  windows: "appList.windows",
  mac: "appList.mac",
} as const satisfies Record<App["platform"], string>;

/** The apps of a site, each with its link and its QR code; and the site's own code, which opens it on a phone. */
export function AppList({ items = [], siteTitle = "", base = "", t }: Props): ReactNode {
  const code = `/share/site/${base.replace(/^\/org\//, "") || "default"}.svg`;
  return (
    <Root>
      {items.map((app) => {
        const name = app.name ?? t(platforms[app.platform]);
        const href = safeAddress(app.href);
        return (
          <li key={`${app.platform} ${name}`}>
            <div>
              <h2>{name}</h2>
              {app.text && <p className="muted">{app.text}</p>}
              {href && (
                <a className="btn" href={href}>
                  {t("appList.get")}
                  <About of={name} />
                </a>
              )}
            </div>
            <Code app={app} href={href} label={t("appList.code", { name })} />
          </li>
        );
      })}
      <li>
        <div>
          <h2>{t("appList.browser")}</h2>
          <p className="muted">{t("appList.browserText")}</p>
        </div>
        <img className="code" src={code} alt={t("appList.code", { name: siteTitle })} width={128} height={128} />
      </li>
    </Root>
  );
}

/** The code of an app: the site's own picture, else one of its link. */
function Code({ app, href, label }: { app: App; href: string | undefined; label: string }): ReactNode {
  const picture = safeAddress(app.qrCode);
  if (picture) return <img className="code" src={picture} alt={label} width={128} height={128} loading="lazy" />;
  if (!href || !/^https?:\/\//.test(href)) return null;
  const { size, path } = qrPath(href);
  return (
    <svg className="code" viewBox={`0 0 ${size} ${size}`} width={128} height={128} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

const Root = styled.ul`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 20px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  li > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.125rem;
  }
  .btn {
    margin-top: auto;
  }
  .code {
    flex: none;
    border-radius: var(--radius-small);
  }
`;

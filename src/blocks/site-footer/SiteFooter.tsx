import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"siteFooter">;

/** The foot of the page: about pages, service and records; on the platform's home also QR codes and friend links. */
export function SiteFooter({ variant = "short", info, about = [], links = [], note, slots, t }: Props): ReactNode {
  const full = variant === "full";
  const services = info?.isShowService ? [info.service1, info.service2, info.service3, info.service4, info.service5].filter(Boolean) : [];
  return (
    <Root className={variant}>
      <div className="wrap">
        {slots.extra}
        <div className="top">
          {full && <div className="note"><b>{info?.title}</b>{note && <p>{note}</p>}</div>}
          <nav aria-label={t("siteFooter.about")}>
            {about.map((group) => (
              <div key={group.id}>
                <h2>{group.navName}</h2>
                <ul>{group.websiteNavList?.map((page) => <li key={page.id}><a href={"/terrace/" + page.id}>{page.navName}</a></li>)}</ul>
              </div>
            ))}
            {services.length > 0 && (
              <div>
                <h2>{t("siteFooter.service")}</h2>
                <ul>{services.map((number) => <li key={number}><a className="num" href={`https://wpa.qq.com/msgrd?v=3&uin=${number}&site=qq&menu=yes`} rel="noreferrer">QQ {number}</a></li>)}</ul>
              </div>
            )}
          </nav>
          {full && (info?.wxCode || info?.wbCode) && (
            <div className="codes">
              {info.wxCode && <Code src={info.wxCode} label={t("siteFooter.wechat")} />}
              {info.wbCode && <Code src={info.wbCode} label={t("siteFooter.weibo")} />}
            </div>
          )}
        </div>
        {full && links.length > 0 && (
          <div className="friends">
            <h2>{t("siteFooter.friends")}</h2>
            <ul>{links.map((link) => <li key={link.linkUrl}><a href={link.linkUrl} target={link.linkTarget} rel="noopener">{link.linkName}</a></li>)}</ul>
          </div>
        )}
        <p className="records">
          <span>{info?.copyright}</span>
          {info?.icp && <a href="https://beian.miit.gov.cn/">{info.icp}</a>}
          {info?.prn && <a href={"https://beian.mps.gov.cn/#/query/webSearch?code=" + (info.prnNo ?? "")}>{info.prn}</a>}
          {info?.license && <a href={info.license}>{t("siteFooter.license")}</a>}
        </p>
      </div>
    </Root>
  );
}

function Code({ src, label }: { src: string; label: string }): ReactNode {
  return <figure><img src={src} alt={label} width={96} height={96} loading="lazy" /><figcaption>{label}</figcaption></figure>;
}

const Root = styled.div`
  padding-block: 40px 24px;
  border-top: 1px solid var(--color-border);
  background: var(--color-footer);
  color: var(--color-footer-text);
  font-size: .875rem;
  h2 { font: inherit; font-weight: 700; letter-spacing: 0; }
  .top { display: flex; flex-wrap: wrap; gap: 32px 64px; }
  .note { flex: 1 1 220px; max-width: 340px; }
  .note b { display: block; margin-bottom: 8px; font: var(--font-weight-heading) 1.375rem/1.3 var(--font-heading); }
  nav { flex: 2 1 auto; display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 24px; }
  li a, .records a { display: inline-flex; align-items: center; min-height: 32px; }
  a:hover { text-decoration: underline; text-underline-offset: 4px; }
  .codes { display: flex; gap: 16px; text-align: center; }
  .codes img { padding: 4px; border-radius: var(--radius-control); background: #fff; }
  .friends, .friends ul, .records { display: flex; flex-wrap: wrap; align-items: center; gap: 0 20px; }
  .friends { margin-top: 32px; padding-top: 16px; border-top: 1px solid var(--color-border); }
  .records { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--color-border); font-size: .8125rem; }
  @media (pointer: coarse) { li a, .records a { min-height: 44px; } }
`;

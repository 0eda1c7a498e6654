import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"siteFooter">;

/** The foot of the page: about pages, service and records; on the platform's home also QR codes and friend links. */
export function SiteFooter({ variant = "short", info, about = [], links = [], note, slots, t }: Props): ReactNode {
  const full = variant === "full";
  const services = info?.isShowService ? [info.service1, info.service2, info.service3, info.service4, info.service5].filter(Boolean) : [];
  return (
    <div className="site-footer">
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
    </div>
  );
}

function Code({ src, label }: { src: string; label: string }): ReactNode {
  return <figure><img src={src} alt={label} width={96} height={96} loading="lazy" /><figcaption>{label}</figcaption></figure>;
}

import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { yuan } from "../../ui/price.tsx";

type Props = BlockProps<"customView">;

/** A package of tailored training: what it is, and what one can do about it. */
export function CustomView({ item, reason, apply, signedIn, signInUrl, joinUrl, slots, t }: Props): ReactNode {
  if (!item) return <Root aria-busy />;
  const figures = [
    [t("customView.category"), item.categoryName],
    [t("customView.length"), t("common.custom.days", { count: item.days })],
    [t("customView.group"), t("common.custom.people", { least: item.peopleLeast, most: item.peopleMost })],
    [
      t("customView.price"),
      item.priceFrom ? t("common.custom.from", { price: yuan(item.priceFrom) }) : t("common.custom.onRequest"),
    ],
  ];
  return (
    <Root>
      <div className="head">
        <div>
          <h1>
            <Content>{item.customName}</Content>
          </h1>
          <p className="lead">{item.customDesc}</p>
          <dl>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="cover">
          <img src={item.cover} alt="" width={640} height={360} fetchPriority="high" />
        </div>
      </div>
      {item.gainList.length > 0 && (
        <section>
          <h2>{t("customView.gains")}</h2>
          <ul className="gains">
            {item.gainList.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="ask" id="apply">
        <h2>{t("customView.ask")}</h2>
        {apply && (
          <div className="last" data-status={apply.customStatus}>
            <p>
              <b>{t(`customView.status.${apply.customStatus}`)}</b>{" "}
              <span className="num muted">{apply.gmtCreate.slice(0, 16)}</span>
            </p>
            <p>{apply.wish}</p>
            {apply.answer && <blockquote>{apply.answer}</blockquote>}
          </div>
        )}
        {!signedIn && (
          <p>
            {t("customView.signInFirst")}{" "}
            {signInUrl && (
              <a className="link" href={signInUrl}>
                {t("customView.signIn")}
              </a>
            )}
          </p>
        )}
        {signedIn && reason === "organisation" && (
          <p>
            {t("customView.forOrganisations")}{" "}
            {joinUrl && (
              <a className="link" href={joinUrl}>
                {t("customView.join")}
              </a>
            )}
          </p>
        )}
        {signedIn && reason === "waiting" && <p role="status">{t("customView.waiting")}</p>}
        {signedIn && reason === "" && slots["apply"]}
      </section>
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  gap: 40px;
  .head {
    display: grid;
    gap: 24px clamp(24px, 5vw, 72px);
  }
  .head > div {
    min-width: 0;
  }
  .cover {
    border-radius: var(--radius-card);
    overflow: hidden;
    align-self: start;
  }
  .lead {
    margin-top: 12px;
    font-size: 1.125rem;
    color: var(--color-text-muted);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 40px;
    margin-top: 24px;
    padding-top: 20px;
    border-top: 1px solid var(--color-border-strong);
  }
  dt {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  dd {
    font-size: 1.125rem;
    font-weight: 600;
  }
  h2 {
    margin-bottom: 12px;
  }
  .gains {
    display: grid;
    gap: 8px;
  }
  .gains li {
    padding-inline-start: 20px;
    border-inline-start: 2px solid var(--color-accent);
  }
  .ask {
    padding: clamp(16px, 3vw, 32px);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  .last {
    margin-bottom: 16px;
    padding-inline-start: 16px;
    border-inline-start: 3px solid var(--color-accent);
  }
  .last[data-status="1"] {
    border-color: var(--color-success);
  }
  blockquote {
    margin-top: 8px;
    padding: 12px 16px;
    background: var(--color-surface-alt);
  }
  @media (min-width: 900px) {
    .head {
      grid-template-columns: minmax(0, 1fr) minmax(320px, 480px);
    }
  }
`;

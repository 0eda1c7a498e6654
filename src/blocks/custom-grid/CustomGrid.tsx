import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { yuan } from "../../ui/price.tsx";

type Props = BlockProps<"customGrid">;

/** Packages of tailored training: for how many, how long, from what price. */
export function CustomGrid({ items, columns = 2, emptyText, emptyHref, emptyLabel, t }: Props): ReactNode {
  if (items?.length === 0) return <Empty text={emptyText ?? t("common.empty")} href={emptyHref} label={emptyLabel} />;
  return (
    <Root className="grid" style={{ "--columns": columns } as CSSProperties} aria-busy={!items || undefined}>
      {!items && <Late t={t} />}
      {items?.map((one) => (
        <li key={one.id} className="card">
          <div className="cover">
            <img src={one.cover} alt="" width={640} height={360} loading="lazy" />
          </div>
          <div className="text">
            <p className="by">
              <Content>{one.categoryName}</Content>
            </p>
            <h2>
              <a href={"/custom/detail/" + one.id}>
                <Content>{one.customName}</Content>
              </a>
            </h2>
            <p className="about">{one.customDesc}</p>
            <p className="by num">
              {[
                t("common.custom.days", { count: one.days }),
                t("common.custom.people", { least: one.peopleLeast, most: one.peopleMost }),
                one.orgName,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p className="price">
              <b>
                {one.priceFrom ? t("common.custom.from", { price: yuan(one.priceFrom) }) : t("common.custom.onRequest")}
              </b>
            </p>
          </div>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  .text {
    padding: 16px 20px;
  }
  h2 {
    font-size: 1.125rem;
  }
  .about {
    font-size: 0.9375rem;
  }
`;

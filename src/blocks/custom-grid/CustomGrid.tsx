import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ItemList } from "../shared/item-list.tsx";
import { Content } from "../../ui/content.tsx";
import { yuan } from "../../ui/price.tsx";

type Props = BlockProps<"customGrid">;

/** Packages of tailored training: for how many, how long, from what price. */
export function CustomGrid(props: Props): ReactNode {
  const { columns = 2, t } = props;
  return (
    <ItemList of={Root} block={props} className="grid" columns={columns}>
      {(one) => (
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
      )}
    </ItemList>
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

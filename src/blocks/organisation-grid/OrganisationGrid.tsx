import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ItemList } from "../shared/item-list.tsx";
import { Content } from "../../ui/content.tsx";

type Props = BlockProps<"organisationGrid">;

/** Organisations with their cover, sentence and figures. */
export function OrganisationGrid(props: Props): ReactNode {
  const { columns = 3, t } = props;
  return (
    <ItemList of={Root} block={props} className="grid" columns={columns}>
      {(one) => (
        <li key={one.orgNo} className="card">
          <div className="cover">
            {one.cover && <img src={one.cover} alt="" width={640} height={360} loading="lazy" />}
          </div>
          <div className="text">
            {one.logo && <img className="logo" src={one.logo} alt="" width={48} height={48} loading="lazy" />}
            <h3>
              <a href={"/org/" + one.orgNo}>
                <Content>{one.orgName}</Content>
              </a>
            </h3>
            {one.slogan && (
              <p>
                <Content>{one.slogan}</Content>
              </p>
            )}
            <p className="by num">
              {[
                one.courseCount ? t("organisationGrid.courses", { count: one.courseCount }) : "",
                one.lecturerCount ? t("organisationGrid.lecturers", { count: one.lecturerCount }) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
        </li>
      )}
    </ItemList>
  );
}

const Root = styled.ul`
  .cover {
    aspect-ratio: 2 / 1;
  }
  .text {
    position: relative;
    padding: 20px;
  }
  .logo {
    position: absolute;
    inset-inline-end: 16px;
    top: -24px;
    width: 48px;
    height: 48px;
    padding: 4px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
  h3 {
    font-size: 1.125rem;
  }
  p:not(.by) {
    font-size: 0.9375rem;
  }
`;

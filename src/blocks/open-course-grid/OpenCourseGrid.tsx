import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { ItemList } from "../shared/item-list.tsx";
import { Content } from "../../ui/content.tsx";
import { stateLabelStyle } from "../../ui/state-label.ts";

type Props = BlockProps<"openCourseGrid">;

/** Open classes: what is on or comes next stands first. */
export function OpenCourseGrid(props: Props): ReactNode {
  const { columns = 3, t } = props;
  return (
    <ItemList of={Root} block={props} className="grid" columns={columns}>
      {(open) => (
        <li key={open.id} className="card">
          <div className="cover">
            <img src={open.cover} alt="" width={640} height={360} loading="lazy" />
          </div>
          <div className="text">
            <p className="state">
              <span data-status={open.liveStatus}>{t(`common.liveStatus.${open.liveStatus}`)}</span>
              <time className="num">{open.beginTime.slice(0, 16)}</time>
            </p>
            <h2>
              <a href={"/publicClass/detail/" + open.id}>
                <Content>{open.openName}</Content>
              </a>
            </h2>
            <p className="about">{open.openDesc}</p>
            <p className="by num">
              {[open.lecturerName, open.orgName, t("openCourseGrid.members", { count: open.memberCount })]
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
  .text {
    padding: 16px 20px;
  }
  h2 {
    font-size: 1.125rem;
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  [data-status] {
    ${stateLabelStyle}
  }
  .about {
    font-size: 0.9375rem;
  }
`;

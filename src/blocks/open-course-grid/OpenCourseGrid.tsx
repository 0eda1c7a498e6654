import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";

type Props = BlockProps<"openCourseGrid">;

/** Open classes: what is on or comes next stands first. */
export function OpenCourseGrid({ items, columns = 3, emptyText, emptyHref, emptyLabel, t }: Props): ReactNode {
  if (items?.length === 0) return <Empty text={emptyText ?? t("common.empty")} href={emptyHref} label={emptyLabel} />;
  return (
    <Root className="grid" style={{ "--columns": columns } as CSSProperties} aria-busy={!items || undefined}>
      {!items && <Late t={t} />}
      {items?.map((open) => (
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
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  [data-status] {
    padding: 1px 8px;
    border-radius: var(--radius-small);
    background: var(--color-surface-alt);
    font-weight: 600;
  }
  [data-status="1"] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }
  [data-status="2"] {
    background: var(--color-success-soft);
    color: var(--color-success);
  }
  .about {
    font-size: 0.9375rem;
  }
`;

import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { CourseTile, WaitingTiles } from "../shared/course-tile.tsx";
import { Empty } from "../../ui/empty.tsx";
import { ownAddress } from "../../ui/own-address.ts";

type Props = BlockProps<"zoneGrid">;

/** The zones of recommended courses: each a shelf, its name on the board. */
export function ZoneGrid({
  zones,
  columns = 4,
  look = "shelf",
  moreHref,
  isVip,
  limit,
  emptyText,
  emptyHref,
  emptyLabel,
  base,
  t,
}: Props): ReactNode {
  if (zones?.length === 0)
    return (
      <Empty text={emptyText ?? t("common.empty")} href={emptyHref && ownAddress(emptyHref, base)} label={emptyLabel} />
    );
  const style = { "--columns": look === "shelf" ? columns - 1 : columns } as CSSProperties;
  return (
    <Root className={look} style={style}>
      {(zones ?? [undefined]).map((zone, place) => (
        <section key={zone?.id ?? place} aria-busy={!zone || undefined}>
          <header>
            <h2>
              <Content>{zone?.zoneName ?? " "}</Content>
            </h2>
            {zone?.zoneDesc && <p>{zone.zoneDesc}</p>}
            {moreHref && (
              <a className="link" href={ownAddress(zone ? withShelf(moreHref, zone.id) : moreHref, base)}>
                {t("zoneGrid.more")}
                {zone && (
                  <span className="vh">
                    {" "}
                    <Content>{zone.zoneName}</Content>
                  </span>
                )}
              </a>
            )}
          </header>
          <ul className="grid">
            {zone ? (
              zone.courseList
                ?.slice(0, limit)
                .map((course) => <CourseTile key={course.id} course={course} isVip={isVip} t={t} />)
            ) : (
              <WaitingTiles count={columns} t={t} />
            )}
          </ul>
        </section>
      ))}
    </Root>
  );
}

/** The list of all courses of a shelf. */
function withShelf(moreHref: string, zoneId: string): string {
  return `${moreHref}${moreHref.includes("?") ? "&" : "?"}zoneId=${encodeURIComponent(zoneId)}`;
}

const Root = styled.div`
  display: grid;
  gap: clamp(40px, 6vw, 72px);
  section {
    display: grid;
    gap: var(--gap);
    padding-top: 20px;
    border-top: 2px solid var(--color-text);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 20px;
  }
  header p {
    flex: 1;
    min-width: 200px;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
  }
  @media (min-width: 1100px) {
    &.shelf section {
      grid-template-columns: calc((100% - var(--columns) * var(--gap)) / (var(--columns) + 1)) minmax(0, 1fr);
    }
    &.shelf header {
      flex-direction: column;
      gap: 12px;
      padding-inline-end: 12px;
    }
    &.shelf header p {
      flex: none;
    }
    &.shelf section:nth-child(even) .cover {
      flex: 0 0 112px;
      aspect-ratio: auto;
      min-height: 96px;
    }
    &.shelf section:nth-child(even) .card {
      flex-direction: row;
    }
    &.shelf section:nth-child(even) .text {
      padding: 10px 12px;
      gap: 2px;
    }
    &.shelf section:nth-child(even) .price {
      flex-direction: column;
      padding-top: 2px;
    }
  }
  @media (max-width: 560px) {
    .card:nth-child(n + 5) {
      display: none;
    }
  }
  @media (min-width: 900px) {
    &.cards .card:first-child {
      grid-column: span 2;
      grid-row: span 2;
    }
    &.cards .card:first-child .cover {
      flex: 1;
      aspect-ratio: auto;
    }
    &.cards .card:first-child .text {
      flex: none;
      padding: 20px 24px;
    }
    &.cards .card:first-child h3 {
      font-size: 1.5rem;
    }
  }
`;

import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { CourseTile, WaitingTiles } from "../shared/course-tile.tsx";
import { ownAddress } from "../../ui/own-address.ts";
import { Suggestion, suggestionStyle } from "../shared/suggestion.tsx";

type Props = BlockProps<"courseGrid">;

/**
 * Course cards in columns, or as dense lines. The first row's pictures load at once, the others when they come near.
 */
export function CourseGrid({
  items,
  columns = 4,
  look = "cards",
  isVip,
  emptyText,
  emptyHref,
  emptyLabel,
  suggestion,
  path = "",
  query = {},
  base,
  on,
  t,
}: Props): ReactNode {
  if (items?.length === 0) {
    const way = { href: emptyHref && ownAddress(emptyHref, base), label: emptyLabel };
    return (
      <Nothing>
        <Suggestion
          text={emptyText ?? t("common.empty")}
          way={way}
          suggestion={suggestion}
          path={path}
          query={query}
          columns={columns}
          isVip={isVip}
          t={t}
        />
      </Nothing>
    );
  }
  const { addToCart } = on;
  return (
    <Root className={"grid " + look} style={{ "--columns": columns } as CSSProperties} aria-busy={!items || undefined}>
      {items ? (
        items.map((course, place) => (
          <CourseTile key={course.id} course={course} isVip={isVip} eager={place < columns} t={t}>
            {addToCart && (
              <button type="button" className="add" onClick={() => void addToCart(course)}>
                {t("courseGrid.addToCart")}
              </button>
            )}
          </CourseTile>
        ))
      ) : (
        <WaitingTiles count={columns * 2} href={emptyHref} t={t} />
      )}
    </Root>
  );
}

const Nothing = styled.div`
  ${suggestionStyle}
`;

const Root = styled.ul`
  .add {
    position: relative;
    z-index: 1;
    min-height: 44px;
    border: 1px solid var(--color-primary);
    border-radius: var(--radius-control);
    background: none;
    color: var(--color-primary);
    cursor: pointer;
  }
  &.list .card {
    flex-direction: row;
  }
  &.list .cover {
    flex: 0 0 132px;
    aspect-ratio: auto;
    min-height: 96px;
  }
  &.list .text {
    padding: 10px 14px;
    gap: 2px;
  }
`;

import type { MouseEvent, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";

type Props = BlockProps<"bannerCarousel">;

/** Pictures that scroll sideways and snap. It never moves by itself; the dots are links to the pictures. */
export function BannerCarousel({ items, label, ratio = "wide", blockKey, t }: Props): ReactNode {
  if (items?.length === 0) return null;
  const id = (place: number) => `${blockKey}-${place}`;
  return (
    <Root className={ratio} aria-label={label ?? t("bannerCarousel.label")}>
      <ul tabIndex={0}>
        {items?.map((item, place) => (
          <li key={item.id} id={id(place)}>
            <a href={item.advUrl || undefined} target={item.advTarget}>
              {item.advTitle && <b>{item.advTitle}</b>}
              <img
                src={item.advImg}
                alt=""
                width={1680}
                height={720}
                {...(place === 0 ? { fetchPriority: "high" } : { loading: "lazy" })}
              />
            </a>
          </li>
        ))}
      </ul>
      {items && items.length > 1 && (
        <p className="dots">
          {items.map((item, place) => (
            <a
              key={item.id}
              href={"#" + id(place)}
              aria-label={t("bannerCarousel.show", { place: place + 1 })}
              onClick={show}
            >
              {place + 1}
            </a>
          ))}
        </p>
      )}
    </Root>
  );
}

/** Scrolls the strip only, where the plain link would also jump the page. */
function show(event: MouseEvent<HTMLAnchorElement>): void {
  const picture = document.getElementById(event.currentTarget.hash.slice(1));
  if (!picture) return;
  event.preventDefault();
  picture.parentElement?.scrollTo({
    left: picture.offsetLeft,
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
}

const Root = styled.section`
  position: relative;
  height: 100%;
  border-radius: var(--radius-card);
  overflow: hidden;
  background: var(--color-surface-alt);
  --ratio: 8 / 3;
  &.page {
    --ratio: 16 / 10;
  }
  &.tall {
    --ratio: 4 / 5;
  }
  ul {
    position: relative;
    display: flex;
    height: 100%;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  li {
    flex: 0 0 100%;
    scroll-snap-align: start;
  }
  li a {
    position: relative;
    display: block;
    height: 100%;
  }
  b {
    position: absolute;
    inset-inline-start: 0;
    bottom: 12%;
    max-width: min(22em, 62%);
    padding-block: 12px;
    padding-inline: 20px;
    background: var(--color-surface);
    color: var(--color-text);
    font: var(--font-weight-heading) clamp(1rem, 0.8rem + 1vw, 1.5rem)/1.35 var(--font-heading);
    border-inline-start: 4px solid var(--color-accent);
  }
  img {
    width: 100%;
    height: 100%;
    min-height: 168px;
    aspect-ratio: var(--ratio);
    object-fit: cover;
  }
  .dots {
    position: absolute;
    inset-inline-end: 12px;
    bottom: 12px;
    display: flex;
    align-items: center;
    border-radius: var(--radius-control);
    background: var(--color-surface);
    font-variant-numeric: tabular-nums;
    font-size: 0.8125rem;
  }
  .dots a {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    color: var(--color-text-muted);
  }
  @media (max-width: 560px) {
    b {
      bottom: 56px;
    }
  }
  .dots a:hover {
    color: var(--color-primary);
    text-decoration: underline;
  }
`;

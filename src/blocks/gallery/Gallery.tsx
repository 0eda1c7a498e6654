import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { imageCss, SiteImage } from "../shared/site-image.tsx";

type Props = BlockProps<"gallery">;
type Item = NonNullable<Props["items"]>[number];

/** Pictures in a grid. A press opens one as large as the window, which the browser does by itself. */
export function Gallery({ items = [], columns = 3, ratio = "photo", blockKey, t }: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <Root style={{ "--columns": columns } as CSSProperties}>
      {items.map((item, place) => {
        const id = `${blockKey}-${place}`;
        return (
          <li key={id}>
            {item.picture ? (
              <>
                <button
                  type="button"
                  className="open"
                  popoverTarget={id}
                  aria-label={t("gallery.enlarge", { name: nameOf(item, place) })}
                >
                  <SiteImage picture={item.picture} ratio={ratio} />
                </button>
                <div id={id} popover="auto" className="large" role="dialog" aria-label={nameOf(item, place)}>
                  <img src={item.picture} alt={item.alt ?? item.caption ?? ""} loading="lazy" />
                  <p>
                    {item.caption && <Content>{item.caption}</Content>}
                    <button type="button" className="btn ghost" popoverTarget={id} popoverTargetAction="hide">
                      {t("common.close")}
                    </button>
                  </p>
                </div>
              </>
            ) : (
              <SiteImage picture="" ratio={ratio} />
            )}
            {item.caption && item.picture && (
              <p className="caption">
                <Content>{item.caption}</Content>
              </p>
            )}
          </li>
        );
      })}
    </Root>
  );
}

/** By its number where nothing is said of it. */
const nameOf = ({ alt, caption }: Item, place: number): string => alt || caption || String(place + 1);

const Root = styled.ul`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(140px, (100% - (var(--columns) - 1) * var(--gap)) / var(--columns)), 1fr)
  );
  .open {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }
  .caption {
    margin-top: 6px;
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  .large {
    max-width: min(1200px, 100vw - 32px);
    max-height: calc(100dvh - 32px);
    margin: auto;
    padding: 12px;
    border: 0;
    border-radius: var(--radius-card);
    background: var(--color-surface-raised);
    color: var(--color-text);
  }
  .large::backdrop {
    background: rgb(0 0 0 / 60%);
  }
  .large img {
    max-height: calc(100dvh - 132px);
    margin-inline: auto;
  }
  .large p {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    margin-top: 12px;
  }
  .large button {
    margin-inline-start: auto;
  }
  ${imageCss}
`;

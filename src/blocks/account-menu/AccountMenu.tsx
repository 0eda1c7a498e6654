import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";

/**
 * The side menu of a person's own pages. One `<details>` for every width:
 * on small screens its bar opens it, also without JavaScript; on wide ones its content shows whether it is open or not.
 */
export function AccountMenu({ heading, slots, t }: BlockProps<"accountMenu">): ReactNode {
  const menu = useRef<HTMLElement>(null);
  const isThere = Boolean(slots.groups);
  useEffect(() => (isThere ? tellHeight(menu.current) : undefined), [isThere]);
  if (!isThere) return null;
  const label = heading ?? t("accountMenu.label");
  return (
    <Root aria-label={label} ref={menu}>
      {/* It hears of what is pressed on the links inside it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <details onClick={closeAfterChoice}>
        <summary>
          <Icon name="menu" />
          {label}
        </summary>
        <div className="groups">{slots.groups}</div>
      </details>
    </Root>
  );
}

/** Tells the style how high the menu is, also when groups open and close. */
function tellHeight(menu: HTMLElement | null): (() => void) | undefined {
  if (!menu) return undefined;
  const sizes = new ResizeObserver(() =>
    menu.style.setProperty("--menu-height", `${menu.getBoundingClientRect().height}px`),
  );
  sizes.observe(menu);
  return () => sizes.disconnect();
}

/** The next page has the same menu: opened from the bar, it would cover what was chosen. */
function closeAfterChoice(event: MouseEvent<HTMLDetailsElement>): void {
  if (event.target instanceof Element && event.target.closest("a")) event.currentTarget.open = false;
}

const wide = "@media (min-width: 900px)";

const Root = styled.nav`
  > details > summary {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 52px;
    padding: 0 var(--space-gutter);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface);
    font-weight: 600;
  }
  .groups {
    columns: 150px;
    column-gap: var(--gap);
    padding: 16px var(--space-gutter) 8px;
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface);
  }
  .groups > * {
    break-inside: avoid;
    margin-bottom: 20px;
  }
  ${wide} {
    /* One that is higher than the window goes on with the page until its end is seen. */
    position: sticky;
    top: min(0px, 100vh - var(--menu-height, 1000vh));
    .groups {
      columns: auto;
      padding: 24px 0;
      border: 0;
      background: none;
    }
    /* Browsers that cannot show what is in closed details keep the bar that opens them. */
    @supports selector(::details-content) {
      > details > summary {
        display: none;
      }
      > details::details-content {
        display: block;
        block-size: auto;
        content-visibility: visible;
      }
    }
  }
`;

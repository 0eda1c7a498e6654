import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { pressedKey } from "../../ui/pressed-key.ts";

/**
 * The side menu of a person's own pages. One `<details>` for every width:
 * on small screens its bar opens it, also without JavaScript; on wide ones its content shows whether it is open or not.
 * As a drawer it lies over the page, and closes on Escape, beside it, and when the focus leaves it.
 */
export function AccountMenu({ heading, look = "bar", slots, t }: BlockProps<"accountMenu">): ReactNode {
  const menu = useRef<HTMLElement>(null);
  const isThere = Boolean(slots.groups);
  useEffect(() => (isThere ? tellHeight(menu.current) : undefined), [isThere]);
  if (!isThere) return null;
  const label = heading ?? t("accountMenu.label");
  return (
    <Root aria-label={label} ref={menu} className={look}>
      {/* It hears of what is pressed on the links inside it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <details
        onClick={closeAfterChoice}
        {...(look === "drawer" && { onKeyDown: closeOnEscape, onBlur: closeOnLeave })}
      >
        <summary>
          <Icon name="menu" />
          <span>{label}</span>
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

/**
 * The next page has the same menu: opened from the bar, it would cover what was chosen. What is pressed beside a drawer
 * is its shade, which is the element itself.
 */
function closeAfterChoice(event: MouseEvent<HTMLDetailsElement>): void {
  const { target, currentTarget } = event;
  if (target === currentTarget || (target instanceof Element && target.closest("a"))) currentTarget.open = false;
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (pressedKey(event) !== "Escape" || !details.open) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}

function closeOnLeave(event: FocusEvent<HTMLDetailsElement>): void {
  if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
    event.currentTarget.open = false;
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
  @media (max-width: 899.98px) {
    &.drawer > details > summary {
      position: absolute;
      z-index: 42;
      inset-block-start: 6px;
      inset-inline-start: 8px;
      justify-content: center;
      width: 44px;
      min-height: 44px;
      padding: 0;
      border: 0;
      background: none;
    }
    &.drawer > details > summary span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &.drawer > details[open] > summary {
      position: fixed;
    }
    &.drawer > details[open]::before {
      position: fixed;
      z-index: 40;
      inset: 0;
      background: var(--color-overlay);
      content: "";
    }
    &.drawer .groups {
      position: fixed;
      z-index: 41;
      inset-block: 0;
      inset-inline-start: 0;
      width: min(320px, 100vw - 56px);
      padding-top: 60px;
      overflow-y: auto;
      overscroll-behavior: contain;
      columns: auto;
      border: 0;
    }
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

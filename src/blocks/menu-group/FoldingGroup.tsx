import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { css } from "styled-components";
import { isOpenGroup, keepGroup } from "./open-groups.ts";

/**
 * Links that fold away under their heading, without JavaScript too. The group of the current page is always open: by
 * its style until the page's code is there.
 */
export function FoldingGroup({
  name,
  title,
  children,
}: {
  name: string;
  title: ReactNode;
  children: ReactNode;
}): ReactNode {
  const place = useRef<HTMLDetailsElement>(null);
  const [isWished, setWished] = useState(false);
  const [isCurrent, setCurrent] = useState(false);
  // What the browser kept is known only here, and which links are current when they are drawn. A group that somebody
  // opened before this code was there is open.
  useLayoutEffect(() => {
    const isOpen = place.current?.open ?? false;
    if (isOpen) keepGroup(name, true);
    setWished(isOpen || isOpenGroup(name));
  }, [name]);
  useLayoutEffect(() => {
    setCurrent(place.current?.querySelector("[aria-current]") !== null);
  }, [children]);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (isCurrent) return;
    keepGroup(name, !isWished);
    setWished(!isWished);
  };
  return (
    <details ref={place} data-group={name} open={isWished || isCurrent} suppressHydrationWarning>
      {/* A summary is a button by itself: keys press it too. */}
      <summary onClick={toggle}>{title}</summary>
      {children}
    </details>
  );
}

export const foldingStyle = css`
  details > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    list-style: none;
    cursor: pointer;
  }
  summary h2 {
    padding-block: 0;
  }
  summary:hover h2 {
    color: var(--color-text);
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: "";
    flex: none;
    width: 7px;
    height: 7px;
    margin-inline-end: 16px;
    border: solid var(--color-text-muted);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  details[open] > summary::after {
    transform: translateY(3px) rotate(225deg);
  }
  details:has([aria-current])::details-content {
    display: block;
    block-size: auto;
    content-visibility: visible;
  }
  /* It cannot be closed: nothing says that it could. */
  details:has([aria-current]) > summary {
    cursor: default;
  }
  details:has([aria-current]) > summary::after {
    display: none;
  }
`;

import { useState, type KeyboardEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { withQuery } from "../../ui/query.ts";
import { useStateFor } from "../../ui/use-state-for.ts";
import { neighbour } from "../../ui/neighbour.ts";

type Props = BlockProps<"tabs">;

/**
 * Blocks in one place, one at a time. Each tab is a link to its own address; where the page runs it changes at once,
 * and what was filled in behind another tab stays.
 */
export function Tabs({ label, items, name, current, path, query = {}, slots, blockKey }: Props): ReactNode {
  const filled = items.flatMap((item, place) => {
    const content = slots[SLOTS[place] ?? ""];
    return content ? [{ ...item, content }] : [];
  });
  const fallback = filled[0]?.value ?? "";
  const addressed = filled.some(({ value }) => value === current) ? (current ?? fallback) : fallback;
  // The address is right in the end: going back, for example.
  const [shown, setShown] = useStateFor(addressed, addressed);
  const [visited, setVisited] = useState<readonly string[]>([]);

  const show = (value: string) => {
    setVisited((before) => [...new Set([...before, shown, value])]);
    setShown(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const next = neighbour(tabs, event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    // As a click on the link: the address follows.
    next.click();
  };

  return (
    <Root>
      {filled.length > 1 && (
        <div role="tablist" aria-label={label}>
          {filled.map((item) => (
            <a
              key={item.value}
              role="tab"
              id={`${blockKey}-tab-${item.value}`}
              href={withQuery(path, texts(query), { [name]: item.value === fallback ? "" : item.value })}
              aria-selected={item.value === shown}
              aria-controls={item.value === shown ? `${blockKey}-panel-${item.value}` : undefined}
              tabIndex={item.value === shown ? undefined : -1}
              onKeyDown={onKeyDown}
              onClick={(event) => !event.metaKey && !event.ctrlKey && !event.shiftKey && show(item.value)}
            >
              {item.label}
            </a>
          ))}
        </div>
      )}
      {filled
        .filter(({ value }) => value === shown || visited.includes(value))
        .map(({ value, content }) => (
          <div
            key={value}
            id={`${blockKey}-panel-${value}`}
            hidden={value !== shown}
            {...(filled.length > 1 ? { role: "tabpanel", "aria-labelledby": `${blockKey}-tab-${value}` } : {})}
          >
            {content}
          </div>
        ))}
    </Root>
  );
}

const SLOTS = ["first", "second", "third", "fourth"];

function texts(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

const Root = styled.div`
  display: grid;
  gap: 24px;
  [role="tablist"] {
    display: flex;
    gap: 4px;
    overflow-x: auto;
    scrollbar-width: none;
    border-bottom: 1px solid var(--color-border);
  }
  [role="tab"] {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding: 0 16px;
    color: var(--color-text-muted);
    white-space: nowrap;
    text-decoration: none;
  }
  [role="tab"]:hover {
    color: var(--color-primary);
  }
  [role="tab"]:focus-visible {
    outline-offset: -3px;
  }
  [aria-selected="true"] {
    font-weight: 700;
    color: var(--color-primary);
    box-shadow: inset 0 -3px var(--color-accent);
    scroll-initial-target: nearest;
  }
`;

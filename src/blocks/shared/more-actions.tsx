import { Children, type MouseEvent, type ReactNode } from "react";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";

interface MoreActionsProps {
  /** What the button says. */
  label: ReactNode;
  children: ReactNode;
  /** What takes something away: it stands last and apart. */
  end?: ReactNode;
}

/** What can be done besides, in a menu that opens without JavaScript; nothing where there is nothing in it. */
export function MoreActions({ label, children, end }: MoreActionsProps): ReactNode {
  const entries = Children.toArray(children);
  if (entries.length === 0 && !end) return null;
  return (
    <Disclosure
      className="more"
      summary={
        <>
          {label}
          <Icon name="down" size={16} />
        </>
      }
    >
      {/* It hears of what is pressed on its links and buttons. */}
      <div className="entries" onClickCapture={close}>
        {entries}
        {end && <div className={entries.length > 0 ? "end" : undefined}>{end}</div>}
      </div>
    </Disclosure>
  );
}

/** Before what was pressed is done: it may ask something, and gives the focus back to where it was. */
function close({ target }: MouseEvent<HTMLElement>): void {
  const details = target instanceof Element && target.closest("button") ? target.closest("details") : null;
  if (!details) return;
  details.querySelector("summary")?.focus();
  details.open = false;
}

export const moreActionsCss = `
  .more > summary { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; cursor: pointer; list-style: none; }
  .more > summary::-webkit-details-marker { display: none; }
  .more .entries { position: absolute; z-index: 20; top: 100%; inset-inline-end: 0; display: grid; min-width: 176px; padding: 6px; background: var(--color-surface-raised); border: 1px solid var(--color-border); border-radius: var(--radius-card); box-shadow: var(--shadow-raised); }
  .do:has(> .more) { position: relative; }
  @media (min-width: 641px) { .more.more { position: relative; } .more .entries { inset-inline: 0 auto; } }
  .more .end { display: grid; margin-top: 6px; padding-top: 6px; border-top: 1px solid var(--color-border); }
  .more .entries :is(a, button) { display: flex; align-items: center; min-height: 44px; padding: 0 12px; border: 0; border-radius: var(--radius-control); background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
  .more .entries .end button { color: var(--color-danger); }
  .more .entries :is(a, button):hover { background: var(--color-surface-alt); }
`;

import { useEffect, useRef, useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { useHydrated } from "../../forms/useHydrated.ts";
import { Icon } from "../../ui/icons.tsx";

type Props = BlockProps<"adBanner">;

/** ms: how long one stays where there are several. */
const TURN_MS = 8_000;

/**
 * One picture with a link; of several, one after the other. They stand still under the pointer and with the focus in
 * them, and for whoever asked their system for less motion. Closed, they stay away for two minutes, also over a reload.
 */
export function AdBanner({ items, hideSeconds = 120, blockKey, t }: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  // Until this code knows, the page's head hides by the key what was closed before.
  const live = useHydrated();
  const key = "lectern.closed." + blockKey;
  useEffect(() => {
    const left = Number(sessionStorage.getItem(key)) - Date.now();
    if (!closed && !(left > 0)) return;
    // What was closed before is known only now: the served page is the same for everybody.
    // oxlint-disable-next-line react/set-state-in-effect
    setClosed(true);
    const timer = setTimeout(() => setClosed(false), closed && left > 0 ? left : hideSeconds * 1000);
    return () => clearTimeout(timer);
  }, [closed, key, hideSeconds]);
  const total = items?.length ?? 0;
  const [turn, setTurn] = useState(0);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (total < 2 || closed || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(
      () => place.current?.matches(":hover, :focus-within") || setTurn((before) => before + 1),
      TURN_MS,
    );
    return () => clearInterval(timer);
  }, [total, closed]);
  const ad = items?.[turn % total];
  if (!ad || closed) return null;
  const close = () => {
    sessionStorage.setItem(key, String(Date.now() + hideSeconds * 1000));
    setClosed(true);
  };
  // A page may have several, which have to be told apart by ear.
  const label = [t("adBanner.label"), ad.advTitle].filter(Boolean).join(" · ");
  return (
    <aside ref={place} className="ad-banner" data-closes={live ? undefined : blockKey} aria-label={label}>
      <a href={ad.advUrl || undefined} target={ad.advTarget}>
        <img src={ad.advImg} alt="" width={1920} height={80} />
        {ad.advTitle && <b>{ad.advTitle}</b>}
      </a>
      <button type="button" aria-label={t("common.close")} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

import { useEffect, useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Icon } from "../parts/icons.tsx";

type Props = BlockProps<"adBanner">;

/** ms: how long one stays where there are several. */
const TURN_MS = 8_000;

/**
 * One picture with a link; of several, one after the other. They stand still under the pointer and with the focus in them, and for whoever asked
 * their system for less motion. Closed, they stay away for two minutes, also over a reload (`specification.md §9`).
 */
export function AdBanner({ items, hideSeconds = 120, blockKey, t }: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  // Until this code knows, the page's head hides by the key what was closed before.
  const [live, setLive] = useState(false);
  const key = "lectern.closed." + blockKey;
  useEffect(() => {
    setLive(true);
    const left = Number(sessionStorage.getItem(key)) - Date.now();
    if (!closed && !(left > 0)) return;
    setClosed(true);
    const timer = setTimeout(() => setClosed(false), closed && left > 0 ? left : hideSeconds * 1000);
    return () => clearTimeout(timer);
  }, [closed, key, hideSeconds]);
  const total = items?.length ?? 0;
  const [turn, setTurn] = useState(0);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (total < 2 || closed || isHeld || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => document.visibilityState === "visible" && setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [total, closed, isHeld]);
  const ad = items?.[turn % Math.max(1, total)];
  if (!ad || closed) return null;
  const close = () => {
    sessionStorage.setItem(key, String(Date.now() + hideSeconds * 1000));
    setClosed(true);
  };
  // A page may have several, which have to be told apart by ear.
  const label = [t("adBanner.label"), ad.advTitle].filter(Boolean).join(" · ");
  return (
    <aside className="ad-banner" data-closes={live ? undefined : blockKey} aria-label={label} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <a href={ad.advUrl || undefined} target={ad.advTarget}>
        <img src={ad.advImg} alt="" width={1920} height={80} />
        {ad.advTitle && <b>{ad.advTitle}</b>}
      </a>
      <button type="button" aria-label={t("common.close")} onClick={close}><Icon name="close" /></button>
    </aside>
  );
}

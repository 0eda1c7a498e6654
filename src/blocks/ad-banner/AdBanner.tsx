import { useEffect, useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Icon } from "../parts/icons.tsx";

type Props = BlockProps<"adBanner">;

/** One picture with a link. Closed, it stays away for two minutes, also over a reload (`specification.md §9`). */
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
  const ad = items?.[0];
  if (!ad || closed) return null;
  const close = () => {
    sessionStorage.setItem(key, String(Date.now() + hideSeconds * 1000));
    setClosed(true);
  };
  // A page may have several, which have to be told apart by ear.
  const label = [t("adBanner.label"), ad.advTitle].filter(Boolean).join(" · ");
  return (
    <aside className="ad-banner" data-closes={live ? undefined : blockKey} aria-label={label}>
      <a href={ad.advUrl || undefined} target={ad.advTarget}>
        <img src={ad.advImg} alt="" width={1920} height={80} />
        {ad.advTitle && <b>{ad.advTitle}</b>}
      </a>
      <button type="button" aria-label={t("common.close")} onClick={close}><Icon name="close" /></button>
    </aside>
  );
}

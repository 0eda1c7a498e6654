import { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Icon } from "../parts/icons.tsx";

type Props = BlockProps<"adBanner">;

/** One picture with a link. Closed, it stays away for two minutes, also over a reload (`specification.md §9`). */
export function AdBanner({ items, hideSeconds = 120, blockKey, t }: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  const key = "lectern.closed." + blockKey;
  useEffect(() => {
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
  return (
    <Root aria-label={t("adBanner.label")}>
      <a href={ad.advUrl || undefined} target={ad.advTarget}>
        <img src={ad.advImg} alt="" width={1920} height={80} />
        {ad.advTitle && <b>{ad.advTitle}</b>}
      </a>
      <button type="button" aria-label={t("common.close")} onClick={close}><Icon name="close" /></button>
    </Root>
  );
}

const Root = styled.aside`
  position: relative;
  img { width: 100%; height: 56px; object-fit: cover; object-position: right; }
  b { position: absolute; top: 10px; left: max(var(--space-gutter), (100% - var(--size-page)) / 2); max-width: 68%; padding: 0 14px; border-radius: var(--radius-control); background: var(--color-surface); color: var(--color-text); font-size: .9375rem; line-height: 36px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  button { position: absolute; right: 8px; top: 6px; display: grid; place-items: center; width: 44px; height: 44px; border: 0; border-radius: 50%; background: var(--color-surface); color: var(--color-text); cursor: pointer; opacity: .85; }
  button:hover { opacity: 1; }
  @media (scripting: none) { button { display: none; } }
`;

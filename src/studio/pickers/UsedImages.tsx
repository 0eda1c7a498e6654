import { useMemo, type ReactNode } from "react";
import { styled } from "styled-components";
import { imagesIn } from "../../site/edit/used-images.ts";
import { usePanel } from "../panel/context.ts";

interface UsedImagesProps {
  label: string;
  /** The picture that is chosen now; "" for none. */
  value: string;
  onChange: (address: string) => void;
}

/** So many are looked through; the older ones are in the places that show them. */
const MOST = 60;

/** The pictures that the site shows elsewhere, to be shown here too. Nothing where there is none. */
export function UsedImages({ label, value, onChange }: UsedImagesProps): ReactNode {
  const { t, draft } = usePanel();
  const images = useMemo(() => imagesIn(draft.own).slice(0, MOST), [draft.own]);
  if (!images.some((address) => address !== value)) return null;
  return (
    <details className="sp-more">
      <summary>{t("studio.image.used", { count: images.length })}</summary>
      <Images role="group" aria-label={t("studio.image.usedFor", { label })}>
        {images.map((address, index) => (
          <button
            key={address}
            type="button"
            aria-pressed={address === value}
            aria-label={t("studio.image.use", { number: index + 1 })}
            onClick={() => onChange(address)}
          >
            <img src={address} alt="" loading="lazy" />
          </button>
        ))}
      </Images>
    </details>
  );
}

const Images = styled("div")`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  max-height: 320px;
  padding: 2px;
  overflow-y: auto;
  button {
    aspect-ratio: 4 / 3;
    padding: 4px;
    background: var(--color-surface-alt);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  [aria-pressed="true"] {
    border-color: var(--color-primary);
    box-shadow: inset 0 0 0 1px var(--color-primary);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

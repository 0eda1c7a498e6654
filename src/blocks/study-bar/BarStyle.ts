import { styled } from "styled-components";

/** A phone on its side belongs to the film, whose own bar leads back. */
export const BarStyle = styled.div`
  height: 48px;
  .line {
    position: fixed;
    inset: 0 0 auto;
    z-index: 20;
    display: flex;
    align-items: center;
    gap: 4px 12px;
    height: 48px;
    padding-inline: 8px;
    border-bottom: 1px solid var(--color-border);
    background: var(--color-header);
    color: var(--color-header-text);
  }
  .back {
    flex: 0 1 auto;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    min-height: 44px;
    margin-inline-end: auto;
    padding-inline: 4px 8px;
  }
  .back svg {
    flex: none;
  }
  [dir="rtl"] & .back svg {
    rotate: 180deg;
  }
  .back b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .progress {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-size: 0.8125rem;
  }
  .progress i {
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: conic-gradient(currentColor var(--share), color-mix(in srgb, currentColor 25%, transparent) 0);
    mask: radial-gradient(#0000 7px, #000 8px);
  }
  .me {
    position: relative;
  }
  .me > summary,
  .line > .menu-link {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 7px;
    white-space: nowrap;
  }
  .face {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: var(--color-primary);
    color: var(--color-primary-text);
    font-weight: 600;
    object-fit: cover;
  }
  @media (orientation: landscape) and (max-height: 500px) {
    body:has(.screen .picture) & {
      display: none;
    }
  }
`;

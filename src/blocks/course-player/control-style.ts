import { css } from "styled-components";

/** What lies over the picture beside the elements of the player: links and menus of the bar, title, and messages. */
export const controlStyle = css`
  .control {
    display: inline-grid;
    place-content: center;
    width: 44px;
    height: 44px;
    color: #fff;
  }
  .control:hover {
    background: rgb(255 255 255 / 0.16);
  }
  .control:focus-visible {
    outline: 2px solid #fff;
    outline-offset: -2px;
  }
  .control svg {
    fill: currentColor;
  }
  .outline {
    fill: none;
  }
  /* Out of the way of what stands above the bar, before it was opened too. */
  media-settings-menu {
    position: absolute;
    z-index: 2;
  }
  media-settings-menu-item,
  media-chrome-menu-item,
  .menu-back {
    min-height: 40px;
    line-height: 1.3;
  }
  .menu-back {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
  }
  .chosen {
    margin-inline-start: auto;
    padding-inline-start: 16px;
    opacity: 0.8;
    font-size: 0.875em;
  }
  .head {
    display: none;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    width: 100%;
    padding: 4px 12px 20px;
    background: linear-gradient(rgb(0 0 0 / 0.7), transparent);
    color: #fff;
    line-height: 1.4;
  }
  .head > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .head .back svg {
    fill: none;
  }
  .screen:fullscreen & .head {
    display: flex;
    min-height: 44px;
  }
  .screen:fullscreen & :is(.theatre, .head .back) {
    display: none;
  }
  .gone {
    position: absolute;
    top: 50%;
    right: 12%;
    translate: 0 -50%;
    z-index: 3;
    padding: 8px 14px;
    border-radius: 24px;
    background: rgb(0 0 0 / 0.6);
    color: #fff;
    pointer-events: none;
  }
  .gone.back {
    right: auto;
    left: 12%;
  }
  .told {
    position: absolute;
    top: 12px;
    inset-inline: 12px;
    z-index: 3;
    display: grid;
    justify-items: center;
    gap: 8px;
    pointer-events: none;
  }
  .told .btn {
    pointer-events: auto;
  }
  .held {
    padding: 6px 12px;
    border-radius: var(--radius-control);
    background: rgb(0 0 0 / 0.8);
    color: #fff;
    font-size: 0.875rem;
  }
  .held:empty {
    display: none;
  }
`;

import { styled } from "styled-components";
import { controlStyle } from "./control-style.ts";

/** The picture and what stands under it. The controls take their colours from the theme. */
export const VideoStyle = styled.div`
  .picture {
    position: relative;
    overflow: hidden;
    background: #000;
    width: 100%;
    max-height: calc(100dvh - var(--bar) - 64px);
    aspect-ratio: 16 / 9;
    container-type: inline-size;
  }
  .screen:fullscreen & {
    height: 100%;
  }
  .screen:fullscreen & .picture {
    height: 100%;
    max-height: none;
    aspect-ratio: auto;
  }
  media-controller {
    /* As large as the frame, whatever size the video says it has once it is known. */
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    /* Time runs from left to right in every language, as on the buttons of all players. */
    direction: ltr;
    --media-font-family: var(--font-body);
    --media-control-height: 24px;
    --media-control-padding: 10px;
    --media-control-background: transparent;
    --media-control-hover-background: rgb(255 255 255 / 0.16);
    --media-range-bar-color: var(--color-accent);
    --media-focus-box-shadow: inset 0 0 0 2px #fff;
    --media-range-track-height: 5px;
    --media-control-transition-out: opacity 0.25s;
    --media-settings-menu-background: rgb(20 20 30 / 0.96);
    --media-menu-item-hover-background: rgb(255 255 255 / 0.16);
    --media-settings-menu-min-width: 220px;
  }
  media-controller::part(layer) {
    border-radius: inherit;
  }
  video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  /* Captions are drawn by Cues, but where the film is shown without the page. */
  video:not(.away)::cue {
    visibility: hidden;
  }
  video:not(.away)::-webkit-media-text-track-container {
    display: none;
  }
  .cues {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    box-sizing: border-box;
    width: 100%;
    padding: 0.5rem 4%;
    z-index: 1;
    pointer-events: none;
  }
  .cues:empty {
    display: none;
  }
  .cues.high {
    position: absolute;
    top: 0;
  }
  .cue {
    margin: 0;
    padding: 0.1em 0.4em;
    border-radius: 2px;
    background: rgb(0 0 0 / 0.8);
    color: #fff;
    /* Never below the page's own text; with a larger picture it grows. */
    font-size: calc(clamp(1rem, 2.7cqi, 3rem) * var(--caption-scale, 1));
    line-height: 1.4;
    white-space: pre-line;
    text-wrap: balance;
  }
  .captions-large {
    --caption-scale: 1.35;
  }
  .captions-largest {
    --caption-scale: 1.8;
  }
  @media (prefers-contrast: more) {
    .cue {
      background: #000;
    }
  }
  .bars {
    width: 100%;
  }
  /* Once they are not seen, captions take their room. */
  media-controller[userinactive]:not([mediapaused]) .bars {
    position: absolute;
    bottom: 0;
  }
  media-control-bar {
    width: 100%;
    background: linear-gradient(transparent, rgb(0 0 0 / 0.7));
  }
  media-control-bar.line {
    background: none;
  }
  media-time-range {
    width: 100%;
    --media-control-padding: 0 10px;
  }
  .space {
    flex: 1;
  }
  .watermark {
    position: absolute;
    z-index: 2;
    padding: 2px 8px;
    color: #fff;
    font-size: 0.875rem;
    opacity: 0.42;
    text-shadow: 0 0 3px #000;
    pointer-events: none;
  }
  .at0 {
    top: 8%;
    left: 6%;
  }
  .at1 {
    top: 12%;
    right: 6%;
  }
  .at2 {
    bottom: 26%;
    right: 10%;
  }
  .at3 {
    bottom: 30%;
    left: 10%;
  }
  ${controlStyle}
  @media (max-width: 899.98px) {
    .theatre {
      display: none;
    }
  }
  @media (max-width: 560px) {
    .wide {
      display: none;
    }
    media-controller {
      --media-control-padding: 8px;
    }
    .control {
      width: 40px;
    }
  }
  @media (orientation: landscape) and (max-height: 500px) {
    .picture {
      height: 100dvh;
      max-height: none;
      aspect-ratio: auto;
    }
    .head {
      display: flex;
    }
  }
`;

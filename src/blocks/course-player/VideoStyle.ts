import { styled } from "styled-components";

/** The picture and what stands under it. The controls take their colours from the theme. */
export const VideoStyle = styled.div`
  .picture {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-panel);
    background: #000;
    aspect-ratio: 16 / 9;
    container-type: inline-size;
  }
  .picture:fullscreen {
    border-radius: 0;
    aspect-ratio: auto;
  }
  media-controller {
    /* As large as the frame, whatever size the video says it has once it is known. */
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    --media-font-family: var(--font-body);
    --media-control-height: 24px;
    --media-control-padding: 10px;
    --media-control-background: transparent;
    --media-control-hover-background: rgb(255 255 255 / 0.16);
    --media-range-bar-color: var(--color-accent);
    --media-focus-box-shadow: inset 0 0 0 2px #fff;
    --media-range-track-height: 5px;
    --media-control-transition-out: opacity 0.25s;
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
    font-size: clamp(1rem, 2.7cqi, 3rem);
    line-height: 1.4;
    white-space: pre-line;
    text-wrap: balance;
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
  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 20px;
    padding-top: 8px;
  }
  .choices label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }
  .choices select {
    min-height: 44px;
    padding: 0 28px 0 10px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: var(--color-text);
  }
  .held {
    flex-basis: 100%;
    color: var(--color-warning);
    font-size: 0.875rem;
  }
  .held:empty {
    display: none;
  }
  @media (max-width: 560px) {
    .wide {
      display: none;
    }
    media-controller {
      --media-control-padding: 8px;
    }
  }
`;

import { css } from "styled-components";

/** A mark before what opens: that more is there, and whether it is shown. */
export const summaryMark = css`
  summary::before {
    content: "▸ " / "";
  }
  &[open] > summary::before,
  [open] > summary::before {
    content: "▾ " / "";
  }
`;

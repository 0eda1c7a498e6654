/** The looks of charts, for the style of the block around. */
export const chartStyle = `
  .histogram { margin: 0; max-width: 560px; position: relative; container-type: inline-size; }
  .histogram figcaption { margin-bottom: 8px; font-size: .875rem; color: var(--color-text-muted); }
  .histogram svg { display: block; width: 100%; height: auto; }
  .histogram rect { fill: var(--color-primary); }
  .histogram circle { fill: var(--color-primary); }
  .histogram polyline { fill: none; stroke: var(--color-primary); stroke-width: 2; stroke-linejoin: round; }
  .histogram text { fill: var(--color-text); font-size: 11px; }
  .histogram .axis { fill: var(--color-text-muted); }
  /* The picture is drawn smaller there, and its words with it. */
  @container (max-width: 420px) { .histogram text { font-size: 14px; } }
`;

import { frameCss } from "./frame-css.ts";

/**
 * The style that every page starts with: reset, type scale, page grid and the few shared classes that hot lists are
 * made of. The server writes it into the page once, so that none of it travels a second time as JavaScript.
 * Values come from the theme's CSS variables; nothing here names a colour.
 */
export const baseCss = [
  // Reset and type.
  `*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:96px;--gap:clamp(16px,2vw,24px)}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--color-page);color:var(--color-text);font:var(--font-weight) var(--font-size)/var(--font-line) var(--font-body);overflow-wrap:anywhere}
h1,h2,h3,h4{margin:0;font-family:var(--font-heading);font-weight:var(--font-weight-heading);line-height:var(--font-line-heading);letter-spacing:var(--font-tracking-heading);text-wrap:balance}
h1{font-size:var(--font-size-heading);line-height:1.2}
h2{font-size:var(--font-size-title)}
h3{font-size:1.125rem}
p,ul,ol,dl,dd,figure,blockquote{margin:0;padding:0}
p{text-wrap:pretty}
ul,ol{list-style:none}
a{color:inherit;text-decoration:none}
img,svg{display:block;max-width:100%}
img{height:auto}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
button,input,select,textarea{font:inherit;color:inherit}
::selection{background:var(--color-warning-soft);color:var(--color-text)}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px;border-radius:2px}
[hidden]{display:none!important}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset-inline-start:-999px}.skip:focus{inset-inline-start:8px;top:8px;z-index:99;padding:8px 16px;background:var(--color-surface)}
.muted{color:var(--color-text-muted)}
.kicker{margin-bottom:8px;color:var(--color-accent);font-size:.8125rem;font-weight:700;letter-spacing:.06em}
.num{font-variant-numeric:tabular-nums}
time{white-space:nowrap}`,
  // The page grid: blocks stand in the middle, `.full` ones from edge to edge.
  `main{flex:1;display:grid;align-content:start;row-gap:var(--space-section);padding-bottom:clamp(48px,7vw,96px);grid-template-columns:[full-start] minmax(var(--space-gutter),1fr) [mid-start] minmax(0,var(--size-page)) [mid-end] minmax(var(--space-gutter),1fr) [full-end]}
main>*{grid-column:mid;min-width:0}
main>.full{grid-column:full}
main:has(>.full:last-child){padding-bottom:0}
main>:first-child:not(.full){margin-top:clamp(16px,2vw,24px)}
.wrap{width:min(100% - 2*var(--space-gutter),var(--size-page));margin-inline:auto}`,
  // Buttons, marks, prices, and the ways to narrow a list down.
  `.btn{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:8px 20px;border:1px solid var(--color-primary);border-radius:var(--radius-control);background:var(--color-primary);color:var(--color-primary-text);font-weight:600;line-height:1.3;cursor:pointer;transition:background .15s,color .15s}
.btn:hover{background:var(--color-primary-hover)}
.btn.ghost{background:none;color:var(--color-primary)}
.btn.ghost:hover{background:var(--color-primary-soft)}
.link{display:inline-flex;align-items:center;gap:4px;min-height:44px;color:var(--color-primary);font-weight:600;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:5px;text-decoration-color:color-mix(in srgb,currentColor 35%,transparent)}
.link:hover{text-decoration-color:currentColor}
.seal{display:inline-block;padding:0 5px;border:1px solid currentColor;border-radius:var(--radius-small);color:var(--color-vip);font-size:.6875rem;font-weight:700;line-height:1.5;letter-spacing:.04em}
.price{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 10px;color:var(--color-price);font-variant-numeric:tabular-nums}
.price b{font-size:1.125rem;font-weight:700}
.price s{color:var(--color-text-muted);font-size:.875rem}
.price small{color:var(--color-text-muted);font-size:.75rem}
.price .free{color:var(--color-success)}
.price .svip{display:inline-flex;align-items:center;gap:5px;color:var(--color-vip);font-size:.875rem;font-weight:600}
.strip{display:flex;overflow-x:auto;scrollbar-width:none;border-bottom:1px solid var(--color-border)}
.strip a{flex:none;display:inline-flex;align-items:center;gap:8px;min-height:48px;padding-inline:16px}
.strip a:first-child{padding-inline-start:0}
.strip a:hover{color:var(--color-primary)}
.strip [aria-current]{color:var(--color-primary);font-weight:700;box-shadow:inset 0 -3px var(--color-accent);scroll-initial-target:nearest}
mark{background:var(--color-warning-soft);color:inherit;border-radius:2px;padding:0 1px}`,
  // What opens under a button.
  `.pop{position:absolute;z-index:30;inset-inline-end:0;min-width:184px;padding:8px;background:var(--color-surface-raised);color:var(--color-text);border:1px solid var(--color-border);border-radius:var(--radius-panel);box-shadow:var(--shadow-raised)}
.pop a,.pop button{display:flex;align-items:center;width:100%;min-height:44px;padding:4px 12px;border:0;border-radius:var(--radius-control);background:none;text-align:start;cursor:pointer}
.pop a:hover,.pop button:hover{background:var(--color-primary-soft)}
.pop [aria-current]{color:var(--color-primary);font-weight:600}
.menu-link{position:relative;display:inline-flex;align-items:center;gap:8px;min-height:44px;font:inherit;color:inherit}
.menu-link svg{flex:none}
.menu-link.icon{justify-content:center;width:44px}
.badge{margin-inline-start:auto;min-width:18px;padding:0 5px;border-radius:9px;background:var(--color-accent);color:var(--color-accent-text);font-size:.6875rem;font-weight:700;line-height:18px;text-align:center;white-space:nowrap;font-variant-numeric:tabular-nums}
.icon>.badge{position:absolute;top:3px;inset-inline-start:50%;margin-inline-start:2px}`,
  // Cards in columns; the number of columns comes from the block as --columns.
  `.grid{display:grid;gap:var(--gap);grid-template-columns:repeat(auto-fill,minmax(max(228px,(100% - (var(--columns,4) - 1)*var(--gap))/var(--columns,4)),1fr))}
.card{position:relative;display:flex;flex-direction:column;min-width:0;background:var(--color-surface);color:var(--color-text);border:1px solid var(--color-border);border-radius:var(--radius-card);overflow:hidden;transition:border-color .15s}
.card:hover{border-color:var(--color-primary)}
.card:hover h3{color:var(--color-primary)}
.card h3{font-size:1rem;line-height:1.45;text-wrap:wrap;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.card h3 a::after{content:"";position:absolute;inset:0}
.card h3 a:focus-visible{outline:none}
.card:has(h3 a:focus-visible){outline:2px solid var(--color-focus);outline-offset:2px}
.cover{position:relative;background:var(--color-surface-alt);aspect-ratio:16/9;overflow:hidden}
.cover img{width:100%;height:100%;object-fit:cover}
.cover .tab{position:absolute;inset-inline-start:12px;bottom:0;padding:3px 10px 1px;background:var(--color-surface);border-radius:var(--radius-control) var(--radius-control) 0 0;font-size:.75rem;color:var(--color-text-muted)}
.card .text{flex:1;display:flex;flex-direction:column;gap:6px;padding:12px 16px 14px}
.card .by{font-size:.8125rem;line-height:1.5;color:var(--color-text-muted)}
.card .live{font-size:.8125rem;line-height:1.5;color:var(--color-text-muted)}
.card .live b{font-weight:600;color:var(--color-accent)}
.card .live[data-status="2"] b{color:var(--color-success)}
.card .price{margin-top:auto;padding-top:6px}
@media(max-width:560px){.grid{grid-template-columns:minmax(0,1fr)}.card.course{flex-direction:row}.card.course .cover{flex:0 0 38%;aspect-ratio:auto;min-height:112px}.card.course .cover .tab{inset-inline-start:0;border-start-start-radius:0;padding-inline:8px}.card.course .text{padding:10px 12px}}`,
  // Waiting and empty.
  `.card.wait{pointer-events:none}
.wait i:last-child{width:40%;margin-top:auto}
.late{grid-column:1/-1;list-style:none;animation:late 5s}
@keyframes late{from,to{visibility:hidden}}
.wait .cover,.wait i{background:var(--color-skeleton)}
.wait i{display:block;height:.875rem;margin-block:4px;border-radius:2px}
.empty{display:grid;justify-items:center;gap:12px;padding:48px 16px;border:1px dashed var(--color-border-strong);border-radius:var(--radius-card);text-align:center;color:var(--color-text-muted)}`,
  // What people and sites write at length.
  `.prose{max-width:var(--size-text);line-height:1.85}
.prose>*+*{margin-top:1em}
.prose h2,.prose h3,.prose h4{margin-top:1.8em}
.prose ul,.prose ol{padding-inline-start:1.5em;list-style:disc}
.prose ol{list-style:decimal}
.prose li+li{margin-top:.35em}
.prose a{color:var(--color-link);text-decoration:underline;text-underline-offset:4px}
.prose blockquote{padding-inline-start:16px;border-inline-start:3px solid var(--color-accent);color:var(--color-text-muted)}
.prose code{padding:1px 5px;border-radius:3px;background:var(--color-surface-alt);font-size:.9em}
.prose pre{padding:16px;overflow:auto;border-radius:var(--radius-card);background:var(--color-surface-alt)}
.prose pre code{padding:0}
.prose img{border-radius:var(--radius-card)}
.prose .wide{overflow-x:auto}
.prose td,.prose th{padding:6px 12px;border:1px solid var(--color-border);text-align:start;vertical-align:top}
.prose hr{border:0;border-top:1px solid var(--color-border)}`,
  frameCss,
  // From page to page where no code is needed yet: the old one fades while the new one takes presses already.
  `@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition{pointer-events:none}::view-transition-group(*){animation-duration:.15s}}
@media(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
@media print{header,footer,nav{display:none!important}}`,
].join("\n");

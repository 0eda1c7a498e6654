/**
 * The style of the blocks that frame every page: header, footer and the header's advertisement. It stands in the page
 * with the base style instead of in their components, because every page has them and their JavaScript needs none of
 * it.
 */
export const frameCss = [
  // Header: one bar, two (`stacked`), or the logo in the middle (`centred`); a drawer on small screens.
  `.site-header{background:var(--color-header);color:var(--color-header-text);border-bottom:1px solid var(--color-border)}
.site-header .wrap{display:grid;align-items:center;column-gap:24px;min-height:var(--size-header)}
.site-header .brand{display:inline-flex;align-items:center;gap:10px;min-width:0;max-width:100%;min-height:44px;justify-self:start}
.site-header .brand b{overflow:hidden;font:var(--font-weight-heading) 1.125rem/1.2 var(--font-heading);text-overflow:ellipsis;white-space:nowrap}
.site-header .brand>:first-child{flex:none;height:36px;min-width:36px;max-width:40vw;object-fit:contain}
.site-header .wide,.site-header .wide nav,.site-header .wide nav>ul,.site-header .side,.site-header .tools,.promoted,.categories{display:flex;align-items:center}
.site-header .more .pop{inset-inline:0 auto}
.site-header .wide nav>ul a,.site-header summary,.site-header .tools a,.promoted a,.side>.menu-link.menu-link:not(.icon){display:inline-flex;align-items:center;gap:4px;min-height:44px;padding:0 12px;white-space:nowrap}
.site-header summary span{display:inline-flex;align-items:center;gap:4px;min-height:44px;margin:0 -12px;padding:0 12px}
.site-header .wide nav>ul a:hover,.site-header .desk>summary:hover,.more>summary:hover,.category-drop>summary:hover,.site-header .tools a:hover,.promoted a:hover,.side>.entry:hover{text-decoration:underline;text-underline-offset:6px}
.site-header .wide [aria-current]{font-weight:600;box-shadow:inset 0 -2px var(--color-accent)}
.site-header details{position:relative}
.site-header summary svg{flex:none}
.site-header details[open]>summary svg{rotate:180deg}
.site-header .me[open] svg,.site-header .drawer[open]>summary svg{rotate:none}
.site-header .side{justify-self:end;gap:2px}
.side>.strong{margin-inline-start:4px;border:1px solid;border-radius:var(--radius-control);font-weight:600}
.side>.strong:hover{background:var(--color-primary);color:var(--color-primary-text)}
.site-header .round{display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;background:none;cursor:pointer}
.site-header .face{display:grid;place-items:center;margin:0;padding:0;width:32px;height:32px;min-height:0;border-radius:50%;background:var(--color-primary);color:var(--color-primary-text);font-weight:600}
.site-header .me>summary{padding:0 6px}
.site-header .name{padding:4px 12px 8px;border-bottom:1px solid var(--color-border);margin-bottom:4px}
.site-header .drawer{display:none}
.site-header .drawer>summary{padding:0 10px}
.categories{margin-inline-start:auto}
.promoted{margin-inline-start:8px;padding-inline-start:8px;border-inline-start:1px solid color-mix(in srgb,currentColor 25%,transparent)}
@media(scripting:none){.site-header .round,.ad-banner button{display:none}}
@media(min-width:1100px){.site-header.bar .wrap{display:flex;flex-flow:row-reverse wrap-reverse;padding-block:6px}.bar .brand{order:3;flex:1 0 auto}.bar .wide{order:2;flex:99 0 auto}.bar .search{order:1;flex:9999 1 180px;min-width:0;max-width:260px}}
.site-header.stacked .wrap{grid-template-columns:auto minmax(200px,420px) 1fr;row-gap:8px;padding-top:8px}
.stacked .wide,.centred .wide{grid-area:2/1/3/-1;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
.site-header.stacked .wide nav>ul>:first-child>a{padding-inline-start:0}
.stacked .categories>:last-child{margin-inline-end:-12px}
.site-header.centred .wrap{grid-template-columns:1fr auto 1fr;padding-top:16px}
.centred .brand{grid-area:1/2}
.centred .search{grid-area:1/1;max-width:260px}
.centred .side{grid-area:1/3}
.centred .wide{justify-content:center;margin-top:12px}
@media(max-width:1099px){
.site-header .wide,.site-header .desk{display:none}.site-header .drawer{display:block}
.site-header.site-header .wrap{grid-template-columns:minmax(0,1fr) auto;column-gap:8px;padding-block:6px;row-gap:6px}
.site-header.site-header .brand{grid-area:1/1}
.site-header.site-header .side{grid-area:1/2;gap:0}
.site-header.site-header .search{grid-area:2/1/3/-1;max-width:none}
.site-header .drawer>.pop{width:min(320px,calc(100vw - 32px));max-height:calc(100dvh - 124px);overflow-y:auto}
.drawer .category-drop>summary,.drawer .tools a{width:100%;min-height:44px;padding:4px 12px}
.drawer .category-drop>summary span{justify-content:space-between;width:100%;margin:0;padding:0}
.drawer .category-drop>.pop{position:static;padding:0;padding-inline-start:12px;border:0;box-shadow:none;background:none}
.drawer nav+.category-drop,.drawer nav+.menu-link,.drawer .category-drop+.menu-link,.site-header .drawer .tools{margin-top:8px;padding-top:8px;border-top:1px solid var(--color-border)}
.drawer .tools a{width:auto}
.drawer .tools .round{width:44px;justify-content:center}}
@media(max-width:699px){.site-header .brand{flex-wrap:wrap;height:44px;padding-block:4px;overflow:hidden}.site-header .brand b{flex:1 3em;display:-webkit-box;font-size:1rem;white-space:normal;-webkit-box-orient:vertical;-webkit-line-clamp:2}}
@media(min-width:700px) and (max-width:1099px){
.site-header.site-header .wrap{grid-template-columns:auto 1fr auto;column-gap:24px}
.site-header.site-header .search{grid-area:1/2}
.site-header.site-header .side{grid-area:1/3}}`,
  `.ad-banner{position:relative}
.ad-banner img{width:100%;height:56px;object-fit:cover;object-position:right}
.ad-banner b{position:absolute;top:10px;inset-inline-start:max(var(--space-gutter),(100% - var(--size-page))/2);max-width:68%;padding:0 14px;border-radius:var(--radius-control);background:var(--color-surface);color:var(--color-text);font-size:.9375rem;line-height:36px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.ad-banner button{position:absolute;inset-inline-end:8px;top:6px;display:grid;place-items:center;width:44px;height:44px;border:0;border-radius:50%;background:var(--color-surface);color:var(--color-text);cursor:pointer;opacity:.85}
.ad-banner button:hover{opacity:1}`,
  `.site-footer{padding-block:40px 24px;border-top:1px solid var(--color-border);background:var(--color-footer);color:var(--color-footer-text);font-size:.875rem}
.site-footer h2{font:inherit;font-weight:700;letter-spacing:0}
.site-footer .top{display:flex;flex-wrap:wrap;gap:32px 64px}
.site-footer .note{flex:1 1 220px;max-width:340px}
.site-footer .top>div{min-width:120px}
.site-footer .note b{display:block;margin-bottom:8px;font:var(--font-weight-heading) 1.375rem/1.3 var(--font-heading)}
.site-footer nav{flex:2 1 300px;display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:24px}
.site-footer li a,.site-footer .records a{display:inline-flex;align-items:center;min-height:32px}
.site-footer a:hover{text-decoration:underline;text-underline-offset:4px}
.site-footer .codes{display:flex;gap:16px;text-align:center}
.site-footer .codes img{padding:4px;border-radius:var(--radius-control);background:#fff}
.site-footer .friends,.site-footer .friends ul,.site-footer .records{display:flex;flex-wrap:wrap;align-items:center;gap:0 20px}
.site-footer .friends,.site-footer .records{margin-top:24px;padding-top:16px;border-top:1px solid color-mix(in srgb,currentColor 22%,transparent)}
.site-footer .records{font-size:.8125rem}
@media(pointer:coarse){.site-footer li a,.site-footer .records a{min-height:44px}}`,
].join("\n");

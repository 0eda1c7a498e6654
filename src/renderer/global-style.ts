import { baseCss } from "../blocks/base-css.ts";

/**
 * The style of the frame around blocks and of what the renderer itself shows, after the style every page starts
 * with. It is written into the served page once and never travels as JavaScript.
 */
export const globalStyle = [
  baseCss,
  `#root,.frame{display:contents}
.frame>*{min-width:0}
@media(min-width:900px){.frame.sidebar{display:grid;flex:1;grid-template:"header header header header" auto ". aside banner ." auto ". aside main ." 1fr "footer footer footer footer" auto/minmax(var(--space-gutter),1fr) 200px minmax(0,calc(var(--size-page) - 200px)) minmax(var(--space-gutter),1fr)}
.frame.sidebar>.slot-header{grid-area:header}.frame.sidebar>.slot-aside{grid-area:aside}.frame.sidebar>.slot-banner{grid-area:banner}.frame.sidebar>.slot-main{grid-area:main}.frame.sidebar>.slot-footer{grid-area:footer}
.frame.sidebar>.slot-banner .ad-banner{margin-top:clamp(16px,2vw,24px);border-radius:var(--radius-card);overflow:hidden}.frame.sidebar>.slot-banner,.frame.sidebar>.slot-main{margin-inline-start:clamp(24px,3vw,48px)}
.frame.sidebar>.slot-main{grid-template-columns:[full-start mid-start] minmax(0,1fr) [mid-end full-end]}}
@media(max-width:899.98px){.frame.sidebar>.slot-header .ad-banner{display:none}}
.frame.centered>main{align-content:center;padding-block:clamp(24px,6vw,72px)}
main:focus,h1:focus{outline:none}
.zone-note{margin-top:24px;color:var(--color-text-muted);font-size:.8125rem}
h1,h2,h3,h4,p,li,dd,td,input,textarea{unicode-bidi:plaintext}`,
  `.toasts{position:fixed;inset:auto 16px 24px;z-index:90;display:grid;justify-items:center;gap:8px;pointer-events:none}
.toast{display:flex;align-items:center;gap:12px;max-width:min(560px,100%);padding:6px;padding-inline-start:18px;border:1px solid var(--color-border);border-inline-start:4px solid var(--color-info);border-radius:var(--radius-control);background:var(--color-surface-raised);color:var(--color-text);box-shadow:0 8px 28px rgb(0 0 0/.16);pointer-events:auto}
@media (max-width:599px){.toasts{inset:12px 12px auto}}
.toast.success{border-inline-start-color:var(--color-success)}.toast.error{border-inline-start-color:var(--color-danger)}
.toast button{min-width:44px;min-height:44px;border:0;background:none;font-size:1.25rem;cursor:pointer}
.confirm{width:min(420px,calc(100% - 32px));padding:24px;border:1px solid var(--color-border);border-radius:var(--radius-card);background:var(--color-surface-raised);color:var(--color-text)}
.confirm::backdrop{background:var(--color-overlay)}
.confirm div{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:12px;margin-top:24px}.confirm .btn{white-space:nowrap}
html[data-busy]::after{content:"";position:fixed;inset:0 0 auto;height:3px;z-index:99;background:var(--color-accent);transform-origin:left;animation:busy 8s cubic-bezier(.1,.7,.2,1) forwards}
@keyframes busy{from{transform:scaleX(.05)}to{transform:scaleX(.95)}}
.failed-block{padding:12px 16px;border:1px dashed var(--color-danger);color:var(--color-danger);background:var(--color-danger-soft)}`,
].join("\n");

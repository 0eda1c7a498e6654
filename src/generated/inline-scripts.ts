// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.

export const modeScript =
  "addEventListener(`keydown`,({key:e,isComposing:t,target:n})=>{e===`Enter`&&!t&&n instanceof HTMLInputElement&&(/button|file|reset|image/.test(n.type)||n.form?.querySelector(`[type=submit]:disabled`)&&(window.lecternEarly=n.form))},!0);try{let e=localStorage.getItem(`lectern.mode`);(e===`dark`||e===`light`)&&(document.documentElement.dataset.theme=e);let t=Object.keys(sessionStorage).filter(e=>e.startsWith(`lectern.closed.`)&&Number(sessionStorage[e])>Date.now());if(t.length>0){let e=new CSSStyleSheet;e.replaceSync(`${t.map(e=>`[data-closes=${e.slice(15)}]`).join()}{display:none}`),document.adoptedStyleSheets=[e]}}catch{}";

export const tabletScript =
  "if(navigator.maxTouchPoints>1&&/Macintosh/.test(navigator.userAgent)&&!/(^|; )site=full/.test(document.cookie)){let{landing:e}=document.currentScript.dataset;location.replace(`${e}?to=${encodeURIComponent(location.pathname+location.search)}`)}";

export const loaderScript =
  "(()=>{let e=document.currentScript.dataset.modules.split(` `),t=[`pointerdown`,`keydown`,`touchstart`],n=`lectern.reloaded`,r=!1;function i(){if(!r){r=!0;for(let e of t)removeEventListener(e,i,!0);for(let t of e)document.head.append(Object.assign(document.createElement(`link`),{rel:`modulepreload`,href:t}));import(e[0]).catch(()=>{Date.now()-Number(sessionStorage.getItem(n))<6e4||(sessionStorage.setItem(n,String(Date.now())),location.reload())})}}for(let e of t)addEventListener(e,i,{capture:!0,passive:!0});requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>{if(document.readyState===`complete`)return i();addEventListener(`load`,i),setTimeout(i,1500)}))),setTimeout(i,3e3)})()";

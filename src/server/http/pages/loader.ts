/**
 * Runs in the head, before anything is painted: the look that the visitor chose the last time, and advertisements that
 * the visitor closed a moment ago, which the served page cannot know (`data-closes` in the block adBanner). It also
 * notes an Enter pressed in a form before the page's code is there, which the form then does not lose: only while the
 * form's button is still held back, so that later ones, which the form itself hears, are not noted too; not one that
 * ends a line, chooses a word of an input method, or opens a file.
 */
export const modeScript = `addEventListener("keydown",function(e){var n=e.target;if(e.key==="Enter"&&!e.isComposing&&n.tagName==="INPUT"&&!/button|file|reset|image/.test(n.type)&&n.form&&n.form.querySelector("[type=submit]:disabled"))window.lecternEarly=n.form},true);try{var m=localStorage.getItem("lectern.mode");if(m==="dark"||m==="light")document.documentElement.dataset.theme=m;var p="lectern.closed.",k=Object.keys(sessionStorage).filter(function(n){return n.indexOf(p)===0&&sessionStorage[n]>Date.now()});if(k.length){var c=new CSSStyleSheet;c.replaceSync(k.map(function(n){return"[data-closes="+n.slice(p.length)+"]"})+"{display:none}");document.adoptedStyleSheets=[c]}}catch(e){}`;

/**
 * Stands in the head of a site that sends tablets to its landing page: an iPad gives itself out as a Mac to the server,
 * and only its touch screen tells. Who chose the full site stays.
 */
export const tabletScript = `if(navigator.maxTouchPoints>1&&/Macintosh/.test(navigator.userAgent)&&!/(^|; )site=full/.test(document.cookie))location.replace(document.currentScript.dataset.landing+"?to="+encodeURIComponent(location.pathname+location.search))`;

/**
 * Runs at the end of the page. The page is whole without JavaScript, so its code waits for the first paint, and for
 * the pictures that belong to it at most a second and a half; a person who touches the page has it at once. What the
 * page needs is in \`data-modules\`, the entry first; all are fetched at the same time.
 */
export const loaderScript =
  `(function(){var s=document.currentScript.dataset.modules.split(" "),d=0,e=["pointerdown","keydown","touchstart"];
function go(){if(d)return;d=1;e.forEach(function(n){removeEventListener(n,go,true)});
s.forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.appendChild(l)});
import(s[0]).catch(function(){var k="lectern.reloaded",t=+sessionStorage.getItem(k)||0;if(Date.now()-t>6e4){sessionStorage.setItem(k,Date.now());location.reload()}})}
e.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})});
function painted(){if(document.readyState==="complete")go();else{addEventListener("load",go);setTimeout(go,1500)}}
requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(painted)})});setTimeout(go,3000)})()`.replaceAll(
    "\n",
    "",
  );

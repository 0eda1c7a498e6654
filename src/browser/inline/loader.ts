/**
 * Runs at the end of the page. The page is whole without JavaScript, so its code waits for the first paint, and for the
 * pictures that belong to it at most a second and a half; a person who touches the page has it at once. What the page
 * needs is in `data-modules`, the entry first; all are fetched at the same time. Code that does not come, because
 * another version is served by now, loads the page anew, once in a minute.
 */
const modules = (document.currentScript as HTMLScriptElement).dataset["modules"]!.split(" ");
const touches = ["pointerdown", "keydown", "touchstart"];
const reloaded = "lectern.reloaded";
let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  for (const touch of touches) removeEventListener(touch, begin, true);
  for (const href of modules)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  import(modules[0]!).catch(() => {
    if (Date.now() - Number(sessionStorage.getItem(reloaded)) < 60_000) return;
    sessionStorage.setItem(reloaded, String(Date.now()));
    location.reload();
  });
}

for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true });
requestAnimationFrame(() =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.readyState === "complete") return begin();
      addEventListener("load", begin);
      setTimeout(begin, 1500);
    }),
  ),
);
setTimeout(begin, 3000);

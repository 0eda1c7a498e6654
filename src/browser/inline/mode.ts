/**
 * Runs in the head, before anything is painted: the look that the visitor chose the last time, and advertisements that
 * the visitor closed a moment ago, which the served page cannot know (`data-closes` in the block adBanner). It also
 * notes an Enter pressed in a form before the page's code is there, which the form then does not lose: only while the
 * form's button is still held back, so that later ones, which the form itself hears, are not noted too; not one that
 * ends a line, chooses a word of an input method, or opens a file.
 */
addEventListener(
  "keydown",
  ({ key, isComposing, target }) => {
    if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement)) return;
    if (/button|file|reset|image/.test(target.type)) return;
    if (target.form?.querySelector("[type=submit]:disabled"))
      (window as Window & { lecternEarly?: HTMLFormElement }).lecternEarly = target.form;
  },
  true,
);
try {
  const mode = localStorage.getItem("lectern.mode");
  if (mode === "dark" || mode === "light") document.documentElement.dataset["theme"] = mode;
  const prefix = "lectern.closed.";
  const closed = Object.keys(sessionStorage).filter(
    (name) => name.startsWith(prefix) && Number(sessionStorage[name]) > Date.now(),
  );
  if (closed.length > 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${closed.map((name) => `[data-closes=${name.slice(prefix.length)}]`).join()}{display:none}`);
    document.adoptedStyleSheets = [sheet];
  }
} catch {
  // Where nothing may be stored, nothing was.
}

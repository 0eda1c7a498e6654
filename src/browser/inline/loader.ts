/**
 * Runs at the end of the page. The page is whole without JavaScript: links and searches work by themselves. Its code
 * comes when the visitor first touches it, or after five quiet seconds on a line that can bear it. It comes at once,
 * after the first paint, where a block says so (`data-wakes`, of this script or in the page), and where there is
 * something to look after (`isAwaited`). What is pressed or typed before it is there is done as soon as it is. What the
 * page needs is in `data-modules`, the entry first, where its data are, unless they are in it, in `data-page`, and whom it
 * was made for, where that is one person, in `data-viewer`. Code that does not come, because another version is served by
 * now, loads the page anew, once in a minute.
 */
const { modules: names, page, counting, viewer } = (document.currentScript as HTMLScriptElement).dataset;
const modules = names!.split(" ");
const touches = ["pointerdown", "keydown", "touchstart", "focusin"];
const reloaded = "lectern.reloaded";
/** What was pressed before the code was there. */
const pressed: (() => void)[] = [];
/** Fields in which something was typed or chosen before the code was there, with what stands in their place then. */
const changed = new Map<HTMLInputElement, () => HTMLInputElement | undefined>();
let data: Promise<unknown> | undefined;
let fetched = false;
let begun = false;

/** Fetches a module. The page's policy trusts what a link made here brings, and not what `import` asks for first. */
function preload(href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

function fetchAll(): void {
  if (fetched) return;
  fetched = true;
  modules.forEach(preload);
  if (page === undefined) return;
  data = fetch(page).then((reply) => (reply.ok ? reply.json() : Promise.reject(reply)));
  data.catch(() => {});
  (globalThis as { lecternPage?: typeof data }).lecternPage = data;
}

function begin(): void {
  if (begun) return;
  begun = true;
  fetchAll();
  for (const touch of touches) removeEventListener(touch, begin, true);
  removeEventListener("pointerover", approach, true);
  Promise.all([import(modules[0]!), data]).catch(() => {
    if (Date.now() - (sessionStorage[reloaded] ?? 0) < 60_000) return;
    sessionStorage[reloaded] = Date.now();
    location.reload();
  });
}

/** A pointer on what needs the code: most people press what they point at. What opens under it has to be there. */
function approach({ target }: Event): void {
  const control = (target as Element).closest("button,summary,input,select,textarea,[aria-expanded]");
  if (control) fetchAll();
  if (control?.hasAttribute("aria-expanded")) begin();
}

/**
 * Keeps what only the page's code can do, and asks for the code: a screen reader presses without touching. A link, a
 * field and what has an address to be sent to work without it.
 */
function hold(event: Event): void {
  const target = event.target as HTMLElement;
  const control = target.closest<HTMLElement>(
    "button,[role=button],[role=tab],[role=switch],[type=checkbox],[type=radio]",
  );
  const { submitter } = event as SubmitEvent;
  // As the code does (`menu-navigation.ts`): whoever goes elsewhere by a menu acts as nobody's admin there.
  if (target.closest("header a,a.menu-link")) localStorage["isGradeAdmin"] = "false";
  if (event.type === "submit") {
    if (target.hasAttribute("action")) return;
    const form = placed(target as HTMLFormElement);
    const button = submitter && placed(submitter);
    pressed.push(() => form()?.requestSubmit(button?.()));
  } else {
    // What opens without the code may be counted by it.
    if (target.closest("summary")) begin();
    if (!control || ((control as HTMLButtonElement).type === "submit" && (control as HTMLButtonElement).form)) return;
    const place = placed(control);
    pressed.push(() => press(place()));
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  begin();
}

function keep({ target }: Event): void {
  const field = target as HTMLInputElement;
  if (!changed.has(field)) changed.set(field, placed(field));
}

/** What an element is called, by letters and figures: half an emoji is none. */
function nameOf(element: Element): string {
  const { tagName, textContent } = element;
  const names = ["name", "type", "value", "aria-label"].map((name) => element.getAttribute(name));
  return `${tagName} ${names} ${textContent}`.replace(/[^\p{L}\p{N}]+/gu, " ");
}

/**
 * Finds an element, or what stands in its place: where the page that was served differs from what its code draws, the
 * code draws it anew, and what was pressed is gone. It is the one of the same name, and of several the one in the same
 * turn; where there are more or fewer of them than there were, nothing is pressed instead.
 */
function placed<E extends Element>(element: E): () => E | undefined {
  const name = nameOf(element);
  const alike = () => [...document.querySelectorAll<E>(element.localName)].filter((one) => nameOf(one) === name);
  const before = alike();
  return () => {
    if (element.isConnected) return element;
    const now = alike();
    return now.length === before.length ? now[before.indexOf(element)] : undefined;
  };
}

/**
 * Tells the code what a field has. It takes for unchanged what has the value that it found, so the field gets another
 * one in between: the code sees that, and not the one that is set by the browser's own way.
 */
function tell(place: () => HTMLInputElement | undefined, { type, value, checked }: HTMLInputElement): void {
  const field = place();
  if (!field) return;
  // A box that was drawn anew is ticked as a person ticks it.
  if (field.checked !== checked) return field.click();
  if (type !== "file") {
    field.value = value ? "" : "0";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  }
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}

function session(): string | undefined {
  return /RC_WEB_TOKEN=([^;]*)/.exec(document.cookie)?.[1];
}

/** Going back shows the page as it was left, but to nobody else than who left it. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted || session() === whose) return;
  document.documentElement.hidden = true;
  location.reload();
}

/** Presses a control. One that needed the code takes it once it is drawn with it, a moment after the code is there. */
function press(control: HTMLElement | undefined): void {
  if (control?.dataset["held"] === undefined) control?.click();
  else setTimeout(press, 20, control);
}

function wakeUp(): void {
  removeEventListener("click", hold, true);
  removeEventListener("submit", hold, true);
  removeEventListener("input", keep, true);
  changed.forEach(tell);
  for (const again of pressed) again();
}

/**
 * Whether there is something that only the code can do, and nobody has to ask for: to tell who is signed out why, to
 * keep what is known of the person, to do what was wanted before signing in, to show a message, or to keep a
 * recommendation.
 */
function isAwaited(): unknown {
  return (
    sessionStorage["lectern.notice"] ||
    /[?&]referralCode=/.test(location.search) ||
    (viewer
      ? !localStorage["RcUserInfo"]?.includes(`"id":"${viewer}"`) ||
        sessionStorage["lectern.wish"]?.includes(`"${location.pathname}#`)
      : session())
  );
}

/** After the page is painted and has its pictures. */
function settle(): void {
  if (counting) {
    preload(counting);
    // Blocked or unreachable, it is missing to nobody.
    import(counting).catch(() => {});
  }
  if (document.querySelector("[data-wakes]") || isAwaited()) return begin();
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (!connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? "")) setTimeout(begin, 5000);
}

for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true });
addEventListener("pointerover", approach, { capture: true, passive: true });
// Without JavaScript they stay as served. Here what is pressed is held.
for (const held of document.querySelectorAll<HTMLButtonElement>("[data-held]")) held.disabled = false;
addEventListener("click", hold, true);
addEventListener("submit", hold, true);
addEventListener("input", keep, true);
addEventListener("lectern:ready", wakeUp, { once: true });
const whose = session();
addEventListener("pageshow", comeBack);
let settled = false;
const settleOnce = () => {
  if (!settled) settle();
  settled = true;
};
function start(): void {
  // Drawn ahead for somebody else: a person signed in or out before the link was pressed.
  if (session() !== whose) return location.reload();
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.readyState === "complete") return settleOnce();
        addEventListener("load", settleOnce);
        setTimeout(settleOnce, 1500);
      }),
    ),
  );
  setTimeout(settleOnce, 3000);
}
// A page that is drawn ahead is counted, and fetches its code, when somebody sees it.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener("prerenderingchange", start, { once: true });
else start();

// Groups of a menu that this person opened, before they are painted. Last, because storage may be forbidden.
for (const group of document.querySelectorAll<HTMLDetailsElement>("details[data-group]"))
  if (localStorage["openMenuGroups"]?.includes(`"${group.dataset["group"]}"`)) group.open = true;

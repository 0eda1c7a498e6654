/**
 * HTML from the clipboard, put in order before the editor reads it: what Word and its like write is no list and no
 * heading of ours. The editor's schema drops everything that it does not know; this is about what it would misread.
 */
export function cleanPaste(html: string): string {
  // A style element is looked at by the page's policy even in a document that is never shown.
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<style[\s\S]*?<\/style>/gi, ""), "text/html");
  for (const element of body.querySelectorAll("script, meta, link, title, xml, o\\:p:empty")) element.remove();
  dropComments(body);
  wordLists(body);
  tablesAsLines(body);
  rename(body, "h1", "h2");
  rename(body, "h5, h6", "h4");
  // What is only there to keep lines apart.
  for (const paragraph of body.querySelectorAll("p"))
    if (paragraph.textContent?.trim() === "" && !paragraph.querySelector("img, br")) paragraph.remove();
  return body.innerHTML;
}

/** Word writes the entry of a list as a paragraph of its own with the sign before it; its level is in the style. */
function wordLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>("p[style*='mso-list'], p[class*='MsoListParagraph']")) {
    const level = Number(/level(\d+)/.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 1);
    const sign = signOf(paragraph);
    if (sign === undefined) continue;
    if (paragraph.previousElementSibling !== open[0]) open = [];
    const tag = /^[\s(（]*([0-9]{1,3}|[a-z]{1,4}|[一二三四五六七八九十]{1,3})[.)、）]/i.test(sign) ? "ol" : "ul";
    const place = paragraph.previousSibling;
    while (open.length > level) open.pop();
    while (open.length < level) {
      const list = body.ownerDocument.createElement(tag);
      const above = open.at(-1);
      if (above) (above.lastElementChild ?? above.appendChild(body.ownerDocument.createElement("li"))).append(list);
      else paragraph.parentNode?.insertBefore(list, place?.nextSibling ?? paragraph);
      open.push(list);
    }
    const item = body.ownerDocument.createElement("li");
    const text = body.ownerDocument.createElement("p");
    text.append(...paragraph.childNodes);
    item.append(text);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Takes the sign of a list's entry out of its paragraph; undefined where there is none, so that it is no list. */
function signOf(paragraph: HTMLElement): string | undefined {
  const marked = [...paragraph.querySelectorAll<HTMLElement>("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  if (!marked) return undefined;
  const sign = marked.textContent ?? "";
  const outer = marked.parentElement;
  marked.remove();
  if (outer && outer !== paragraph && outer.textContent === "" && outer.tagName === "SPAN") outer.remove();
  return sign;
}

/** There are no tables in our documents: a row becomes a line, so that no two cells run together. */
function tablesAsLines(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table")) {
    const lines = [...table.querySelectorAll("tr")].map((row) => {
      const line = body.ownerDocument.createElement("p");
      line.textContent = [...row.cells]
        .map((cell) => cell.textContent?.trim())
        .filter(Boolean)
        .join(" | ");
      return line;
    });
    table.replaceWith(...lines);
  }
}

function rename(body: HTMLElement, from: string, to: string): void {
  for (const element of body.querySelectorAll(from)) {
    const heading = body.ownerDocument.createElement(to);
    heading.append(...element.childNodes);
    element.replaceWith(heading);
  }
}

function dropComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

/**
 * HTML from the clipboard, put in order before the editor reads it: what Word and its like write is no list and no
 * heading of ours. The editor's schema drops everything that it does not know; this is about what it would misread.
 */
export function cleanPaste(html: string): string {
  // A style or base element is looked at by the page's policy even in a document that is never shown.
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<style[\s\S]*?<\/style>|<base\b[^>]*>/gi, ""),
    "text/html",
  );
  for (const element of body.querySelectorAll("script, meta, link, title, xml, o\\:p:empty")) element.remove();
  dropNames(body);
  dropComments(body);
  wordLists(body);
  squareTables(body);
  rename(body, "h1", "h2");
  rename(body, "h5, h6", "h4");
  // What is only there to keep lines apart.
  for (const paragraph of body.querySelectorAll("p"))
    if (paragraph.textContent?.trim() === "" && !paragraph.querySelector("img, br")) paragraph.remove();
  // Half a character cannot be stored.
  return body.innerHTML.toWellFormed();
}

/**
 * A field's name takes the place of a property of its form, also of those that the editor reads and of the method that
 * takes names away.
 */
function dropNames(body: HTMLElement): void {
  for (const element of body.querySelectorAll("[name], [id]"))
    for (const name of ["name", "id"]) Element.prototype.removeAttribute.call(element, name);
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

/** The largest table that a document may have. */
const MAX_ROWS = 100;
const MAX_CELLS = 20;

/**
 * Tables get rows of the same length, whose cells span nothing. What is no table of ours (one in another, one that only
 * lays out, one too large) becomes lines: a row each, so that no two cells run together.
 */
function squareTables(body: HTMLElement): void {
  // The inner ones first.
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const rows = gridOf(table);
    const width = Math.max(0, ...rows.map((cells) => cells.length));
    const isInner = table.parentElement?.closest("table");
    const isOurs = !isInner && width > 1 && width <= MAX_CELLS && rows.length <= MAX_ROWS;
    table.replaceWith(...(isOurs ? [tableOf(rows, width)] : rows.map(lineOf)));
  }
}

/** The cells of each row by their places; undefined where a cell spans from another place. */
function gridOf(table: HTMLTableElement): (HTMLTableCellElement | undefined)[][] {
  const rows = [...table.rows].slice(0, MAX_ROWS + 1);
  const grid: (HTMLTableCellElement | undefined)[][] = rows.map(() => []);
  const taken = new Set<string>();
  for (const [y, row] of rows.entries())
    for (const cell of row.cells) {
      let x = 0;
      while (taken.has(`${y} ${x}`)) x += 1;
      const right = x + Math.min(Math.max(cell.colSpan, 1), MAX_CELLS + 1);
      const below = Math.min(y + Math.max(cell.rowSpan, 1), rows.length);
      for (let down = y; down < below; down += 1)
        for (let along = x; along < right; along += 1) {
          taken.add(`${down} ${along}`);
          const cells = grid[down];
          if (cells) cells[along] = down === y && along === x ? cell : undefined;
        }
      if (right > MAX_CELLS) break;
    }
  return grid;
}

function tableOf(rows: readonly (HTMLTableCellElement | undefined)[][], width: number): HTMLTableElement {
  const table = document.implementation.createHTMLDocument().createElement("table");
  for (const cells of rows) {
    const row = table.insertRow();
    for (let place = 0; place < width; place += 1) {
      const from = cells[place];
      const cell = row.ownerDocument.createElement(from?.tagName === "TH" ? "th" : "td");
      if (from) cell.append(...from.childNodes);
      row.append(cell);
    }
  }
  return table;
}

function lineOf(cells: readonly (HTMLTableCellElement | undefined)[]): HTMLElement {
  const line = document.implementation.createHTMLDocument().createElement("p");
  line.textContent = cells
    .map((cell) => cell?.textContent?.trim())
    .filter(Boolean)
    .join(" | ");
  return line;
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

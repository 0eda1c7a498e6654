/**
 * Where the focus stands: the element, and every element around it with the place of the next inner one among its
 * children.
 */
export interface Stand {
  element: Element;
  around: { outer: Element; place: number }[];
}

export function standOf(element: Element, root: Element): Stand {
  const around: Stand["around"] = [];
  for (let inner = element; inner !== root;) {
    const outer = inner.parentElement;
    if (!outer) break;
    around.push({ outer, place: [...outer.children].indexOf(inner) });
    inner = outer;
  }
  return { element, around };
}

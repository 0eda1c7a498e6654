import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";
import type { Category } from "../../generated/types.ts";
import { categoryHref } from "../../shared/links.ts";
import type { Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Icon } from "../../ui/icons.tsx";
import { CategoryPanel } from "./CategoryPanel.tsx";
import { moveFocus } from "./keys.ts";

/** From this many top categories on the list scrolls. */
const scrollAbove = 10;
/** How long a pointer rests on a category before its panel is wanted, in ms; the style waits as long. */
const restFor = 120;

interface Props {
  categories: readonly Category[];
  base: string;
  /** Which side the list stands on; the panel opens to the other. */
  side: "left" | "right";
  isVip?: boolean;
  /** Whether the list always shows: Escape then closes the panel. Else it is for what holds the list. */
  standing?: boolean;
  /** Called when the panel of a category is about to be seen. */
  onWant?: (categoryId: string) => void;
  t: Translate;
}

/**
 * Top categories, each with its panel. A panel opens by style alone under the pointer or with the focus inside, so that
 * every link is reachable without JavaScript. With it come arrow keys, Escape, and by touch: the first tap opens, the
 * second follows the link.
 */
export function CategoryList({ categories, base, side, isVip, standing = false, onWant, t }: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  const [tapped, setTapped] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => setClosed(false);

  // On a touch screen nothing loses the focus when something else is pressed.
  useEffect(() => {
    if (tapped === undefined) return;
    const press = (event: Event) => list.current?.contains(event.target as Node) || setTapped(undefined);
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [tapped]);

  const arrive = (event: PointerEvent, id: string) => {
    clearTimeout(rest.current);
    if (event.pointerType === "mouse" && onWant) rest.current = setTimeout(() => onWant(id), restFor);
  };
  const tap = (event: PointerEvent, id: string) => {
    if (event.pointerType === "mouse") return;
    if (tapped !== id) onWant?.(id);
    setTapped(tapped === id ? undefined : id);
  };

  return (
    <ul
      ref={list}
      className={`tops${categories.length > scrollAbove ? " scroll" : ""}${closed ? " closed" : ""}`}
      onKeyDown={(event) => moveFocus(event, { side, open: show, close: standing ? () => setClosed(true) : undefined })}
      onMouseLeave={() => {
        clearTimeout(rest.current);
        show();
      }}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || show()}
    >
      {categories.map((top) => (
        <li
          key={top.id}
          className={tapped === top.id ? "item open" : "item"}
          onPointerEnter={(event) => arrive(event, top.id)}
          onFocus={() => onWant?.(top.id)}
        >
          <a
            className="top"
            href={categoryHref([top.id], base)}
            onPointerDown={(event) => tap(event, top.id)}
            onClick={(event) => tapped === top.id && event.preventDefault()}
          >
            <Content>{top.categoryName}</Content>
            <Icon name={side === "left" ? "right" : "left"} size={16} />
          </a>
          <CategoryPanel category={top} base={base} isVip={isVip} t={t} />
        </li>
      ))}
    </ul>
  );
}

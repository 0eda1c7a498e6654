import {
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import type { BlockProps } from "../block.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icons.tsx";

type Props = BlockProps<"categoryDropdown">;

/** How long a pointer rests before the menu opens, and how long it may be away before it closes, in ms. */
const openAfter = 140;
const closeAfter = 260;

/**
 * The button of a mega menu. What it opens is neither in the page nor in its first JavaScript: both are fetched when a
 * person first shows the intent. Without JavaScript it leads to the catalogue.
 */
export function CategoryDropdown(props: Props): ReactNode {
  const { heading, base = "", side = "right", t } = props;
  const [Content, setContent] = useState<ComponentType<Props>>();
  const loading = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by the pointer's rest: the press that follows out of habit must not close it again. */
  const byRest = useRef(false);

  const prepare = () => {
    if (loading.current) return;
    loading.current = true;
    import("../category-menu/DropdownContent.tsx").then(
      ({ DropdownContent }) => setContent(() => DropdownContent),
      () => void (loading.current = false),
    );
  };
  const soon = (details: HTMLDetailsElement, { open, after }: { open: boolean; after: number }) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      // Whoever went on meanwhile does not want it, and whoever is in it by keyboard still does.
      if (open ? !details.matches(":hover, :focus-within") : details.querySelector(":focus-visible")) return;
      byRest.current = open && !details.open;
      details.open = open;
    }, after);
  };
  const onPointer = ({ pointerType, currentTarget, type }: PointerEvent<HTMLDetailsElement>) => {
    // In the drawer of a small screen it is a list among others, which opens by a press only.
    if (pointerType !== "mouse" || currentTarget.closest(".drawer")) return;
    const open = type === "pointerenter";
    if (open) prepare();
    soon(currentTarget, open ? { open, after: openAfter } : { open, after: closeAfter });
  };
  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    prepare();
    const arrives = target.matches("summary:focus-visible") && !currentTarget.contains(relatedTarget);
    if (arrives && !currentTarget.closest(".drawer")) soon(currentTarget, { open: true, after: openAfter });
  };
  const onPress = (event: MouseEvent) => {
    clearTimeout(waiting.current);
    prepare();
    // By keys nobody presses out of habit.
    if (byRest.current && event.detail > 0) event.preventDefault();
    byRest.current = false;
  };

  return (
    <Disclosure
      className={"category-drop " + side}
      // One of them is open at a time, which the browser sees to.
      name="categories"
      onPointerEnter={onPointer}
      onPointerLeave={onPointer}
      onFocus={onFocus}
      onPress={onPress}
      summary={
        <span>
          {heading}
          <Icon name="down" size={16} />
        </span>
      }
    >
      {Content ? (
        <Content key={`${props.categoryType} ${props.orgNo ?? ""}`} {...props} />
      ) : (
        <div className="pop">
          <a href={base + "/list"}>{t("categoryDropdown.all")}</a>
        </div>
      )}
    </Disclosure>
  );
}

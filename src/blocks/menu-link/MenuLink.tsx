import type { ReactNode } from "react";
import { navHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";

type Props = BlockProps<"menuLink">;

/** From here on the exact number is read aloud only. */
const maxShown = 99;

/**
 * One entry of a menu. Each is a block of its own, so that a site can move, change, add or remove it. Its style is in
 * the page's frame style, because every header has some.
 */
export function MenuLink(props: Props): ReactNode {
  const { label, icon, count = 0, look = "entry", target, on, t } = props;
  const shared = { className: "menu-link " + look, title: look === "icon" ? label : undefined };
  // Heard with the exact number, in the words for that; what is seen of it is a picture beside them.
  const isHeard = look === "icon" || count > 0;
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {look === "icon" ? null : <span aria-hidden={isHeard || undefined}>{label}</span>}
      {count > 0 && (
        <b className="badge" aria-hidden="true">
          {count > maxShown ? `${maxShown}+` : count}
        </b>
      )}
      {isHeard && <span className="vh">{count > 0 ? t("menuLink.counted", { label, count }) : label}</span>}
    </>
  );
  if (!props.href)
    return (
      <button type="button" {...shared} onClick={() => void on.press?.({})}>
        {content}
      </button>
    );
  const href = navHref(props.href, props.orgNo ? "/org/" + encodeURIComponent(props.orgNo) : (props.base ?? ""));
  return (
    <a
      {...shared}
      href={href}
      target={target === "_blank" ? target : undefined}
      aria-current={isCurrent(href, props) ? "page" : undefined}
    >
      {content}
    </a>
  );
}

function isCurrent(href: string, { path = "", within, also = [] }: Props): boolean {
  const [own = ""] = href.split(/[?#]/);
  return path === own || (within === true && path.startsWith(own + "/")) || also.includes(path);
}

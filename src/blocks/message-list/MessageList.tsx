import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { Root } from "./MessageListStyle.ts";

type Props = BlockProps<"messageList">;

/**
 * Messages, each a `<details>`: they can be read before the page runs, and without it. One that is opened counts as
 * read at once; if the server does not take that, its mark comes back.
 */
export function MessageList({
  items,
  unread,
  path,
  query,
  look = "page",
  emptyText,
  emptyUnreadText,
  emptyHref,
  emptyLabel,
  on,
  t,
}: Props): ReactNode {
  const onlyUnread = query?.isRead === "0";
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const root = useRef<HTMLDivElement>(null);
  const isUnread = (item: { id: string; isRead: number }) => item.isRead === 0 && !opened.has(item.id);

  const open = async (id: string) => {
    if (!items?.some((item) => item.id === id && isUnread(item))) return;
    setOpened((before) => new Set(before).add(id));
    const outcome = await on.read?.({ id });
    if (outcome && !outcome.done) setOpened((before) => new Set([...before].filter((other) => other !== id)));
  };
  // What was opened before the page ran told nobody.
  const openedBefore = useEffectEvent(() => {
    for (const details of root.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])
      void open(details.dataset.id ?? "");
  });
  useEffect(() => openedBefore(), [items]);

  return (
    <Root ref={root}>
      {look === "page" && (
        <div className="bar">
          <nav className="strip" aria-label={t("messageList.filter")}>
            <a href={path} aria-current={onlyUnread ? undefined : "page"}>
              {t("messageList.all")}
            </a>
            <a href={withQuery(path, {}, { isRead: "0" })} aria-current={onlyUnread ? "page" : undefined}>
              {t("messageList.unread")}
              {unread !== undefined && unread > 0 && <span className="count num">{unread}</span>}
            </a>
          </nav>
          {on.readAll && unread !== undefined && unread > 0 && (
            <button type="button" className="link" onClick={() => void on.readAll?.({})}>
              {t("messageList.readAll")}
            </button>
          )}
        </div>
      )}
      {items?.length === 0 ? (
        <Empty
          text={(onlyUnread ? emptyUnreadText : emptyText) ?? t("messageList.empty")}
          href={emptyHref}
          label={emptyLabel}
        />
      ) : (
        <ul className="list" aria-busy={!items || undefined} aria-label={t("messageList.label")}>
          {!items && (
            <>
              {[0, 1, 2].map((place) => (
                <li key={place} className="wait">
                  <i />
                  <i />
                </li>
              ))}
              <Late t={t} href={path} />
            </>
          )}
          {items?.map((item) => (
            <li key={item.id}>
              <details
                data-id={item.id}
                className={isUnread(item) ? "new" : undefined}
                onToggle={(event) => event.currentTarget.open && void open(item.id)}
              >
                <summary>
                  <span className="dot" aria-hidden="true" />
                  <span className="words">
                    <b>
                      {isUnread(item) && <span className="vh">{t("messageList.isUnread")} </span>}
                      <Content>{item.msgTitle}</Content>
                    </b>
                    <span className="by num">
                      {item.isTop === 1 && <span className="top">{t("messageList.top")}</span>}
                      <span>{t(`messageList.type.${item.msgType}`)}</span>
                      <time dateTime={item.gmtCreate.replace(" ", "T")}>{item.gmtCreate.slice(0, 16)}</time>
                    </span>
                  </span>
                  <Icon name="down" />
                </summary>
                <RichTextView body={item.msgText} />
              </details>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

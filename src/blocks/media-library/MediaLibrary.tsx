import type { ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import { AssetLine } from "./AssetLine.tsx";
import { Root } from "./MediaLibraryStyle.ts";
import { useNews } from "./use-news.ts";

const kinds = ["", "video", "document", "file"] as const;

/**
 * One's files, the newest first; which are shown is in the address. Those that are being made ready are looked at
 * again.
 */
export function MediaLibrary(props: BlockProps<"mediaLibrary">): ReactNode {
  const { items, path, query = {}, totalCount, addHref, lessonsHref, emptyText, on, t, blockKey, operations } = props;
  const assets = useNews(items, operations);
  // An organisation wants to know whose each is; who sees their own alone knows.
  const showOwner = new Set(assets?.map(({ ownerName }) => ownerName)).size > 1;
  const kind = query["kind"] ?? "";
  const keyword = query["keyword"] ?? "";
  return (
    <Root>
      <nav className="strip" aria-label={t("mediaLibrary.filter")}>
        {kinds.map((one) => (
          <a
            key={one}
            href={withQuery(path, {}, { kind: one, keyword })}
            aria-current={one === kind ? "page" : undefined}
          >
            {t(`mediaLibrary.kind.${one || "all"}`)}
          </a>
        ))}
      </nav>
      <div className="bar">
        <form role="search" method="get" action={path}>
          <label className="vh" htmlFor={`${blockKey}-keyword`}>
            {t("mediaLibrary.search")}
          </label>
          <input
            key={keyword}
            id={`${blockKey}-keyword`}
            type="search"
            name="keyword"
            defaultValue={keyword}
            {...inputLimits.listMediaAssets.keyword}
            placeholder={t("mediaLibrary.search")}
          />
          {kind && <input type="hidden" name="kind" value={kind} />}
          <button type="submit" className="btn ghost">
            {t("mediaLibrary.find")}
          </button>
        </form>
        {addHref && (
          <a className="btn" href={withQuery(addHref, {}, { kind })}>
            {t("mediaLibrary.add")}
          </a>
        )}
      </div>
      {totalCount !== undefined && totalCount > 0 && (
        <p className="muted num">{t("mediaLibrary.count", { count: totalCount })}</p>
      )}
      {assets?.length === 0 ? (
        <Empty
          text={keyword ? t("mediaLibrary.notFound") : (emptyText ?? t("mediaLibrary.empty"))}
          {...(keyword
            ? { href: withQuery(path, {}, { kind }), label: t("mediaLibrary.showAll") }
            : { href: addHref ?? "", label: t("mediaLibrary.addFirst") })}
        />
      ) : (
        <ul className="assets" aria-busy={!assets || undefined} aria-label={t("mediaLibrary.label")}>
          {!assets && <Late t={t} href={path} />}
          {assets?.map((asset) => (
            <AssetLine
              key={asset.mediaNo}
              asset={asset}
              lessonsHref={lessonsHref}
              showOwner={showOwner}
              on={on}
              operations={operations}
              t={t}
            />
          ))}
        </ul>
      )}
    </Root>
  );
}

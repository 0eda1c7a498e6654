import type { ReactNode } from "react";
import { ModerationEnum, PostStateEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import { entriesOf } from "./entries.ts";
import { PostLine } from "./PostLine.tsx";
import { Root } from "./OwnPostsStyle.ts";

type Props = BlockProps<"ownPosts">;

/** The states by which blogs can be chosen, as the address has them. */
const states = [
  ["all", {}],
  ["published", { postState: PostStateEnum.published }],
  ["draft", { postState: PostStateEnum.draft }],
  ["scheduled", { postState: PostStateEnum.scheduled }],
  ["waiting", { moderation: ModerationEnum.waiting }],
  ["hidden", { moderation: ModerationEnum.hidden }],
  ["removed", { moderation: ModerationEnum.removed }],
] as const satisfies [string, { postState?: number; moderation?: number }][];

/** What a person wrote, with where it stands. What was deleted keeps its place until the page is left. */
export function OwnPosts(props: Props): ReactNode {
  const { heading, path, query, emptyText, emptyHref, emptyLabel, operations, t } = props;
  const entries = entriesOf(props);
  const isChosen = Boolean(query?.["postState"] ?? query?.["moderation"]);
  return (
    <Root aria-busy={!entries || undefined}>
      {heading && <h2>{heading}</h2>}
      {path && <States path={path} query={query} t={t} />}
      {entries?.length === 0 &&
        (isChosen ? (
          <Empty text={t("ownPosts.noneSo")} />
        ) : (
          <Empty text={emptyText ?? t("common.empty")} href={emptyHref} label={emptyLabel} />
        ))}
      <ul>
        {!entries && <Late t={t} />}
        {entries?.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <PostLine entry={entry} operations={operations} t={t} />
          </li>
        ))}
      </ul>
    </Root>
  );
}

function States({ path, query, t }: Pick<Props, "query" | "t"> & { path: string }): ReactNode {
  const of = (name: string) => query?.[name] ?? "";
  return (
    <nav className="strip" aria-label={t("ownPosts.states")}>
      {states.map(([name, chosen]) => {
        const asked: { postState?: number; moderation?: number } = chosen;
        const next = { postState: String(asked.postState ?? ""), moderation: String(asked.moderation ?? "") };
        const isCurrent = next.postState === of("postState") && next.moderation === of("moderation");
        return (
          <a key={name} href={withQuery(path, {}, next)} aria-current={isCurrent ? "page" : undefined}>
            {t(`ownPosts.state.${name}`)}
          </a>
        );
      })}
    </nav>
  );
}

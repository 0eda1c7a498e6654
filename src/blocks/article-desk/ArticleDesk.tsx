import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ArticleStateEnum, IsTopEnum } from "../../generated/enums.ts";
import type { OwnArticleCard } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";
import { DeskList } from "../shared/desk-list.tsx";
import { deskListStyle } from "../shared/desk-style.ts";
import { summaryMark } from "../shared/summary-mark.ts";
import { SureButton } from "../shared/sure-button.tsx";
import { useAct, type Act } from "../shared/use-act.tsx";
import { Zones } from "./Zones.tsx";

type Props = BlockProps<"articleDesk">;

/** What the parts of the desk have. */
export interface PartProps extends Props {
  act: Act;
}

const states = ["", ...Object.values(ArticleStateEnum)] as const;

/** The articles of a site in every state, and their categories. */
export function ArticleDesk(props: Props): ReactNode {
  const { items, path, query = {}, blockKey, on, t } = props;
  const { act, status } = useAct({ changed: () => on.changed?.({}), unreached: "articleDesk.unreached", t });
  const state = query["state"] ?? "";
  const keyword = query["keyword"] ?? "";
  return (
    <Root>
      <nav className="strip" aria-label={t("articleDesk.states")}>
        {states.map((one) => (
          <a
            key={one}
            href={withQuery(path, {}, { state: String(one) })}
            aria-current={String(one) === state ? "page" : undefined}
          >
            {t(one === "" ? "articleDesk.state.all" : `articleDesk.state.${one}`)}
          </a>
        ))}
      </nav>
      <div className="bar">
        <a className="btn" href={`${path}/write`}>
          {t("articleDesk.write")}
        </a>
        <form action={path} role="search">
          {state && <input type="hidden" name="state" value={state} />}
          <label className="vh" htmlFor={`${blockKey}-keyword`}>
            {t("articleDesk.search")}
          </label>
          <input
            id={`${blockKey}-keyword`}
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={100}
            placeholder={t("articleDesk.search")}
          />
          <button type="submit" className="btn ghost">
            {t("articleDesk.find")}
          </button>
        </form>
      </div>
      {status}
      <DeskList
        items={items}
        empty={t(state || keyword ? "articleDesk.none" : "articleDesk.empty")}
        line={(article) => <Line key={article.id} {...props} act={act} article={article} />}
        t={t}
      />
      <Zones {...props} act={act} />
    </Root>
  );
}

function Line({ article, path, operations, act, t }: PartProps & { article: OwnArticleCard }): ReactNode {
  const { id, zoneName, articleState, isTop, hasDraft, gmtPublish, gmtModified } = article;
  const title = article.artTitle || t("articleDesk.noTitle");
  const isShown = articleState === ArticleStateEnum.published;
  const isPlanned = articleState === ArticleStateEnum.scheduled;
  return (
    <li>
      <h2>
        <Content>{title}</Content> <small>{t(`articleDesk.state.${articleState}`)}</small>
        {isTop === IsTopEnum.top && <small>{t("articleDesk.top")}</small>}
        {hasDraft === 1 && articleState !== ArticleStateEnum.draft && <small>{t("articleDesk.changed")}</small>}
      </h2>
      <p className="hint num">
        <Content>{zoneName}</Content>
        {" · "}
        {gmtPublish && (isShown || isPlanned)
          ? t(isPlanned ? "articleDesk.plannedFor" : "articleDesk.publishedOn", { time: gmtPublish.slice(0, 16) })
          : t("articleDesk.savedOn", { time: gmtModified.slice(0, 16) })}
      </p>
      <div className="tools">
        <a className="link" href={withQuery(`${path}/write`, {}, { draftId: id })}>
          {t("articleDesk.edit")}
          <span className="vh">
            {" "}
            <Content>{title}</Content>
          </span>
        </a>
        {isShown && (
          <a className="link" href={`/info/detail/${id}`}>
            {t("articleDesk.read")}
            <span className="vh">
              {" "}
              <Content>{title}</Content>
            </span>
          </a>
        )}
        {isShown && (
          <button
            type="button"
            className="link"
            onClick={() =>
              void act(
                () =>
                  operations.saveArticleTop({ id, isTop: isTop === IsTopEnum.top ? IsTopEnum.usual : IsTopEnum.top }),
                isTop === IsTopEnum.top ? "articleDesk.notOnTop" : "articleDesk.onTop",
              )
            }
          >
            {t(isTop === IsTopEnum.top ? "articleDesk.removeTop" : "articleDesk.setTop")}
            <span className="vh">
              {" "}
              <Content>{title}</Content>
            </span>
          </button>
        )}
        {(isShown || isPlanned) && (
          <SureButton
            label={t(isPlanned ? "articleDesk.unplan" : "articleDesk.takeOff")}
            about={title}
            question={t(isPlanned ? "articleDesk.unplanAsk" : "articleDesk.takeOffAsk", { title })}
            className="link"
            onSure={() => void act(() => operations.withdrawArticle({ id }), "articleDesk.takenOff")}
            t={t}
          />
        )}
        {hasDraft === 1 && articleState !== ArticleStateEnum.draft && (
          <SureButton
            label={t("articleDesk.discard")}
            about={title}
            question={t("articleDesk.discardAsk", { title })}
            className="link"
            onSure={() => void act(() => operations.deleteArticleDraft({ id }), "articleDesk.discarded")}
            t={t}
          />
        )}
        <SureButton
          label={t("articleDesk.delete")}
          about={title}
          question={t("articleDesk.deleteAsk", { title })}
          className="link danger"
          onSure={() => void act(() => operations.deleteArticle({ id }), "articleDesk.deleted")}
          t={t}
        />
      </div>
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  h2 small {
    margin-inline-start: 6px;
  }
  [role="status"]:empty {
    display: none;
  }
  .zones {
    margin-top: 40px;
  }
  ${summaryMark}
  .zones summary {
    width: fit-content;
    min-height: 44px;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  .zones form {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    align-items: end;
    gap: 12px 16px;
    padding-block: 16px;
    border-bottom: 1px solid var(--color-border);
  }
  .zones form .tools {
    grid-column: 1 / -1;
    align-items: center;
  }
`;

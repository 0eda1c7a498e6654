import { useState, type ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import type { JsonObject } from "../../shared/json.ts";
import { valueAt } from "../../site/document/layer-path.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";
import { Exchange } from "./Exchange.tsx";
import {
  changedPage,
  copyOfPage,
  ownPages,
  removedPages,
  restoredPage,
  screenNameOf,
  withoutPage,
  withPage,
  type OwnPage,
} from "./own-pages.ts";
import { PageSheet } from "./PageSheet.tsx";
import { templates } from "../../site/edit/page-templates.ts";

/**
 * The pages that the organisation made itself: added from a template, renamed, put into the navigation and taken away.
 */
export function PagesView(): ReactNode {
  const { t, store, start, notify } = useStudio();
  const { draft } = useStudioState();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ page?: OwnPage; copied?: OwnPage }>();
  const mayEdit = start.may.saveSiteDraft;
  const pages = ownPages(draft);
  const pageLabel = ({ title, name }: OwnPage) => title[start.locale] ?? Object.values(title)[0] ?? name;

  const removedLabel = (name: string) => titleOf(draft.base.screens?.[name], start.locale) ?? name;

  function remove(page: OwnPage) {
    store.edit((own) => withoutPage({ draft, own, page }), "studio.edit.removePage", {
      values: { name: pageLabel(page) },
    });
    notify(t("studio.removed", { name: pageLabel(page) }), { label: t("studio.undo"), run: store.undoLast() });
  }

  return (
    <main>
      <Style className="sheet">
        <div className="row spread">
          <h1>{t("studio.pages")}</h1>
          {mayEdit && (
            <button type="button" className="btn" onClick={() => setOpen({})}>
              <EditIcon name="plus" size={16} />
              {t("studio.newPage")}
            </button>
          )}
        </div>
        <p className="hint">{t("studio.pagesHint", { address: `${start.base}/p/…` })}</p>
        {pages.length === 0 && <p className="empty">{t("studio.noPages")}</p>}
        <ul>
          {pages.map((page) => (
            <li key={page.name}>
              <div>
                <Link to={`/screens/${page.name}`}>
                  <b>{pageLabel(page)}</b>
                </Link>
                <p className="hint">
                  {start.base}/p/{page.slug}{" "}
                  {page.navKey !== undefined && <span className="tag">{t("studio.inNav")}</span>}{" "}
                  {page.isInherited && <span className="tag">{t("studio.origin.flavour")}</span>}
                </p>
              </div>
              <div className="row" hidden={!mayEdit}>
                <Link
                  className="tool"
                  to={`/screens/${page.name}`}
                  aria-label={t("studio.editOf", { name: pageLabel(page) })}
                >
                  {t("studio.edit")}
                </Link>
                <button
                  type="button"
                  className="tool"
                  onClick={() => setOpen({ page })}
                  aria-label={t("studio.pageSettingsOf", { name: pageLabel(page) })}
                >
                  {t("studio.pageSettings")}
                </button>
                <button
                  type="button"
                  className="tool"
                  onClick={() => setOpen({ copied: page })}
                  aria-label={t("studio.duplicateOf", { name: pageLabel(page) })}
                >
                  {t("studio.duplicate")}
                </button>
                <button
                  type="button"
                  className="tool danger"
                  onClick={() => remove(page)}
                  aria-label={t("studio.removeOf", { name: pageLabel(page) })}
                >
                  {t("studio.remove")}
                </button>
              </div>
            </li>
          ))}
          {removedPages(draft).map((name) => (
            <li key={name}>
              <div>
                <s>{removedLabel(name)}</s>
                <p className="hint">{t("studio.pageTakenOff")}</p>
              </div>
              <div className="row" hidden={!mayEdit}>
                <button
                  type="button"
                  className="tool"
                  aria-label={t("studio.restoreOf", { name: removedLabel(name) })}
                  onClick={() =>
                    store.edit((own) => restoredPage({ draft, own, name }), "studio.edit.restore", {
                      values: { name: removedLabel(name) },
                    })
                  }
                >
                  {t("studio.restore")}
                </button>
              </div>
            </li>
          ))}
        </ul>
        <Exchange />
      </Style>
      {open !== undefined && (
        <PageSheet
          draft={draft}
          page={open.page}
          copied={open.copied}
          onClose={() => setOpen(undefined)}
          onSave={(wish, template) => {
            const name = wish.title[start.locale] ?? wish.slug;
            const { page, copied } = open;
            if (page)
              store.edit((own) => changedPage({ draft, own, page, wish }), "studio.edit.page", { values: { name } });
            else {
              const content = copied ? copyOfPage(draft, copied) : contentOf(template, wish.title);
              store.edit((own) => withPage({ draft, own, wish, content }), "studio.edit.addPage", { values: { name } });
            }
            setOpen(undefined);
            if (!page) void navigate(`/screens/${screenNameOf(wish.slug)}`);
          }}
        />
      )}
    </main>
  );
}

/** What a template puts on a new page. */
function contentOf(template: string, title: Record<string, string>): JsonObject {
  const { blocks, data } = templates.find(({ name }) => name === template) ?? templates[templates.length - 1]!;
  return { ...(data ? { data } : {}), blocks: blocks(title) };
}

/** The words of a screen's title, in a language or the first that it has. */
function titleOf(screen: unknown, locale: string): string | undefined {
  const words = valueAt(screen, ["title", "text"]) as Readonly<Record<string, string>> | undefined;
  return words?.[locale] ?? Object.values(words ?? {})[0];
}

const Style = styled.div`
  display: grid;
  gap: 14px;
  ul {
    display: grid;
    gap: 8px;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 12px 16px;
    background: var(--color-surface);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
  }
  li a b:hover {
    color: var(--color-primary);
  }
  .tool.danger {
    color: var(--color-danger);
  }
  .empty {
    padding: 32px 16px;
  }
`;

import { useState, type ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { useStudio, useStudioState } from "../StudioContext.ts";
import { Exchange } from "./Exchange.tsx";
import { changedPage, ownPages, screenNameOf, withoutPage, withPage, type OwnPage } from "./own-pages.ts";
import { PageSheet } from "./PageSheet.tsx";
import { templates } from "../../site/edit/page-templates.ts";

/**
 * The pages that the organisation made itself: added from a template, renamed, put into the navigation and taken away.
 */
export function PagesView(): ReactNode {
  const { t, store, start, notify } = useStudio();
  const { draft } = useStudioState();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"new" | OwnPage>();
  const pages = ownPages(draft);
  const pageLabel = ({ title, name }: OwnPage) => title[start.locale] ?? Object.values(title)[0] ?? name;

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
          <button type="button" className="btn" onClick={() => setOpen("new")}>
            <EditIcon name="plus" size={16} />
            {t("studio.newPage")}
          </button>
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
                  {page.navKey !== undefined && <span className="tag">{t("studio.inNav")}</span>}
                </p>
              </div>
              <div className="row">
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
                  onClick={() => setOpen(page)}
                  aria-label={t("studio.pageSettingsOf", { name: pageLabel(page) })}
                >
                  {t("studio.pageSettings")}
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
        </ul>
        <Exchange />
      </Style>
      {open !== undefined && (
        <PageSheet
          draft={draft}
          page={open === "new" ? undefined : open}
          onClose={() => setOpen(undefined)}
          onSave={(wish, template) => {
            const name = wish.title[start.locale] ?? wish.slug;
            if (open === "new") {
              const { blocks, data } =
                templates.find((one) => one.name === template) ?? templates[templates.length - 1]!;
              store.edit(
                (own) => withPage({ draft, own, wish, blocks: blocks(wish.title), data }),
                "studio.edit.addPage",
                { values: { name } },
              );
            } else
              store.edit((own) => changedPage({ draft, own, page: open, wish }), "studio.edit.page", {
                values: { name },
              });
            setOpen(undefined);
            if (open === "new") void navigate(`/screens/${screenNameOf(wish.slug)}`);
          }}
        />
      )}
    </main>
  );
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

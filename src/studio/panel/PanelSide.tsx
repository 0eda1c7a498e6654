import { lazy, Suspense, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import type { Acts } from "../outline/acts.ts";
import { layoutOf, type BlockNode } from "../outline/tree.ts";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { useSiteTexts, useStudio } from "../StudioContext.ts";
import type { Place, ShownField, Workbench } from "../types.ts";
import { isBlockType, saysFirst } from "../labels.ts";
import { FindingList } from "../publish/FindingList.tsx";
import { isUnder } from "../publish/finding-place.ts";
import { pathOf } from "../outline/tree.ts";

// The property panel brings the schemas of all blocks and operations: it comes with the first block that is chosen.
const BlockPanel = lazy(async () => ({ default: (await import("./BlockPanel.tsx")).BlockPanel }));

const ScreenPanel = lazy(async () => ({ default: (await import("./ScreenPanel.tsx")).ScreenPanel }));

interface PanelSideProps {
  place: Place;
  screen: string;
  node: BlockNode | undefined;
  /** The field that was pressed in the page. */
  field?: ShownField | undefined;
  acts: Acts;
  workbench: Workbench;
  onSelect: (key: string | undefined) => void;
  onAdd: () => void;
}

/** What was chosen in the outline or the preview: what it is, where it comes from, and its properties. */
export function PanelSide({ place, screen, node, field, acts, workbench, onSelect, onAdd }: PanelSideProps): ReactNode {
  const { t, words } = useStudio();
  const texts = useSiteTexts();
  const { draft, findings } = workbench;
  if (!node) {
    return (
      <Style className="nothing">
        <h2 className="vh">{t("studio.properties")}</h2>
        <EditIcon name="pick" size={28} />
        <p>{t("studio.chooseBlock")}</p>
        <p className="hint">{t("studio.chooseBlockHint")}</p>
        <button type="button" className="btn ghost" onClick={onAdd}>
          <EditIcon name="plus" size={16} />
          {t("studio.addBlock")}
        </button>
        {place.screen !== undefined && (
          <div className="page">
            <Suspense
              fallback={
                <p className="hint" role="status">
                  {t("studio.loading")}
                </p>
              }
            >
              <ScreenPanel {...workbench} screen={place.screen} />
            </Suspense>
          </div>
        )}
      </Style>
    );
  }
  const { key, type, shared, own, added, hidden } = node;
  const title = isBlockType(type) ? words.block.title(type) : type;
  const name = saysFirst(node.block.props, texts) ?? title;
  const layout = place.screen === undefined ? undefined : layoutOf(draft, place.screen);
  const mine = findings.filter(({ pointer }) => isUnder(pointer, [...pathOf(place), "blocks", key]));
  return (
    <Style>
      <header>
        <div>
          <h2>{title}</h2>
          {name !== title && <p className="hint">{name}</p>}
        </div>
        <button
          type="button"
          className="tool"
          aria-label={t("studio.closePanel")}
          title={t("studio.closePanel")}
          onClick={() => onSelect(undefined)}
        >
          <span className="cross">
            <EditIcon name="plus" />
          </span>
        </button>
      </header>
      {isBlockType(type) && <p className="hint">{words.block.about(type)}</p>}
      <div className="row from">
        <span className={own ? "tag own" : "tag"}>
          {t(added ? "studio.from.added" : own ? "studio.from.changed" : "studio.from.inherited")}
        </span>
        {own && !added && (
          <button type="button" className="tool" onClick={() => acts.reset(key, name)}>
            {t("studio.reset")}
          </button>
        )}
        <button type="button" className="tool" onClick={() => (hidden ? acts.show(key, name) : acts.hide(key, name))}>
          {t(hidden ? "studio.show" : "studio.hide")}
        </button>
      </div>
      {shared && layout !== undefined && (
        <p className="note">
          {t("studio.sharedNote")}{" "}
          <Link to={`/layouts/${layout}?block=${encodeURIComponent(key)}`}>{t("studio.editForAll")}</Link>
        </p>
      )}
      {hidden && <p className="note">{t("studio.hiddenNote")}</p>}
      {mine.length > 0 && <FindingList findings={mine} />}
      <Suspense
        fallback={
          <p className="hint" role="status">
            {t("studio.loading")}
          </p>
        }
      >
        <BlockPanel
          key={`${pathOf(place).join("/")}/${key}`}
          {...workbench}
          place={place}
          screen={screen}
          blockKey={key}
          field={field}
        />
      </Suspense>
    </Style>
  );
}

const Style = styled.div`
  padding: 14px 16px 48px;
  header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 8px;
  }
  header .tool {
    margin-block: -6px 0;
    margin-inline: 0 -6px;
  }
  .cross {
    display: inline-flex;
    transform: rotate(45deg);
  }
  .from {
    margin: 8px 0;
  }
  .from .tool {
    min-height: 30px;
    font-size: 0.8125rem;
    color: var(--color-primary);
  }
  .note {
    margin: 10px 0;
    padding: 8px 10px;
    border-radius: var(--radius-control);
    background: var(--color-warning-soft);
    font-size: 0.8125rem;
  }
  .note a {
    color: var(--color-link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &.nothing {
    display: grid;
    justify-items: center;
    gap: 10px;
    padding: 40px 16px;
    text-align: center;
    color: var(--color-text-muted);
  }
  &.nothing > p {
    max-width: 30ch;
  }
  .page {
    width: 100%;
    margin-top: 24px;
    text-align: start;
    color: var(--color-text);
  }
`;

import { useMemo, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { freeKey } from "../../site/edit/edit.ts";
import { Gallery } from "../gallery/Gallery.tsx";
import { addFromGallery } from "../gallery/add.ts";
import { PanelSide } from "../panel/PanelSide.tsx";
import { Preview } from "../preview/Preview.tsx";
import { useStudio, useStudioState, useWorkbench } from "../StudioContext.ts";
import type { Place } from "../types.ts";
import { createActs } from "./acts.ts";
import { Outline } from "./Outline.tsx";
import { ScreenPicker } from "./ScreenPicker.tsx";
import { exampleScreen } from "./screens.ts";
import { nodeOf, outlineOf, shownHere } from "./tree.ts";

/** A screen, or what all screens of a layout have: its outline, the page as it will be, and what was chosen in it. */
export function BlocksView({ part }: { part: "screens" | "layouts" }): ReactNode {
  const { t, store } = useStudio();
  const workbench = useWorkbench();
  const { saves } = useStudioState();
  const { "*": name = "" } = useParams();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [side, setSide] = useState<Side>("outline");
  const [adding, setAdding] = useState<{ place: string; before?: string | undefined }>();
  const [withAll, setWithAll] = useState(false);
  const { draft, findings, edit } = workbench;
  const selected = query.get("block") ?? undefined;

  const right = useRef<HTMLElement>(null);
  const place = useMemo<Place>(() => (part === "screens" ? { screen: name } : { layout: name }), [part, name]);
  const screen = part === "screens" ? name : exampleScreen(draft, name);
  const whole = useMemo(() => outlineOf({ draft, place, findings }), [draft, place, findings]);
  const { nodes, left } = useMemo(
    () => (whole && !withAll ? shownHere(whole) : { nodes: whole ?? [], left: 0 }),
    [whole, withAll],
  );
  const acts = useMemo(() => createActs({ draft, place, edit }), [draft, place, edit]);

  const select = (key: string | undefined) => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (key === undefined) next.delete("block");
        else next.set("block", key);
        return next;
      },
      { replace: true },
    );
    if (key !== undefined) setSide((now) => (now === "outline" ? "panel" : now));
  };
  const duplicate = (key: string, title: string) => {
    const as = freeKey({ own: store.get().draft.own, inherited: draft.base, ...place, like: key });
    acts.duplicate({ key, name: title, as });
    select(as);
  };

  /**
   * A click in the preview may be on a block of another document: of the page that a layout is looked at with, or one
   * that a link led to.
   */
  const pick = (key: string, shown: string) => {
    const isHere = whole && nodeOf(whole, key) && (part === "layouts" || shown === name);
    if (isHere) select(key);
    else void navigate(`/screens/${shown}?block=${encodeURIComponent(key)}`);
  };

  if (!whole) {
    return (
      <main className="opening">
        <p>{t("studio.noScreen", { name })}</p>
        <ScreenPicker place={place} />
      </main>
    );
  }
  const node = selected === undefined ? undefined : nodeOf(whole, selected);
  // The page in the preview has as many stops of the Tab key as it has links.
  const skipPreview = () => {
    flushSync(() => setSide("panel"));
    right.current?.focus();
  };
  return (
    <Columns data-side={side}>
      <h1 className="vh">{t("studio.editing")}</h1>
      <div className="switch" role="group" aria-label={t("studio.view")}>
        {sides.map((one) => (
          <button key={one} type="button" className="tool" aria-pressed={side === one} onClick={() => setSide(one)}>
            {t(`studio.view.${one}`)}
          </button>
        ))}
      </div>
      <section className="left" aria-label={t("studio.outline")}>
        <ScreenPicker place={place} />
        <div className="scroll">
          <Outline
            draft={draft}
            nodes={nodes}
            acts={acts}
            selected={selected}
            onSelect={select}
            onAdd={setAdding}
            onDuplicate={duplicate}
          />
          {(left > 0 || withAll) && (
            <button type="button" className="tool never" onClick={() => setWithAll(!withAll)}>
              {withAll ? t("studio.hideNever") : t("studio.showNever", { count: left })}
            </button>
          )}
        </div>
        <p className="help hint">{t("studio.outlineHelp")}</p>
      </section>
      <section className="middle" aria-label={t("studio.preview")}>
        <button type="button" className="skip" onClick={skipPreview}>
          {t("studio.skipPreview")}
        </button>
        {screen !== undefined && <Preview screen={screen} selected={selected} onPick={pick} saves={saves} />}
      </section>
      <section className="right" aria-label={t("studio.properties")} tabIndex={-1} ref={right}>
        <PanelSide
          place={place}
          screen={screen ?? name}
          node={node}
          acts={acts}
          workbench={workbench}
          onSelect={select}
          onAdd={() => setAdding({ place: "main" })}
        />
      </section>
      {adding && (
        <Gallery
          draft={draft}
          nodes={whole}
          to={adding}
          onClose={() => setAdding(undefined)}
          onChoose={(type) => {
            setAdding(undefined);
            select(addFromGallery({ draft, place, edit, type, to: adding, t }));
          }}
        />
      )}
    </Columns>
  );
}

type Side = "outline" | "preview" | "panel";
const sides: readonly Side[] = ["outline", "preview", "panel"];

const Columns = styled.main`
  && {
    flex: 1;
    min-height: 0;
    display: grid;
    align-content: stretch;
    gap: 0;
    overflow: hidden;
  }
  grid-template-columns: 292px minmax(0, 1fr) 340px;
  .left,
  .right {
    display: flex;
    flex-direction: column;
    min-height: 0;
    background: var(--color-surface);
  }
  .left {
    border-right: 1px solid var(--color-border);
  }
  .right {
    border-left: 1px solid var(--color-border);
    overflow-y: auto;
  }
  .scroll {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
  }
  .middle {
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow: hidden;
  }
  .skip {
    align-self: start;
    min-height: 44px;
    margin: 4px 12px;
  }
  .skip:not(:focus) {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .help {
    padding: 8px 14px;
    border-top: 1px solid var(--color-border);
  }
  .tool.never {
    margin: 0 8px 16px;
    color: var(--color-text-muted);
    font-size: 0.75rem;
    white-space: normal;
    text-align: left;
  }
  .switch {
    display: none;
  }
  @media (max-width: 1199px) {
    grid-template-columns: 300px minmax(0, 1fr);
    .right {
      position: fixed;
      z-index: 20;
      right: 0;
      top: var(--bar);
      bottom: 0;
      width: min(360px, 100vw);
      box-shadow: var(--shadow-raised);
    }
    &:not([data-side="panel"]) .right {
      display: none;
    }
  }
  @media (max-width: 899px) {
    && {
      display: flex;
      flex-direction: column;
    }
    .switch {
      display: flex;
      gap: 4px;
      padding: 6px 8px;
      background: var(--color-surface);
      border-bottom: 1px solid var(--color-border);
    }
    .switch .tool {
      flex: 1;
      min-height: 44px;
    }
    .left,
    .right,
    .middle {
      flex: 1;
      border: 0;
    }
    .right {
      position: static;
      width: auto;
      box-shadow: none;
    }
    &:not([data-side="outline"]) .left,
    &:not([data-side="preview"]) .middle,
    &:not([data-side="panel"]) .right {
      display: none;
    }
    .help {
      display: none;
    }
  }
`;

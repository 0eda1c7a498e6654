import { useMemo, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { freeKey } from "../../site/edit/edit.ts";
import { Gallery } from "../gallery/Gallery.tsx";
import { addFromGallery, addPiece } from "../gallery/add.ts";
import { SaveSection } from "../gallery/SaveSection.tsx";
import { PanelSide } from "../panel/PanelSide.tsx";
import { usePageEdits } from "../inline/use-page-edits.ts";
import { Preview } from "../preview/Preview.tsx";
import { useStudio, useStudioState, useWorkbench } from "../StudioContext.ts";
import type { Place } from "../types.ts";
import { createActs } from "./acts.ts";
import { Columns } from "./Columns.ts";
import { dropPlaces } from "./drop-places.ts";
import { Outline } from "./Outline.tsx";
import { ScreenPicker } from "./ScreenPicker.tsx";
import { exampleScreen } from "./screens.ts";
import { nodeOf, outlineOf, shownHere, type BlockNode } from "./tree.ts";
import { useBlockNames } from "./use-block-names.ts";
import { useRowActs } from "./use-row-acts.ts";

/** A screen, or what all screens of a layout have: its outline, the page as it will be, and what was chosen in it. */
export function BlocksView({ part }: { part: "screens" | "layouts" }): ReactNode {
  const { t, store, start } = useStudio();
  const workbench = useWorkbench();
  const { saves } = useStudioState();
  const { "*": name = "" } = useParams();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [side, setSide] = useState<Side>("outline");
  const [adding, setAdding] = useState<{ place: string; before?: string | undefined }>();
  const [saving, setSaving] = useState<BlockNode>();
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
  const names = useBlockNames();
  const acts = useMemo(() => {
    const called = (key: string, name: string) => {
      const node = whole && nodeOf(whole, key);
      return node ? names.calledOf(node) : name;
    };
    return createActs({ draft, place, edit, called });
  }, [draft, place, edit, whole, names]);

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
    if (isHere(key, shown)) select(key);
    else void navigate(`/screens/${shown}?block=${encodeURIComponent(key)}`);
  };
  const find = (key: string) => whole && nodeOf(whole, key);
  const isHere = (key: string, shown: string) => find(key) !== undefined && (part === "layouts" || shown === name);
  const { step } = useRowActs({
    nodes,
    acts,
    nameOf: names.nameOf,
    onSelect: select,
    onAdd: setAdding,
    onDuplicate: duplicate,
    // The page in the preview keeps the focus.
    focus: () => undefined,
  });
  const edits = usePageEdits({
    place,
    screen: screen ?? name,
    isHere,
    typeOf: (key) => find(key)?.type,
    pick,
    placesFor(key) {
      const node = nodeOf(nodes, key);
      return node ? dropPlaces({ draft, nodes, node, ...names }) : [];
    },
    move(key, to, before) {
      const node = find(key);
      if (node) acts.move({ key, name: names.nameOf(node), to, before });
    },
    step(key, by) {
      const node = nodeOf(nodes, key);
      if (node) step(node, by);
    },
    openPanel: () => setSide("panel"),
  });

  if (!whole) {
    return (
      <main className="opening">
        <p>{t("studio.noScreen", { name })}</p>
        <ScreenPicker place={place} />
      </main>
    );
  }
  // A link to the draft could be handed on: who only looks has none, and sees what is published.
  if (!start.may.saveSiteDraft)
    return (
      <main className="opening">
        <p>{t("studio.readOnly.pages")}</p>
        <p>
          <a className="btn ghost" href={start.base || "/"} target="_blank" rel="noreferrer">
            {t("studio.openSite")}
          </a>
        </p>
      </main>
    );
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
            onSave={setSaving}
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
        {screen !== undefined && <Preview screen={screen} selected={selected} edits={edits} saves={saves} />}
      </section>
      <section className="right" aria-label={t("studio.properties")} tabIndex={-1} ref={right}>
        <PanelSide
          place={place}
          screen={screen ?? name}
          node={node}
          field={edits.field}
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
          onChoose={(chosen) => {
            setAdding(undefined);
            const addition = { draft, place, edit, to: adding };
            select(
              typeof chosen === "string"
                ? addFromGallery({ ...addition, type: chosen, called: names.calledOf })
                : addPiece({ ...addition, ...chosen }),
            );
          }}
        />
      )}
      {saving && (
        <SaveSection place={place} node={saving} called={names.calledOf(saving)} onClose={() => setSaving(undefined)} />
      )}
    </Columns>
  );
}

type Side = "outline" | "preview" | "panel";
const sides: readonly Side[] = ["outline", "preview", "panel"];

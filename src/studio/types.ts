import type { ComponentType } from "react";
import type { StudioKey } from "../generated/built/locale-keys.ts";
import type { AdviceKind } from "../site/check/advice.ts";
import type { TextValues } from "../site/compile/texts.ts";
import type { StudioMay } from "../site/edit/studio-start.ts";
import type { Layer, LayeredSite } from "../site/document/resolve.ts";

/** A site as it is worked on. Nothing in it changes: each edit gives another draft. */
export interface Draft {
  siteOrgNo: string;
  /** What the organisation itself says: the patch that is edited, stored and published. */
  own: Layer;
  /** What it stands on, resolved: the default with the flavour over it. */
  base: Layer;
  /** The flavour's layer alone, to say of a value where it comes from; absent where the site stands on the default. */
  flavour?: Layer | undefined;
  /** Both as what resolves a document: the base, and the own layer over it. */
  layers: LayeredSite;
  /** The languages that the site offers, its default first. */
  locales: readonly string[];
}

/**
 * The document whose blocks are worked on: a screen, over its layout, or the layout, for all screens that stand on it.
 */
export type Place = { screen: string; layout?: undefined } | { layout: string; screen?: undefined };

/** Changes the own layer; the same object when there was nothing to change. */
export type Change = (own: Layer) => Layer;

export interface EditOptions {
  values?: TextValues;
  /** Edits of the same name that follow one another are undone together: what is typed into one field. */
  together?: string;
}

/** Changes the draft, undone by one step. `labelKey` names the step in the studio's texts: `studio.edit.…`. */
export type Edit = (change: Change, labelKey: StudioKey, options?: EditOptions) => void;

/** A text of the studio (`src/locales/studio`), by its whole key. */
export type Translate = (key: StudioKey, values?: TextValues) => string;

/** What is wrong with a draft, or would probably not be meant. */
export interface Finding {
  severity: "error" | "warning";
  /** JSON pointer from the layer's root: `/screens/home/blocks/grid/props/columns`. */
  pointer: string;
  message: string;
  /** What it is about in the list of what a site makes its own. */
  about?: AdviceKind | undefined;
  suggestion?: string | undefined;
  allowed?: readonly string[] | undefined;
}

/** What every part of the studio is given. */
export interface Workbench {
  draft: Draft;
  edit: Edit;
  t: Translate;
  /** The language that the studio speaks, which need not be one of the site's. */
  locale: string;
  /** What the last check of the draft found. */
  findings: readonly Finding[];
}

/** The properties of one block. */
export interface BlockPanelProps extends Workbench {
  /** The document that the edits go to. */
  place: Place;
  /** The screen that is looked at: its data are what bindings reach. */
  screen: string;
  blockKey: string;
  /** The field that was pressed in the page, in the layer; another object each time. */
  field?: ShownField | undefined;
}

/** A field that the panel shows because it was pressed in the page. */
export interface ShownField {
  path: readonly string[];
  /** Whether the field takes the focus: it is not written in the page. */
  focus: boolean;
}

/** One page of the site's settings. */
export type PartProps = Workbench;

/** A page of the site's settings as the studio lists it. */
export interface SettingsPart {
  titleKey: StudioKey;
  Part: ComponentType<PartProps>;
  /** The screen on which a change shows best; where there is room, its preview stands beside the settings. */
  shownOn?: string | undefined;
  /** The block of that screen that it changes: the preview comes to it. */
  block?: string | undefined;
  /** Which call somebody has to be let make to change it; without it saving the draft. */
  may?: keyof StudioMay;
  /** Which call it reads by, where not everybody may. */
  sees?: keyof StudioMay;
}

import { createContext, use } from "react";
import type { Roots } from "../../site/check/bindings.ts";
import type { Schema } from "../../site/check/schema.ts";
import type { LayerPath } from "../../site/edit/edit.ts";
import type { StudioLanguage } from "../language/load.ts";
import type { ShownField, Workbench } from "../types.ts";
import type { Named } from "./named.ts";

/** What is known of one property: its words, and its schema as the site language has it. */
export interface PropertyWords {
  title: string;
  about: string | undefined;
  choice: (value: string | number) => string;
}

/** What every field and picker below one form of the studio knows. */
export interface PanelSurroundings extends Workbench {
  language: StudioLanguage;
  /** Where the form's value stands in the layer. */
  path: LayerPath;
  /** What bindings and conditions may read there. */
  roots: Roots;
  /** The operation that each data source of the screen calls, by the source's name. */
  operations: Readonly<Record<string, string>>;
  /** The event whose actions are edited, where they are: it decides what may be called. */
  event?: { type: string; event: string };
  /** What properties of the block may name, by what it is. */
  named?: Named;
  /** The field that was pressed in the page: it is brought into view. */
  field?: ShownField | undefined;
  /** What the value is of, as the history names it. */
  name?: string;
  /** Whether values may be bound to data: site settings are only written. */
  isBindable: boolean;
  /** The words of a property, by its names from the form's value inwards; entries of lists have no number in it. */
  wordsOf: (names: readonly string[], schema: Schema) => PropertyWords;
}

const Context = createContext<PanelSurroundings | undefined>(undefined);

export const PanelProvider = Context.Provider;

/** The surroundings of a field; a field outside a panel is a mistake of ours. */
export function usePanel(): PanelSurroundings {
  const around = use(Context);
  if (!around) throw new Error("a field of the studio stands outside a panel");
  return around;
}

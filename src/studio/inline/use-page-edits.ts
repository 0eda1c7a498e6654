import { useState } from "react";
import type { DropPlace, FrameAct, FrameMessage, Pressed, StudioMessage } from "../../site/preview/preview-messages.ts";
import { isLongText } from "../panel/kinds.ts";
import { useStudio } from "../StudioContext.ts";
import type { Place, ShownField } from "../types.ts";
import { hintOf, type Hint } from "./hint.ts";
import { wholePath, wordsIn, type TargetQuestion } from "./target.ts";
import { useImageDrop, type ImageDrop } from "./use-image-drop.ts";
import { usePageTexts } from "./use-page-texts.ts";
import { richMessage } from "./rich-message.ts";

interface PageEditsParts {
  place: Place;
  /** The screen that is looked at. */
  screen: string;
  /** Whether a block of the screen that the frame shows is one of the document that is worked on. */
  isHere: (block: string, screen: string) => boolean;
  typeOf: (block: string) => string | undefined;
  pick: (block: string, screen: string) => void;
  placesFor: (block: string) => DropPlace[];
  move: (block: string, to: string, before: string | undefined) => void;
  step: (block: string, by: -1 | 1) => void;
  /** Shows the panel, where there is no room for all. */
  openPanel: () => void;
}

/** What is done on the page in the preview, as edits of the draft. */
export interface PageEdits {
  /** @param lang the language that the page is shown in */
  hear(message: FrameMessage, around: { lang: string; say: (message: StudioMessage) => void }): void;
  hint: Hint | undefined;
  closeHint: () => void;
  /** The field that the panel shows. */
  field: ShownField | undefined;
  pictures: ImageDrop;
}

/** Texts written, blocks dragged and pictures dropped on the page, each by the same edits as in outline and panel. */
export function usePageEdits(parts: PageEditsParts): PageEdits {
  const studio = useStudio();
  const { t, store, product } = studio;
  const { place, screen, isHere, typeOf, pick, placesFor, move, step, openPanel } = parts;
  const [hint, setHint] = useState<Hint>();
  const [field, setField] = useState<ShownField>();
  const { find, nameOf, write, writeRich } = usePageTexts({ place, isHere, typeOf });
  const pictures = useImageDrop({ place, nameOf, onSet: (path) => setField({ path, focus: false }) });

  function press(block: string, pressed: Pressed, { lang, say }: Parameters<PageEdits["hear"]>[1]) {
    const target = find(block, pressed);
    const { draft } = store.get();
    if (!target) return setField(undefined);
    if (target.kind === "data") {
      setField(undefined);
      return setHint(hintOf(target.bound, { draft, screen, rect: pressed.rect, parts: studio }));
    }
    const path = wholePath(target);
    const isWhole =
      target.kind === "words" &&
      (target.value === undefined || isWholly(pressed.shown, target.value, { draft, texts: product }));
    if (target.kind === "rich") {
      setField({ path, focus: false });
      const label = t("studio.inline.edit", { name: nameOf(block, target) });
      return say(richMessage(target, { block, lang, label, draft, parts: studio }));
    }
    setField({ path, focus: !isWhole });
    if (!isWhole) return openPanel();
    say({
      type: "lectern:edit",
      block,
      path: pressed.paths[0] ?? [],
      label: t("studio.inline.edit", { name: nameOf(block, target) }),
      lang,
      long: isLongText(path.at(-1) ?? "") || pressed.shown.trim().includes("\n"),
    });
  }

  function act(one: FrameAct, block: string | undefined) {
    if (one === "undo" || one === "redo") return store[one]();
    if (one === "save") return void store.flush();
    if (block !== undefined) step(block, one === "up" ? -1 : 1);
  }

  return {
    hint,
    closeHint: () => setHint(undefined),
    field,
    pictures,
    hear(message, around) {
      if (message.type === "lectern:shown" || message.type === "lectern:drawn") return;
      setHint(undefined);
      if (message.type === "lectern:key") return act(message.act, message.block);
      const { block } = message;
      if (message.type === "lectern:picked") {
        pick(block, message.screen);
        const pressed = isHere(block, message.screen) ? message.pressed : undefined;
        return pressed ? press(block, pressed, around) : setField(undefined);
      }
      if (message.type === "lectern:wrote") {
        return around.say({ type: "lectern:edited", kept: write(message, around.lang) });
      }
      if (message.type === "lectern:wroteRich") return around.say({ type: "lectern:edited", kept: writeRich(message) });
      pick(block, message.screen);
      if (!isHere(block, message.screen)) return;
      if (message.type === "lectern:dragging")
        return around.say({ type: "lectern:places", block, places: placesFor(block) });
      if (message.type === "lectern:moved") return move(block, message.to, message.before);
      return void pictures.take(block, message);
    },
  };
}

/** Whether a text of the page is all that a value says in a language: of some the page shows a line alone. */
function isWholly(shown: string, value: unknown, around: Pick<TargetQuestion, "draft" | "texts">): boolean {
  const plain = (words: string) => words.replace(/\s+/g, " ").trim();
  return around.draft.locales.some((locale) => plain(wordsIn(value, locale, around)) === plain(shown));
}

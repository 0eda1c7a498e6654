import { useState, type KeyboardEvent, type ReactNode } from "react";
import type { Translate } from "../block.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { pressedKey } from "../../ui/pressed-key.ts";
import type { Found } from "./useFind.ts";

interface Props {
  found: Found;
  onFind(text: string): void;
  onGo(step: 1 | -1): void;
  onEnd(): void;
  t: Translate;
}

/** A field for what is looked for in a document, and the ways from place to place. Enter finds, and goes on. */
export function FindField({ found, onFind, onGo, onEnd, t }: Props): ReactNode {
  const [text, setText] = useState("");
  const { wanted, places, at } = found;
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) === "Enter") onFind(text);
  };
  const said =
    wanted === ""
      ? ""
      : !places
        ? t("documentViewer.finding")
        : places.length === 0
          ? t("documentViewer.foundNone")
          : t("documentViewer.found", { at: at + 1, total: places.length });
  return (
    <div className="find" role="search">
      <input
        type="search"
        aria-label={t("documentViewer.find")}
        placeholder={t("documentViewer.find")}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === "") onEnd();
        }}
      />
      <span className="num" role="status">
        {said}
      </span>
      {places && places.length > 1 && (
        <>
          <button type="button" onClick={() => onGo(-1)} aria-label={t("documentViewer.findPrevious")}>
            <Icon name="left" />
          </button>
          <button type="button" onClick={() => onGo(1)} aria-label={t("documentViewer.findNext")}>
            <Icon name="right" />
          </button>
        </>
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import type { LayerChange } from "../../generated/types.ts";
import { safeAddress } from "../../shared/addresses.ts";
import { isImageName } from "../../shared/image-names.ts";
import { useSiteTexts, useStudio } from "../StudioContext.ts";
import { changeWords, valueWords } from "./value-label.ts";

/** What a value was and what it is, side by side: pictures as pictures, colours with themselves, all else in words. */
export function ChangeValue({ change }: { change: LayerChange }): ReactNode {
  const { t, words } = useStudio();
  const texts = useSiteTexts();
  const { path, kind, before, after } = change;
  const parts = { t, words, texts };
  const [was, is] =
    kind === "changed"
      ? changeWords(before, after, parts)
      : [
          isNothing(before) ? undefined : valueWords(before, parts),
          isNothing(after) ? undefined : valueWords(after, parts),
        ];
  return (
    <div className="sides">
      <div className="was">
        <span className="vh">{t("studio.change.before")}</span>
        {was === undefined ? <i>{t("studio.value.none")}</i> : <del>{shown(path, before, was)}</del>}
      </div>
      <div className="is">
        <span className="vh">{t("studio.change.after")}</span>
        {is === undefined ? <i>{t("studio.value.none")}</i> : <ins>{shown(path, after, is)}</ins>}
      </div>
    </div>
  );
}

function shown(path: readonly string[], value: unknown, words: string): ReactNode {
  if (typeof value !== "string") return words;
  if (path[0] === "theme" && path[1] === "color")
    return (
      <>
        <span className="swatch" style={{ background: value }} aria-hidden="true" /> {words}
      </>
    );
  const address = isImageName(path.at(-1) ?? "") ? safeAddress(value) : undefined;
  return address === undefined || address === "" ? words : <img src={address} alt={words} loading="lazy" />;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

import { useMemo, useState, type ReactNode } from "react";
import { languageWords } from "../language-name.ts";
import type { Binding, Text } from "../../generated/types.ts";
import { isBinding } from "../../site/compile/bindings.ts";
import { isObject } from "../../shared/json.ts";
import { isReference } from "../../site/compile/localise.ts";
import { usePanel } from "../panel/context.ts";
import { withWords } from "../inline/write.ts";
import { wordsIn } from "../inline/target.ts";
import type { Draft, Translate } from "../types.ts";
import { BindingPicker } from "./BindingPicker.tsx";
import { Chooser } from "./Chooser.tsx";
import { TypedInput } from "./TypedInput.tsx";

interface TextPickerProps {
  id: string;
  label: string;
  value: Text | Binding | undefined;
  /** A text of several lines. */
  isLong?: boolean;
  onChange: (value: Text | Binding | undefined) => void;
}

type Way = "words" | "product" | "data";

/**
 * A text in the languages of the site: one's own words, or one of the product's texts, or what the page knows. Who
 * begins to write over one of the product's texts begins with its words.
 */
export function TextPicker({ id, label, value, isLong = false, onChange }: TextPickerProps): ReactNode {
  const { t, draft, language, locale, isBindable } = usePanel();
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? wayOf(value);
  const ways: readonly Way[] = isBindable ? ["words", "product", "data"] : ["words", "product"];
  const saying = (inLocale: string): string => wordsIn(value, inLocale, { draft, texts: language.texts });
  const wording =
    isObject(value) && "text" in value && isObject(value["text"])
      ? (value["text"] as Record<string, string>)
      : undefined;
  const options = useMemo(
    () => (way === "product" ? productTexts(language.texts, locale) : []),
    [way, language, locale],
  );

  function write(inLocale: string, typed: string) {
    onChange(withWords(value, { locale: inLocale, words: typed, locales: draft.locales, saying }));
  }

  return (
    <div className="sp-text">
      <div className="sp-ways" role="group" aria-label={t("studio.text.ways", { label })}>
        {ways.map((one) => (
          <button key={one} type="button" aria-pressed={way === one} onClick={() => setChosen(one)}>
            {t(`studio.text.way.${one}`)}
          </button>
        ))}
      </div>
      {way === "words" &&
        draft.locales.map((inLocale) => (
          <div key={inLocale} className="sp-words">
            <label htmlFor={`${id}-${inLocale}`}>{languageWords(inLocale, t)}</label>
            <TypedInput
              id={`${id}-${inLocale}`}
              lang={inLocale}
              isLong={isLong}
              value={wording ? (wording[inLocale] ?? "") : saying(inLocale)}
              onChange={(typed) => write(inLocale, typed)}
            />
            {wording && !wording[inLocale] && <p className="sp-note">{missingWords(inLocale, draft, t)}</p>}
          </div>
        ))}
      {way === "product" && (
        <>
          <Chooser
            id={id}
            label={label}
            options={options}
            value={isReference(value ?? {}) ? (value as { $t: string }).$t : undefined}
            placeholder={t("studio.text.choose")}
            onChoose={(key) => onChange({ $t: key })}
          />
          <p className="sp-note">{t("studio.text.product.about")}</p>
        </>
      )}
      {way === "data" && (
        <BindingPicker
          id={id}
          label={label}
          value={isBinding(value) ? value : undefined}
          wanted={oneText}
          onChange={onChange}
        />
      )}
    </div>
  );
}

const oneText = { type: "string" };

/** What visitors read where a language has no words: those of the site's default one, if it is not that itself. */
export function missingWords(locale: string, { locales }: Draft, t: Translate): string {
  return t(locale === locales[0] ? "studio.text.missingDefault" : "studio.text.missing");
}

/** A text of the product is shown as the words that it says: they are what most people come to change. */
function wayOf(value: unknown): Way {
  if (isBinding(value)) return "data";
  return isObject(value) && isReference(value) && value["with"] !== undefined ? "product" : "words";
}

/** The product's texts, as a person would look for them: by their words in the language of the studio. */
export function productTexts(
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
  locale: string,
): { id: string; label: string; detail: string; words: string }[] {
  const [shown = {}, ...others] = [
    texts[locale],
    ...Object.entries(texts).flatMap(([name, catalogue]) => (name === locale ? [] : [catalogue])),
  ];
  return Object.entries(shown).map(([key, words]) => ({
    id: key,
    label: words,
    detail: key,
    words: others.map((other) => other?.[key] ?? "").join(" "),
  }));
}

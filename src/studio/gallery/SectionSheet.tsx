import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { Sheet } from "../../ui/Sheet.tsx";
import { directionOf } from "../../shared/language-tags.ts";
import { languageWords } from "../language-name.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";

interface SectionSheetProps {
  heading: string;
  /** What it is called so far, by language. */
  title: Readonly<Record<string, string>>;
  onSave: (title: Record<string, string>) => void;
  onClose: () => void;
}

/** Asks what a section saved for reuse is called, in each language of the site. */
export function SectionSheet({ heading, title: before, onSave, onClose }: SectionSheetProps): ReactNode {
  const { t } = useStudio();
  const { draft } = useStudioState();
  const [title, setTitle] = useState(before);
  const [tried, setTried] = useState(false);
  const [first = "zh-CN"] = draft.locales;
  const isWrong = tried && (title[first] ?? "").trim() === "";
  return (
    <Sheet title={heading} closeLabel={t("studio.close")} onClose={onClose} width={480}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if ((title[first] ?? "").trim() === "") return;
          const said = Object.entries(title).map(([locale, words]) => [locale, words.trim()] as const);
          onSave(Object.fromEntries(said.filter(([, words]) => words !== "")));
        }}
      >
        <p className="hint">{t("studio.section.about")}</p>
        {draft.locales.map((locale) => (
          <div className="field" key={locale}>
            <label htmlFor={`section-title-${locale}`}>
              {t("studio.section.name")} · {languageWords(locale, t)}
            </label>
            <input
              id={`section-title-${locale}`}
              lang={locale}
              dir={directionOf(locale)}
              value={title[locale] ?? ""}
              autoFocus={locale === first}
              aria-invalid={isWrong && locale === first}
              aria-describedby={isWrong && locale === first ? "section-title-fault" : undefined}
              onChange={({ target }) => setTitle({ ...title, [locale]: target.value })}
            />
            {isWrong && locale === first && (
              <p className="wrong" role="alert" id="section-title-fault">
                {t("studio.section.nameNeeded")}
              </p>
            )}
          </div>
        ))}
        <div className="foot">
          <button type="button" className="btn ghost" onClick={onClose}>
            {t("studio.cancel")}
          </button>
          <button type="submit" className="btn">
            {t("studio.section.keep")}
          </button>
        </div>
      </Form>
    </Sheet>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
`;

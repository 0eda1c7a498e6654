import { useState, type ReactNode } from "react";
import type { StudioKey } from "../../generated/built/locale-keys.ts";
import { directionOf } from "../../shared/language-tags.ts";
import { languageWords } from "../language-name.ts";
import { styled } from "styled-components";
import { Sheet } from "../../ui/Sheet.tsx";
import { useStudio } from "../StudioContext.ts";
import type { Draft, Translate } from "../types.ts";
import { freeSlug, slugFault, slugOf, type OwnPage, type PageWish } from "./own-pages.ts";
import { templates } from "../../site/edit/page-templates.ts";

interface PageSheetProps {
  draft: Draft;
  /** undefined for a new page. */
  page: OwnPage | undefined;
  /** The page that a new one is a copy of. */
  copied?: OwnPage | undefined;
  onSave: (wish: PageWish, template: string) => void;
  onClose: () => void;
}

/**
 * Asks for a page's title in each language of the site, its address, what it begins with and whether it stands in the
 * navigation.
 */
export function PageSheet({ draft, page, copied, onSave, onClose }: PageSheetProps): ReactNode {
  const { t, start } = useStudio();
  const [title, setTitle] = useState<Record<string, string>>(
    () => page?.title ?? (copied ? copyTitle(copied.title, t) : {}),
  );
  const [slug, setSlug] = useState(() => page?.slug ?? (copied ? freeSlug(draft, copied.slug) : ""));
  const [typed, setTyped] = useState(page !== undefined || copied !== undefined);
  const [template, setTemplate] = useState(templates[0]!.name);
  const [inNav, setInNav] = useState(copied ? false : page === undefined || page.navKey !== undefined);
  const [tried, setTried] = useState(false);
  const [first = "zh-CN"] = draft.locales;
  const fault = slugFault(draft, slug, page?.name);
  const noTitle = (title[first] ?? "").trim() === "";

  function change(locale: string, words: string) {
    setTitle({ ...title, [locale]: words });
    // A title in Latin letters is most of an address; a Chinese one gives none.
    if (!typed && slugOf(words) !== "") setSlug(slugOf(words));
  }

  return (
    <Sheet
      title={t(page ? "studio.pageSettings" : copied ? "studio.copyPage" : "studio.newPage")}
      closeLabel={t("studio.close")}
      onClose={onClose}
      width={680}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (fault !== undefined || noTitle) return;
          onSave(
            {
              slug,
              title: Object.fromEntries(
                Object.entries(title).flatMap(([locale, words]) =>
                  words.trim() === "" ? [] : [[locale, words.trim()]],
                ),
              ),
              inNav,
            },
            template,
          );
        }}
      >
        {!page && !copied && (
          <fieldset>
            <legend>{t("studio.beginWith")}</legend>
            <div className="templates">
              {templates.map(({ name }) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="template"
                    value={name}
                    checked={template === name}
                    onChange={() => setTemplate(name)}
                  />
                  <img src={`/assets/blocks/template_${name}.webp`} alt="" loading="lazy" />
                  <b>{t(`studio.template.${name}` as StudioKey)}</b>
                  <span>{t(`studio.template.${name}.about` as StudioKey)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {draft.locales.map((locale) => (
          <div className="field" key={locale}>
            <label htmlFor={`page-title-${locale}`}>
              {t("studio.pageTitle")} · {languageWords(locale, t)}
            </label>
            <input
              id={`page-title-${locale}`}
              lang={locale}
              dir={directionOf(locale)}
              value={title[locale] ?? ""}
              autoFocus={locale === first}
              aria-invalid={tried && noTitle && locale === first}
              onChange={({ target }) => change(locale, target.value)}
            />
            {tried && noTitle && locale === first && (
              <p className="wrong" role="alert">
                {t("studio.titleNeeded")}
              </p>
            )}
          </div>
        ))}
        <div className="field">
          <label htmlFor="page-slug">{t("studio.address")}</label>
          <p className="address">
            <span>{start.base}/p/</span>
            <input
              id="page-slug"
              value={slug}
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={tried && fault !== undefined}
              aria-describedby="page-slug-hint"
              onChange={({ target }) => {
                setTyped(true);
                setSlug(target.value.trim().toLowerCase());
              }}
            />
          </p>
          {(tried || (typed && slug !== "")) && fault !== undefined ? (
            <p className="wrong" role="alert" id="page-slug-hint">
              {t(`studio.slug.${fault}`)}
            </p>
          ) : (
            <p className="hint" id="page-slug-hint">
              {t("studio.addressHint")}
            </p>
          )}
        </div>
        <label className="check">
          <input type="checkbox" checked={inNav} onChange={({ target }) => setInNav(target.checked)} />
          {t("studio.showInNav")}
        </label>
        <div className="foot">
          <button type="button" className="btn ghost" onClick={onClose}>
            {t("studio.cancel")}
          </button>
          <button type="submit" className="btn">
            {t(page ? "studio.apply" : "studio.makePage")}
          </button>
        </div>
      </Form>
    </Sheet>
  );
}

/** The title of a copy, in each language that the page has one in. */
function copyTitle(title: Readonly<Record<string, string>>, t: Translate): Record<string, string> {
  return Object.fromEntries(
    Object.entries(title).map(([locale, name]) => [locale, t("studio.copyTitle", { name }).slice(0, 200)]),
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-weight: 600;
  }
  .templates {
    display: grid;
    gap: 8px;
    grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  }
  .templates label {
    position: relative;
    display: grid;
    align-content: start;
    gap: 2px;
    padding: 10px 12px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  .templates label:has(:checked) {
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
  }
  .templates label:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  .templates input {
    position: absolute;
    opacity: 0;
  }
  .templates img {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 10;
    margin-bottom: 6px;
    object-fit: cover;
    object-position: top;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-small);
    background: var(--color-surface-alt);
  }
  .templates span {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
  .address {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .address span {
    white-space: nowrap;
    color: var(--color-text-muted);
  }
  .check {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    cursor: pointer;
  }
`;

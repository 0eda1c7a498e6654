import { lazy, Suspense, useState, type ReactNode } from "react";
import { languageWords } from "../language-name.ts";
import type { RichText } from "../../generated/types.ts";
import { usePanel } from "../panel/context.ts";
import { bodiesOf, withBody, type WordedRich } from "./rich-bodies.ts";
import { sendImage } from "./send-image.ts";
import { missingWords } from "./TextPicker.tsx";

const RichEditor = lazy(async () => ({
  default: (await import("../../blocks/rich-editor/RichEditor.tsx")).RichEditor,
}));

interface RichPickerProps {
  id: string;
  label: string;
  value: RichText | undefined;
  onChange: (value: RichText | undefined) => void;
}

const empty: RichText = { type: "doc", content: [] };

interface WordedRichPickerProps extends Omit<RichPickerProps, "value" | "onChange"> {
  value: WordedRich | undefined;
  onChange: (value: WordedRich | undefined) => void;
}

/**
 * A written page in the languages of the site, one at a time. What has one body for all was written in the first of
 * them.
 */
export function WordedRichPicker({ id, label, value, onChange }: WordedRichPickerProps): ReactNode {
  const { t, draft } = usePanel();
  const [first = "zh-CN"] = draft.locales;
  const [locale, setLocale] = useState(first);
  const bodies = bodiesOf(value, draft.locales);
  const write = (body: RichText | undefined) => onChange(withBody(value, { locale, body, locales: draft.locales }));
  return (
    <>
      {draft.locales.length > 1 && (
        <div className="sp-ways" role="group" aria-label={t("studio.about.languages")}>
          {draft.locales.map((one) => (
            <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
              {languageWords(one, t)}
            </button>
          ))}
        </div>
      )}
      <RichPicker key={locale} id={id} label={label} value={bodies[locale]} onChange={write} />
      {value !== undefined && bodies[locale] === undefined && (
        <p className="sp-note">{missingWords(locale, draft, t)}</p>
      )}
    </>
  );
}

/** A written page: headings, lists, links and pictures, in the editor that courses are introduced with. */
export function RichPicker({ id, label, value, onChange }: RichPickerProps): ReactNode {
  const { t, language, locale, draft } = usePanel();
  const words = (name: string, values?: Record<string, string | number>): string => {
    const text = language.texts[locale]?.[`courseEditor.rich.${name}`] ?? name;
    return text.replace(/\{(\w+)\}/g, (_, key: string) => String(values?.[key] ?? ""));
  };
  return (
    <div className="sp-rich">
      <Suspense fallback={<p className="sp-note">{t("studio.panel.loading")}</p>}>
        <RichEditor
          id={id}
          value={value ?? empty}
          labelledBy={`${id}-label`}
          placeholder={t("studio.rich.placeholder", { label })}
          words={words}
          upload={async (file, progress) => {
            const sent = await sendImage(file, { t, siteOrgNo: draft.siteOrgNo, progress });
            if ("problem" in sent) throw new Error(sent.problem);
            return sent.address;
          }}
          onChange={(document) => onChange(document.content.length === 0 ? undefined : document)}
        />
      </Suspense>
    </div>
  );
}

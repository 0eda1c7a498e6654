import { lazy, Suspense, type ReactNode } from "react";
import type { RichText } from "../../generated/types.ts";
import { usePanel } from "../panel/context.ts";
import { uploadPicture } from "./ImagePicker.tsx";

const RichEditor = lazy(async () => ({ default: (await import("../../blocks/rich-editor/RichEditor.tsx")).RichEditor }));

interface RichPickerProps {
  id: string;
  label: string;
  value: RichText | undefined;
  onChange: (value: RichText | undefined) => void;
}

const empty: RichText = { type: "doc", content: [] };

/** A written page: headings, lists, links and pictures, in the editor that courses are introduced with. */
export function RichPicker({ id, label, value, onChange }: RichPickerProps): ReactNode {
  const { t, language, locale } = usePanel();
  const words = (name: string, values?: Record<string, string | number>): string => {
    const text = language.texts[locale]?.[`courseEditor.rich.${name}`] ?? name;
    return text.replace(/\{(\w+)\}/g, (_, key: string) => String(values?.[key] ?? ""));
  };
  return (
    <div className="sp-rich">
      <Suspense fallback={<p className="sp-note">{t("studio.panel.loading")}</p>}>
        <RichEditor id={id} value={value ?? empty} labelledBy={`${id}-label`} placeholder={t("studio.rich.placeholder", { label })} words={words} upload={uploadPicture} onChange={(document) => onChange(document.content.length === 0 ? undefined : document)} />
      </Suspense>
    </div>
  );
}

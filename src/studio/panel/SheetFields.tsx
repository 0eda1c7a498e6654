import type { ReactNode } from "react";
import { sheetsOf } from "../inline/sheet.ts";
import type { StudioLanguage } from "../language/load.ts";
import { pathWords } from "../pickers/path-label.ts";
import { SettingForm } from "../settings/SettingForm.tsx";
import type { ShownField, Workbench } from "../types.ts";

interface SheetFieldsProps {
  workbench: Workbench;
  language: StudioLanguage;
  /** The properties of the block. */
  props: unknown;
  field: ShownField | undefined;
}

const schemas: Readonly<Record<string, string>> = { organisation: "SiteOrganisation", info: "SiteInfo" };

/**
 * What of the site's own settings a block shows as it is written there: edited first, under the name of what it is, and
 * changed wherever it is shown.
 */
export function SheetFields({ workbench, language, props, field }: SheetFieldsProps): ReactNode {
  const { t } = workbench;
  return Object.entries(sheetsOf(props)).map(([sheet, names]) => {
    const title = pathWords(`site.${sheet}`, { t, words: language.words, operations: {} });
    return (
      <section key={sheet} className="sp-sheet" aria-label={title}>
        <h3>{title}</h3>
        <p className="sp-about">{t("studio.panel.sheet.about")}</p>
        <SettingForm
          workbench={workbench}
          language={language}
          path={["site", sheet]}
          of={schemas[sheet] ?? ""}
          only={names}
          field={field}
        />
      </section>
    );
  });
}

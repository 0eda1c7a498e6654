import type { ReactNode } from "react";
import type { StudioKey } from "../../generated/built/locale-keys.ts";
import { said } from "../said.ts";
import { siteSchema, viewerSchema } from "../../site/check/roots.ts";
import { resolveSchema, type Schema } from "../../site/check/schema.ts";
import type { LayerPath } from "../../site/edit/edit.ts";
import type { StudioLanguage } from "../language/load.ts";
import { useLanguage } from "../language/use-language.ts";
import { PanelProvider, type PanelSurroundings } from "../panel/context.ts";
import { PanelRoot } from "../panel/PanelRoot.ts";
import type { PartProps, ShownField } from "../types.ts";

interface PartShellProps extends PartProps {
  /** A sentence below the title: what the part is for. */
  aboutKey: StudioKey;
  children: (language: StudioLanguage) => ReactNode;
}

/** A page of the site's settings: what it is for, and its fields once the language is there. */
export function PartShell({ aboutKey, children, ...workbench }: PartShellProps): ReactNode {
  const { t, locale } = workbench;
  const loaded = useLanguage(locale);
  return (
    <PanelRoot className="sp-part" aria-busy={loaded.state === "waiting"}>
      <p className="sp-about">{t(aboutKey)}</p>
      {loaded.state === "waiting" && (
        <p className="sp-note" role="status">
          {t("studio.panel.loading")}
        </p>
      )}
      {loaded.state === "failed" && (
        <div>
          <p className="sp-problem" role="alert">
            {t("studio.panel.failed")}
          </p>
          <button type="button" className="btn ghost" onClick={loaded.retry}>
            {t("studio.panel.again")}
          </button>
        </div>
      )}
      {loaded.state === "here" && children(loaded.value)}
    </PanelRoot>
  );
}

interface SettingsAtProps {
  workbench: PartProps;
  language: StudioLanguage;
  path: LayerPath;
  /** Title of the schema that the value follows: its fields are called `field.<title>.<name>`. */
  of: string;
  /** The field that was pressed in the page. */
  field?: ShownField | undefined;
  children: ReactNode;
}

/**
 * What fields of a setting know. Nothing of a setting is bound to data; its conditions see the visitor and the site.
 */
export function SettingsAt({ workbench, language, path, of, field, children }: SettingsAtProps): ReactNode {
  const { words, definitions } = language;
  const around: PanelSurroundings = {
    ...workbench,
    language,
    path,
    roots: { viewer: viewerSchema, site: siteSchema },
    operations: {},
    isBindable: false,
    field,
    wordsOf(names, schema: Schema) {
      const name = names.join(".");
      const last = names.at(-1) ?? "";
      return {
        title: words.site.field(of, name) ?? words.named(`prop.${last}`) ?? last,
        about: words.site.fieldAbout(of, name) ?? said(workbench.t, `studio.about.${of}.${name}`),
        choice: (value) =>
          words.named(`choice.${last}.${value}`) ??
          words.named(`enum.${(resolveSchema(schema, definitions) as { title?: string }).title ?? ""}.${value}`) ??
          said(workbench.t, `studio.choice.${last}.${value}`) ??
          String(value),
      };
    },
  };
  return <PanelProvider value={around}>{children}</PanelProvider>;
}

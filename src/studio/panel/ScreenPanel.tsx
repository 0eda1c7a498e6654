import { useMemo, type ReactNode } from "react";
import { said } from "../said.ts";
import { resolveSchema, type Schema } from "../../site/check/schema.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import type { StudioLanguage } from "../language/load.ts";
import { useLanguage } from "../language/use-language.ts";
import type { Workbench } from "../types.ts";
import { PanelProvider, type PanelSurroundings } from "./context.ts";
import { PanelRoot } from "./PanelRoot.ts";
import { useReach } from "./roots.ts";
import { SchemaForm } from "./SchemaForm.tsx";
import { SourceList } from "./SourceList.tsx";

interface ScreenPanelProps extends Workbench {
  screen: string;
}

/** What can be said of a page as a whole: its title, who may see it, and the data that its blocks show. */
export function ScreenPanel(props: ScreenPanelProps): ReactNode {
  const { t, locale } = props;
  const loaded = useLanguage(locale);
  if (loaded.state === "here") return <Loaded key={props.screen} {...props} language={loaded.value} />;
  return (
    <PanelRoot>
      <p className="sp-note" role="status">
        {t(loaded.state === "failed" ? "studio.panel.failed" : "studio.panel.loading")}
      </p>
    </PanelRoot>
  );
}

const shown = ["title", "description", "access", "index"];

function Loaded({ screen, language, ...workbench }: ScreenPanelProps & { language: StudioLanguage }): ReactNode {
  const { draft, t } = workbench;
  const { roots, operations } = useReach(draft, screen, language);
  const path = useMemo(() => ["screens", screen], [screen]);
  const { words, definitions } = language;
  const schema = useMemo((): Schema => {
    const known = definitions["ScreenDocument"]?.properties ?? {};
    return { type: "object", properties: Object.fromEntries(shown.map((name) => [name, known[name] ?? {}])) };
  }, [definitions]);
  const around: PanelSurroundings = {
    ...workbench,
    language,
    roots,
    operations,
    path,
    isBindable: false,
    wordsOf: (names, inner) => {
      const name = names.join(".");
      const about = (resolveSchema(inner, definitions) as { description?: string }).description;
      return {
        title: words.site.field("ScreenDocument", name) ?? name,
        about: said(t, `studio.about.ScreenDocument.${name}`) ?? about,
        choice: (value) => words.named(`${name}.${value}`) ?? String(value),
      };
    },
  };
  return (
    <PanelProvider value={around}>
      <PanelRoot>
        <section className="sp-section">
          <h3>{t("studio.screen.title")}</h3>
          <SchemaForm
            id="screen"
            schema={schema}
            value={effectiveValue({ ...draft, path })}
            labelKey="studio.edit.screen"
          />
        </section>
        <section className="sp-section">
          <h3>{t("studio.screen.data")}</h3>
          <p className="sp-about">{t("studio.screen.data.about")}</p>
          <SourceList screen={screen} />
        </section>
      </PanelRoot>
    </PanelProvider>
  );
}

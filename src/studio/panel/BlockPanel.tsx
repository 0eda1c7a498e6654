import { useMemo, type ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { resolveSchema, type Schema } from "../../site/check/schema.ts";
import { isObject } from "../../shared/json.ts";
import { eventsOf } from "../../site/check/events.ts";
import { useStateFor } from "../../ui/use-state-for.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import { ContentFields } from "../content/ContentFields.tsx";
import { JsonTab } from "../json/JsonTab.tsx";
import { useLanguage } from "../language/use-language.ts";
import type { StudioLanguage } from "../language/load.ts";
import type { BlockPanelProps } from "../types.ts";
import { ActionsTab } from "./ActionsTab.tsx";
import { PanelProvider, type PanelSurroundings } from "./context.ts";
import { findingsAt } from "./findings.ts";
import { formChoices } from "../settings/forms/form-title.ts";
import { namedBy, openProps } from "./named.ts";
import { PanelRoot } from "./PanelRoot.ts";
import { placePath, useReach } from "./roots.ts";
import { SchemaForm } from "./SchemaForm.tsx";
import { SheetFields } from "./SheetFields.tsx";
import { summaryOf } from "./summary.ts";
import { isBlockType } from "../labels.ts";
import { WhenTab } from "./WhenTab.tsx";

/**
 * Everything that can be said of one block: its properties, when it shows, what happens at its events, and all of it as
 * JSON.
 */
export function BlockPanel(props: BlockPanelProps): ReactNode {
  const { t, locale } = props;
  const loaded = useLanguage(locale);
  if (loaded.state === "waiting")
    return (
      <PanelRoot aria-busy="true">
        <p className="sp-note" role="status">
          {t("studio.panel.loading")}
        </p>
      </PanelRoot>
    );
  if (loaded.state === "failed") {
    return (
      <PanelRoot>
        <p className="sp-problem" role="alert">
          {t("studio.panel.failed")}
        </p>
        <button type="button" className="btn ghost" onClick={loaded.retry}>
          {t("studio.panel.again")}
        </button>
      </PanelRoot>
    );
  }
  // Another block is another panel: nothing half typed goes along.
  return (
    <LoadedPanel
      key={`${props.place.screen ?? props.place.layout} ${props.blockKey}`}
      {...props}
      language={loaded.value}
    />
  );
}

function LoadedPanel({
  place,
  screen,
  blockKey,
  field,
  language,
  ...workbench
}: BlockPanelProps & { language: StudioLanguage }): ReactNode {
  const { draft, t, findings } = workbench;
  const { own, base } = draft;
  const [tab, setTab] = useStateFor(field, "props");
  const path = useMemo(() => [...placePath(place), "blocks", blockKey], [place, blockKey]);
  const block = effectiveValue({ own, base, path });
  const { roots, operations } = useReach(draft, screen, language);
  const type = isObject(block) && typeof block["type"] === "string" ? block["type"] : "";
  if (!isObject(block) || !isBlockType(type))
    return (
      <PanelRoot>
        <p className="sp-problem">{t("studio.panel.noBlock", { key: blockKey })}</p>
      </PanelRoot>
    );
  const facts = language.blocks[type];
  const { words } = language;
  const isClosed = facts?.owners.includes("organisation") === false;
  const open = facts ? openProps(facts) : {};
  const summary = (entry: unknown) => summaryOf(entry, { locale: workbench.locale, texts: language.texts, own });
  const around: PanelSurroundings = {
    ...workbench,
    language,
    roots,
    operations,
    isBindable: true,
    field,
    name: language.words.block.title(type),
    ...(facts
      ? { named: { ...namedBy(facts, block["props"], { language, summary }), ownForm: formChoices(workbench) } }
      : {}),
    path: [...path, "props"],
    wordsOf(names, schema: Schema) {
      const name = names.join(".");
      const enumeration = (resolveSchema(schema, language.definitions) as { title?: string }).title;
      return {
        title: words.block.prop(type, name),
        about: words.block.propAbout(type, name),
        choice: (value) =>
          (enumeration === undefined ? undefined : words.named(`enum.${enumeration}.${value}`)) ??
          words.block.choice(type, name, value),
      };
    },
  };
  const counted = (part: string) => findingsAt(findings, [...path, part]).length;
  const tabs: { id: "props" | "when" | "on" | "json"; count: number }[] = [
    { id: "props", count: counted("props") },
    { id: "when", count: counted("when") + counted("shown") },
    ...(facts && !isClosed && eventsOf(facts, block["props"]).size > 0
      ? [{ id: "on" as const, count: counted("on") }]
      : []),
    { id: "json", count: 0 },
  ];
  return (
    <PanelProvider value={around}>
      <PanelRoot>
        <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(String(key))}>
          <TabList aria-label={t("studio.panel.tabs")} className="sp-tabs">
            {tabs.map(({ id, count }) => (
              <Tab key={id} id={id}>
                {t(`studio.panel.tab.${id}`)}
                {count > 0 && (
                  <span className="sp-bad" aria-label={t("studio.panel.problems", { count })}>
                    {count}
                  </span>
                )}
              </Tab>
            ))}
          </TabList>
          <TabPanel id="props">
            {!isClosed && <ContentFields block={block} blockKey={blockKey} place={place} />}
            {!isClosed && (
              <SheetFields workbench={workbench} language={language} props={block["props"]} field={field} />
            )}
            <SchemaForm id="panel" schema={open} value={block["props"]} labelKey="studio.edit.property" />
            {Object.keys(open.properties ?? {}).length === 0 && (
              <p className="sp-note">{t(isClosed ? "studio.panel.closed" : "studio.panel.noProps")}</p>
            )}
          </TabPanel>
          <TabPanel id="when">
            <PanelProvider value={{ ...around, path }}>
              <WhenTab block={block} path={path} />
            </PanelProvider>
          </TabPanel>
          {tabs.some(({ id }) => id === "on") && (
            <TabPanel id="on">
              <ActionsTab type={type} block={block} path={path} screen={screen} />
            </TabPanel>
          )}
          <TabPanel id="json">
            <JsonTab type={type} value={block} path={path} />
          </TabPanel>
        </Tabs>
      </PanelRoot>
    </PanelProvider>
  );
}

import type { ReactNode } from "react";
import type { DataSource } from "../../generated/types.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { mayAsk } from "../../site/permissions/permissions.ts";
import { resolveLayout, resolveScreen } from "../../site/document/resolve.ts";
import { setValue } from "../../site/edit/edit.ts";
import { freeSource, sourcesIn, withSources } from "../../site/edit/sources.ts";
import { isBlockType } from "../labels.ts";
import { changeValue } from "../panel/change.ts";
import { PanelProvider, usePanel } from "../panel/context.ts";
import { OriginMark } from "../panel/FieldFrame.tsx";
import { placePath } from "../panel/roots.ts";
import type { Place } from "../types.ts";
import { contentParams } from "./content-params.ts";
import { SourceFields } from "./SourceFields.tsx";

interface ContentFieldsProps {
  block: JsonObject;
  blockKey: string;
  place: Place;
}

/**
 * What a block shows, where it is data of the page: which, how many, in what order. It changes the data source that the
 * block reads; where others read the same one, it says so and offers the block one of its own.
 */
export function ContentFields({ block, blockKey, place }: ContentFieldsProps): ReactNode {
  const around = usePanel();
  const { draft, edit, t, language } = around;
  const { base } = draft;
  const { data: _, ...beforeData } = around.roots;
  const document =
    place.screen === undefined ? resolveLayout(draft.layers, place.layout) : resolveScreen(draft.layers, place.screen);
  const sources: Readonly<Record<string, DataSource>> = (document?.data ?? {}) as Record<string, DataSource>;
  const shown = sourcesIn(block["props"]).flatMap((name) => {
    const source = sources[name];
    if (!source || !mayAsk(language, "organisation", source.operation)) return [];
    const params = contentParams(language.operations[source.operation]?.input, source.params);
    return params.length === 0 ? [] : [{ name, source, params }];
  });

  function split(name: string, source: DataSource) {
    const own = freeSource(name, (one) => sources[one] !== undefined);
    const path = [...placePath(place), "blocks", blockKey];
    edit((layer) => {
      const copied = setValue({ own: layer, path: [...placePath(place), "data", own], value: source });
      return ["props", "when", "on"].reduce((made, part) => {
        const before = block[part];
        const after = withSources(before, new Map([[name, own]]));
        return changeValue({ own: made, base, path: [...path, part], before, after });
      }, copied);
    }, "studio.edit.source");
  }

  return (
    <PanelProvider value={{ ...around, roots: beforeData }}>
      {shown.map(({ name, source, params }) => {
        const label = language.words.site.operation(source.operation);
        const path = [...placePath(place), "data", name];
        const others = Object.entries(document?.blocks ?? {}).filter(
          ([key, other]) => key !== blockKey && sourcesIn(other).includes(name),
        );
        return (
          <details key={name} className="sp-group" open>
            <summary>
              <h3>{t("studio.content.title", { label })}</h3>
            </summary>
            <div className="sp-fields" role="group" aria-label={t("studio.content.title", { label })}>
              <span className="sp-tools">
                <OriginMark path={path} label={label} />
              </span>
              {others.length > 0 && (
                <div className="sp-field">
                  <p className="sp-note">
                    {t("studio.content.shared", {
                      names: others.map(([, { type }]) => nameOf(type)).join(t("studio.comma")),
                    })}
                  </p>
                  <button type="button" className="sp-plain" onClick={() => split(name, source)}>
                    {t("studio.content.split")}
                  </button>
                </div>
              )}
              <SourceFields
                id={`content-${name}`}
                operation={source.operation}
                params={isObject(source.params) ? source.params : {}}
                names={params}
                onChange={(after) =>
                  edit(
                    (own) =>
                      changeValue({
                        own,
                        base,
                        path,
                        before: source,
                        after: { ...source, params: after as NonNullable<DataSource["params"]> },
                      }),
                    "studio.edit.source",
                    { together: path.join("/") },
                  )
                }
              />
            </div>
          </details>
        );
      })}
    </PanelProvider>
  );

  function nameOf(type: unknown): string {
    return typeof type === "string" && isBlockType(type) ? language.words.block.title(type) : "";
  }
}

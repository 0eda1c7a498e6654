import { getUiOptions, type ObjectFieldTemplateProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import { surroundings } from "../context.ts";
import type { UiOptions } from "../ui-options.ts";

type Properties = ObjectFieldTemplateProps["properties"];

/** The fields of an object: the form itself, in groups where its file says some, or a group with a heading inside it. */
export function ObjectFieldTemplate({
  title,
  description,
  properties,
  fieldPathId,
  registry,
  uiSchema,
}: ObjectFieldTemplateProps) {
  const { t } = surroundings(registry);
  if (fieldPathId.path.length === 0) {
    const { groups = [] } = getUiOptions(uiSchema) as UiOptions;
    const grouped = new Set(groups.flatMap(({ fields }) => fields));
    return (
      <div className="lf-fields">
        {cellsOf(properties.filter(({ name }) => !grouped.has(name)))}
        {groups.map((group) => {
          const own = properties.filter(({ name }) => group.fields.includes(name));
          if (own.every(({ hidden }) => hidden)) return null;
          return (
            <fieldset className="lf-part" key={group.title}>
              <legend>{t(group.title)}</legend>
              {group.description && <p className="lf-note">{t(group.description)}</p>}
              <div className="lf-fields">{cellsOf(own)}</div>
            </fieldset>
          );
        })}
      </div>
    );
  }
  return (
    <fieldset className="lf-object" id={fieldPathId.$id}>
      {title && <legend>{t(title)}</legend>}
      {typeof description === "string" && description && <p className="lf-note">{t(description)}</p>}
      <div className="lf-fields">{cellsOf(properties)}</div>
    </fieldset>
  );
}

function cellsOf(properties: Properties): ReactNode {
  return properties.map((property) => (
    <div className={property.hidden ? "lf-hidden" : "lf-cell"} key={property.name}>
      {property.content}
    </div>
  ));
}

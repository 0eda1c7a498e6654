import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import { isObject } from "../../shared/json.ts";
import { usePanel } from "./context.ts";
import { groupOf, groups, type Group } from "./groups.ts";
import { namesOf } from "./names.ts";
import type { View } from "./view.ts";

/**
 * The fields of an object: at the root of a panel in three parts, the last of them closed; of a setting, or inside, one
 * under the other.
 */
export function GroupTemplate({ properties, fieldPathId, schema, formData }: ObjectFieldTemplateProps): ReactNode {
  const { t, wordsOf, language, isBindable, path, field } = usePanel();
  const shown = properties.filter(({ hidden }) => !hidden);
  const schemas = (schema as View).properties ?? {};
  if (fieldPathId.path.length > 0) {
    const words = wordsOf(namesOf(fieldPathId.path), {});
    return (
      <fieldset className="sp-object" id={fieldPathId.$id}>
        <legend>{words.title}</legend>
        {words.about && <p className="sp-about">{words.about}</p>}
        {shown.map(({ name, content }) => (
          <div key={name}>{content}</div>
        ))}
      </fieldset>
    );
  }
  const grouped = (group: Group) =>
    shown.filter(({ name }) => {
      const value = isObject(formData) ? formData[name] : undefined;
      return (
        groupOf(name, { schema: schemas[name]?.["x-schema"] ?? {}, value, definitions: language.definitions }) === group
      );
    });
  const isPressed = (group: Group) =>
    grouped(group).some(({ name }) => [...path, name].every((one, index) => field?.path[index] === one));
  const fields = (group: Group) => grouped(group).map(({ name, content }) => <div key={name}>{content}</div>);
  if (!isBindable || groups.filter((group) => grouped(group).length > 0).length <= 1)
    return (
      <div className="sp-fields">
        {shown.map(({ name, content }) => (
          <div key={name}>{content}</div>
        ))}
      </div>
    );
  return (
    <>
      {groups.map((group) => {
        const inside = fields(group);
        if (inside.length === 0) return null;
        return (
          <details key={group} className="sp-group" open={group !== "data" || isPressed(group)}>
            <summary>
              <h3>{t(`studio.panel.group.${group}`)}</h3>
              <span className="sp-count">{inside.length}</span>
            </summary>
            {group === "data" && <p className="sp-about">{t("studio.panel.group.data.about")}</p>}
            <div className="sp-fields">{inside}</div>
          </details>
        );
      })}
    </>
  );
}

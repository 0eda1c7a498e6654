import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { surroundings } from "../context.ts";

/** The fields of an object: the form itself, or a group with a heading inside it. */
export function ObjectFieldTemplate({
  title,
  description,
  properties,
  fieldPathId,
  registry,
}: ObjectFieldTemplateProps) {
  const { t } = surroundings(registry);
  const fields = properties.map((property) => (
    <div className={property.hidden ? "lf-hidden" : "lf-cell"} key={property.name}>
      {property.content}
    </div>
  ));
  if (fieldPathId.path.length === 0) return <div className="lf-fields">{fields}</div>;
  return (
    <fieldset className="lf-object" id={fieldPathId.$id}>
      {title && <legend>{t(title)}</legend>}
      {typeof description === "string" && description && <p className="lf-note">{t(description)}</p>}
      <div className="lf-fields">{fields}</div>
    </fieldset>
  );
}

import type { FieldProps } from "@rjsf/utils";
import { type ReactNode } from "react";
import { isBinding } from "../../site/compile/bindings.ts";
import { resolveSchema } from "../../site/check/schema.ts";
import { usePanel } from "./context.ts";
import { fieldKindOf, withoutNull } from "./kinds.ts";
import { LeafField } from "./LeafField.tsx";
import { ListField } from "./ListField.tsx";
import { viewOf, type View } from "./view.ts";

/**
 * Any property of a panel: RJSF's own field for an object, and ours for all that the site language writes in its own
 * way.
 */
export function PropertyField(props: FieldProps): ReactNode {
  const { schema, name, formData, registry, fieldPathId } = props;
  const { language } = usePanel();
  const { ObjectField } = registry.fields;
  const original = (schema as View)["x-schema"];
  if (fieldPathId.path.length === 0 || !original) return ObjectField ? <ObjectField {...props} /> : null;
  const kind = fieldKindOf(name, original, language.definitions);
  if (kind === "none") return null;
  if (!isBinding(formData) && kind === "object" && ObjectField) {
    const known = withoutNull(resolveSchema(original, language.definitions), language.definitions);
    return <ObjectField {...props} schema={viewOf(known)} />;
  }
  if (!isBinding(formData) && kind === "list") return <ListField {...props} of={original} />;
  return <LeafField {...props} of={original} kind={kind} />;
}

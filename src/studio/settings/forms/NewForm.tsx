import type { ReactNode } from "react";
import { ownFormsOf } from "../../../site/document/own-form.ts";
import { addOwnForm, formTemplates, type FormTemplate } from "../../../site/edit/own-form-templates.ts";
import { EditIcon } from "../../../ui/icons/EditIcon.tsx";
import type { PartProps } from "../../types.ts";
import { productForms } from "./product-forms.ts";

/** As many as an organisation can still look after. */
const MAX_FORMS = 20;

interface NewFormProps extends PartProps {
  /** Gets the name of the new form. */
  onAdded: (name: string) => void;
}

/** Begins a form of the site's own from a template. */
export function NewForm({ draft, edit, t, onAdded }: NewFormProps): ReactNode {
  const { layers, locales } = draft;
  const own = ownFormsOf(layers);
  function add(template: FormTemplate) {
    const taken = new Set<string>([...own.map(({ name }) => name), ...productForms]);
    const like = template.name === "empty" ? "form" : template.name;
    let name: string = like;
    for (let number = 2; taken.has(name); number += 1) name = `${like}${number}`;
    edit((layer) => addOwnForm({ own: layer, template, name, locales }), "studio.edit.form");
    onAdded(name);
  }
  if (own.length >= MAX_FORMS) return <p className="sp-note">{t("studio.ownForm.full", { count: MAX_FORMS })}</p>;
  return (
    <div className="sp-presets" role="group" aria-label={t("studio.ownForm.add")}>
      {formTemplates.map((template) => (
        <button key={template.name} type="button" className="sp-chip" onClick={() => add(template)}>
          <EditIcon name="plus" size={16} />
          {t(`studio.ownForm.template.${template.name}`)}
        </button>
      ))}
    </div>
  );
}

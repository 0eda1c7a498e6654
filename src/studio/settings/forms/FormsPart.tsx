import { useState, type ReactNode } from "react";
import useSWRImmutable from "swr/immutable";
import type { StudioLanguage } from "../../language/load.ts";
import type { PartProps } from "../../types.ts";
import { PartShell, SettingsAt } from "../PartShell.tsx";
import { formOf } from "./form-edit.ts";
import { FormFields } from "./FormFields.tsx";
import { OwnFields } from "./OwnFields.tsx";
import { isFree, loadForm, productForms, type ProductFormName } from "./product-forms.ts";

/**
 * What people are asked in the product's forms: labels, order, what has to be answered, and fields of the site's own.
 */
export function FormsPart(props: PartProps): ReactNode {
  return (
    <PartShell {...props} aboutKey="studio.settings.forms.about">
      {(language: StudioLanguage) => <FormsIn {...props} language={language} />}
    </PartShell>
  );
}

function FormsIn({ language, ...props }: PartProps & { language: StudioLanguage }): ReactNode {
  const { t, draft } = props;
  const [name, setName] = useState<ProductFormName>("profile-completion");
  const { data: product, error, mutate } = useSWRImmutable(["form", name], () => loadForm(name, language));
  const form = product && formOf(draft, name, product);
  return (
    <SettingsAt workbench={props} language={language} path={["forms", name]} of="Form">
      <label className="sp-inline">
        <span>{t("studio.forms.which")}</span>
        <select className="sp-input" value={name} onChange={(event) => setName(event.target.value as ProductFormName)}>
          {productForms.map((one) => (
            <option key={one} value={one}>
              {t(`studio.forms.form.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {!form && !error && (
        <p className="sp-note" role="status">
          {t("studio.panel.loading")}
        </p>
      )}
      {!form && error && (
        <div>
          <p className="sp-problem" role="alert">
            {t("studio.panel.failed")}
          </p>
          <button type="button" className="btn ghost" onClick={() => void mutate()}>
            {t("studio.panel.again")}
          </button>
        </div>
      )}
      {form && (
        <section className="sp-section">
          <h2>{t("studio.forms.fields")}</h2>
          <FormFields key={name} {...props} language={language} form={form} isFree={isFree(name)} />
        </section>
      )}
      {form && isFree(name) && (
        <section className="sp-section">
          <h2>{t("studio.forms.own")}</h2>
          <p className="sp-about">{t("studio.forms.own.about")}</p>
          <OwnFields {...props} language={language} form={form} />
        </section>
      )}
    </SettingsAt>
  );
}

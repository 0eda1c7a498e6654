import { useState, type ReactNode } from "react";
import useSWRImmutable from "swr/immutable";
import type { StudioLanguage } from "../../language/load.ts";
import type { PartProps } from "../../types.ts";
import { PartShell, SettingsAt } from "../PartShell.tsx";
import { formChoices } from "./form-title.ts";
import { formOf, type SiteForm } from "./form-edit.ts";
import { FormFields } from "./FormFields.tsx";
import { NewForm } from "./NewForm.tsx";
import { OwnFields } from "./OwnFields.tsx";
import { OwnForm } from "./OwnForm.tsx";
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
  const [chosen, setName] = useState("profile-completion");
  const own = formChoices(props);
  // One that was removed, or undone, is there no more.
  const isOwn = own.some((one) => one.name === chosen);
  const name = productForms.find((one) => one === chosen) ?? "profile-completion";
  const { data: product, error, mutate } = useSWRImmutable(["form", name], () => loadForm(name, language));
  const form = product && formOf(draft, name, product);
  return (
    <SettingsAt workbench={props} language={language} path={["forms", isOwn ? chosen : name]} of="Form">
      <section className="sp-section">
        <h3>{t("studio.ownForm")}</h3>
        <p className="sp-about">{t("studio.ownForm.about")}</p>
        <NewForm {...props} onAdded={setName} />
      </section>
      <label className="sp-inline">
        <span>{t("studio.forms.which")}</span>
        <select className="sp-input" value={isOwn ? chosen : name} onChange={(event) => setName(event.target.value)}>
          {own.length > 0 && (
            <optgroup label={t("studio.ownForm")}>
              {own.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.title}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t("studio.ownForm.product")}>
            {productForms.map((one) => (
              <option key={one} value={one}>
                {t(`studio.forms.form.${one}`)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {isOwn ? (
        <OwnForm key={chosen} {...props} language={language} name={chosen} />
      ) : (
        <ProductForm {...props} language={language} name={name} form={form} error={error} again={() => void mutate()} />
      )}
    </SettingsAt>
  );
}

interface ProductFormProps extends PartProps {
  language: StudioLanguage;
  name: ProductFormName;
  form: SiteForm | undefined;
  error: unknown;
  again: () => void;
}

function ProductForm({ language, name, form, error, again, ...props }: ProductFormProps): ReactNode {
  const { t } = props;
  return (
    <>
      {!form && error === undefined && (
        <p className="sp-note" role="status">
          {t("studio.panel.loading")}
        </p>
      )}
      {!form && error !== undefined && (
        <div>
          <p className="sp-problem" role="alert">
            {t("studio.panel.failed")}
          </p>
          <button type="button" className="btn ghost" onClick={again}>
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
    </>
  );
}

import { useEffect, useState, type ReactNode } from "react";
import type { JsonObject } from "../../../shared/json.ts";
import type { StudioLanguage } from "../../language/load.ts";
import type { PartProps } from "../../types.ts";
import { PartShell, SettingsAt } from "../PartShell.tsx";
import { formOf } from "./form-edit.ts";
import { FormFields } from "./FormFields.tsx";
import { OwnFields } from "./OwnFields.tsx";
import { productForms, type ProductFormName } from "./product-forms.ts";

const names = Object.keys(productForms) as ProductFormName[];

/**
 * What people are asked in the product's forms: labels, order, what has to be answered, and fields of the site's own.
 */
export function FormsPart(props: PartProps): ReactNode {
  const { t } = props;
  const [name, setName] = useState<ProductFormName>("profile-completion");
  const [product, setProduct] = useState<{ name: string; form?: JsonObject }>();
  const isHere = product?.name === name;
  useEffect(() => {
    if (isHere) return;
    let current = true;
    productForms[name].load().then(
      (form) => current && setProduct({ name, form }),
      () => current && setProduct({ name }),
    );
    return () => {
      current = false;
    };
  }, [name, isHere]);
  return (
    <PartShell {...props} aboutKey="studio.settings.forms.about">
      {(language: StudioLanguage) => (
        <SettingsAt workbench={props} language={language} path={["forms", name]} of="Form">
          <label className="sp-inline">
            <span>{t("studio.forms.which")}</span>
            <select
              className="sp-input"
              value={name}
              onChange={(event) => setName(event.target.value as ProductFormName)}
            >
              {names.map((one) => (
                <option key={one} value={one}>
                  {t(`studio.forms.form.${one}`)}
                </option>
              ))}
            </select>
          </label>
          {!isHere && (
            <p className="sp-note" role="status">
              {t("studio.panel.loading")}
            </p>
          )}
          {isHere && !product.form && (
            <div>
              <p className="sp-problem" role="alert">
                {t("studio.panel.failed")}
              </p>
              <button type="button" className="btn ghost" onClick={() => setProduct(undefined)}>
                {t("studio.panel.again")}
              </button>
            </div>
          )}
          {isHere && product.form && (
            <>
              <section className="sp-section">
                <h3>{t("studio.forms.fields")}</h3>
                <FormFields
                  key={name}
                  {...props}
                  language={language}
                  form={formOf(props.draft, name, product.form)}
                  isFree={productForms[name].isFree}
                />
              </section>
              {productForms[name].isFree && (
                <section className="sp-section">
                  <h3>{t("studio.forms.own")}</h3>
                  <p className="sp-about">{t("studio.forms.own.about")}</p>
                  <OwnFields {...props} language={language} form={formOf(props.draft, name, product.form)} />
                </section>
              )}
            </>
          )}
        </SettingsAt>
      )}
    </PartShell>
  );
}

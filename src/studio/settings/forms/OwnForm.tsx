import type { ReactNode } from "react";
import { languageWords } from "../../language-name.ts";
import { isObject } from "../../../shared/json.ts";
import { inboxOf, KEEP_DAYS } from "../../../site/document/own-form.ts";
import { effectiveValue } from "../../../site/document/origin.ts";
import { resolveDocument } from "../../../site/document/resolve.ts";
import { setValue } from "../../../site/edit/edit.ts";
import { removeOwnForm } from "../../../site/edit/own-form-templates.ts";
import type { StudioLanguage } from "../../language/load.ts";
import { EditIcon } from "../../../ui/icons/EditIcon.tsx";
import { TypedInput } from "../../pickers/TypedInput.tsx";
import type { PartProps } from "../../types.ts";
import { formOf } from "./form-edit.ts";
import { OwnFields } from "./OwnFields.tsx";

interface OwnFormProps extends PartProps {
  language: StudioLanguage;
  name: string;
}

/** A form of the site's own: what it is called, what it asks, what is said afterwards, and what becomes of answers. */
export function OwnForm({ language, name, ...workbench }: OwnFormProps): ReactNode {
  const { draft, edit, t } = workbench;
  const { own, base, locales, layers } = draft;
  const inbox = inboxOf(resolveDocument(layers, "forms", name));
  if (!inbox) return null;
  const form = formOf(draft, name, {});
  const isTheirs = isObject(own.forms?.[name]);
  const set = (member: string, value: unknown) =>
    edit((layer) => setValue({ own: layer, path: ["forms", name, "inbox", member], value }), "studio.edit.form", {
      together: `${name} ${member}`,
    });
  const words = (one: string, key: string) => {
    const said = effectiveValue({ own, base, path: ["texts", one, key] });
    return typeof said === "string" ? said : "";
  };
  const texts = (label: string, key: string) =>
    locales.map((one) => (
      <div key={one} className="sp-words">
        <label htmlFor={`own-form-${key}-${one}`}>
          {label} · {languageWords(one, t)}
        </label>
        <TypedInput
          id={`own-form-${key}-${one}`}
          lang={one}
          value={words(one, key)}
          onChange={(typed) =>
            edit((layer) => setValue({ own: layer, path: ["texts", one, key], value: typed }), "studio.edit.form", {
              together: `${key} ${one}`,
            })
          }
        />
      </div>
    ));
  const days = inbox.keepDays ?? KEEP_DAYS.usual;
  return (
    <>
      <section className="sp-section">
        <h3>{t("studio.ownForm.title")}</h3>
        {texts(t("studio.ownForm.title"), inbox.name)}
        {inbox.thanks !== undefined && texts(t("studio.ownForm.thanks"), inbox.thanks)}
        <label className="sp-inline">
          <span>{t("studio.ownForm.keepDays")}</span>
          <select className="sp-input" value={days} onChange={(event) => set("keepDays", Number(event.target.value))}>
            {[...new Set([30, 90, 180, KEEP_DAYS.usual, 730, KEEP_DAYS.most, days])]
              .sort((one, other) => one - other)
              .map((one) => (
                <option key={one} value={one}>
                  {t("studio.ownForm.days", { count: one })}
                </option>
              ))}
          </select>
        </label>
        <label className="sp-check">
          <input
            type="checkbox"
            checked={inbox.notify ?? true}
            onChange={(event) => set("notify", event.target.checked)}
          />
          {t("studio.ownForm.notify")}
        </label>
        <p className="sp-about">
          {t("studio.ownForm.inbox")}{" "}
          <a href={`/account/organization/forms?form=${name}`} target="_blank" rel="noreferrer">
            {t("studio.ownForm.openInbox")}
          </a>
        </p>
      </section>
      <section className="sp-section">
        <h3>{t("studio.forms.fields")}</h3>
        <p className="sp-about">{t("studio.ownForm.fields")}</p>
        <OwnFields {...workbench} language={language} form={form} />
      </section>
      {isTheirs && (
        <p>
          <button
            type="button"
            className="btn ghost"
            onClick={() => edit((layer) => removeOwnForm({ own: layer, base, name }), "studio.edit.form")}
          >
            <EditIcon name="trash" size={16} />
            {t("studio.ownForm.remove")}
          </button>
        </p>
      )}
    </>
  );
}

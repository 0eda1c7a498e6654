import { getUiOptions, type FieldProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import type { RichText } from "../../generated/types.ts";
import { plainRichText, richTextOf } from "../../shared/rich-text-paragraphs.ts";
import { RichTextView, type RichNode } from "../../ui/rich-text-view.tsx";
import { surroundings } from "../context.ts";
import type { UiOptions } from "../ui-options.ts";

/** A written page: a text as long as it is plain; one with more than paragraphs is shown, so that nothing of it is lost. */
export function RichTextField({
  schema,
  uiSchema,
  formData,
  fieldPathId,
  registry,
  required,
  disabled,
  readonly,
  onChange,
}: FieldProps): ReactNode {
  const { t } = surroundings(registry);
  const { rows = 4 } = getUiOptions(uiSchema) as UiOptions;
  const id = fieldPathId.$id;
  const value = formData as RichText | undefined;
  const text = plainRichText(value);
  // An emptied one is sent as such: what is not sent stays.
  const change = (next: RichText) => onChange(next, fieldPathId.path);
  return (
    <div className="lf-field">
      {text === undefined ? (
        <>
          <span className="lf-label">{t(schema.title ?? "")}</span>
          <RichTextView body={value as RichNode} />
          <p className="lf-note">
            {t("form.richText.formatted")}{" "}
            <button type="button" className="lf-retry" onClick={() => change(richTextOf(""))}>
              {t("form.richText.rewrite")}
            </button>
          </p>
        </>
      ) : (
        <>
          <label className="lf-label" htmlFor={id}>
            {t(schema.title ?? "")}
          </label>
          <textarea
            id={id}
            name={id}
            className="lf-input lf-textarea"
            rows={rows}
            style={{ minHeight: `calc(${rows} * 1.5em + 20px)` }}
            required={required}
            disabled={disabled || readonly}
            value={text}
            onChange={({ target }) => change(richTextOf(target.value))}
          />
        </>
      )}
    </div>
  );
}

import { useContext, useId, type ReactNode } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { DraftOwnerContext, FormDefinitionsContext } from "../../forms/definition.ts";
import { FormView } from "../../forms/FormView.tsx";
import { isObject } from "../../shared/json.ts";
import { shortHash } from "../../shared/short-hash.ts";
import type { FormDefinition } from "../../site/document/form-definition.ts";
import { fieldsOf } from "../../site/document/form-fields.ts";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import { headingOf } from "./item.ts";
import { chosenText, type Selection } from "./selection.ts";
import { Value } from "./Value.tsx";
import { labelOf } from "./labels.ts";
import type { Asked, FormsProps } from "./use-forms.tsx";

interface FormDialogProps extends FormsProps {
  asked: Asked;
  selection: Selection | undefined;
  isShown: boolean;
  hide: () => void;
  /** It was done: with what the last call answered. */
  done: (reply: unknown) => void;
}

/** What a person fills in, as long as it can be. */
const FIELD = "form :is(input, select, textarea):not([type=hidden], :disabled, [readonly])";

/** A form over the page, with the values of its record. What the server refuses is said beside its field. */
export function FormDialog({ asked, selection, isShown, hide, done, ...props }: FormDialogProps): ReactNode {
  const { of, on, columns, blockKey, operations, locale, t } = props;
  const { name, label, intro, shows, item, many, tone } = asked;
  const id = useId();
  const definition = useContext(FormDefinitionsContext)[asked.form];
  const follow = (dialog: HTMLDialogElement | null) => {
    if (isShown && dialog && !dialog.open) {
      dialog.showModal();
      // By itself the browser begins at the first control, which is the one that closes it.
      dialog.querySelector<HTMLElement>(FIELD)?.focus();
    }
    if (!isShown && dialog?.open) dialog.close();
  };
  const owner = useContext(DraftOwnerContext);
  const heading = many && selection ? chosenText(selection, t) : item && headingOf(item, columns);
  const initial = definition && valuesToBegin(asked, definition);
  return (
    <dialog ref={follow} className="form" aria-labelledby={id} onClose={hide}>
      <div className="head">
        <h2 id={id}>{heading ? `${label} · ${heading}` : label}</h2>
        <button type="button" className="close" aria-label={t("common.close")} onClick={hide}>
          <ControlIcon name="close" />
        </button>
      </div>
      {intro && <p className="hint">{intro}</p>}
      {selection?.progress && <p role="status">{t("recordList.progress", selection.progress)}</p>}
      {of && item && shows.length > 0 && (
        <dl className="facts">
          {shows.map((field) => (
            <div key={field}>
              <dt>{labelOf({ name: field }, { ...props, of })}</dt>
              <dd>
                <Value {...props} of={of} column={{ name: field }} item={item} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {definition ? (
        <FormView
          definition={definition}
          id={`${blockKey}-${name}`}
          t={t}
          locale={locale}
          calls={operations}
          signedIn
          initial={initial}
          draft={owner ? { form: draftName(asked, initial), owner, isShort: !isShown } : undefined}
          layout="grid"
          submitLabel={definition.submit ? t(definition.submit.$t as TextKey) : label}
          tone={tone}
          onSubmit={async (values) => {
            const outcome = await (many ? selection?.act(many, values) : on[name]?.(item ?? {}, values));
            if (outcome && !outcome.done && outcome.error !== undefined) throw outcome.error;
            if (outcome?.done !== true) return false;
            done(outcome.reply);
            await on[`${name}Sent`]?.(outcome.reply, values);
          }}
        />
      ) : (
        <p role="status">{t("recordList.noForm")}</p>
      )}
    </dialog>
  );
}

/**
 * What the action gives, and what the record has of the fields that the form asks for, or will once a choice in it is
 * another. A form about a part of its call is about the same part of the record.
 */
function valuesToBegin(
  { item, initial, blank }: Asked,
  { schema, within }: FormDefinition,
): Record<string, unknown> | undefined {
  const names = fieldsOf(schema);
  const whole = blank ? undefined : item;
  const record = within === undefined ? whole : whole?.[within];
  const known = Object.entries(isObject(record) ? record : {}).filter(([name]) => names.has(name));
  return whole || initial ? { ...initial, ...Object.fromEntries(known) } : undefined;
}

/**
 * What a draft of the dialog is kept as: a record that is another one meanwhile, or is saved otherwise, begins anew, so
 * that no draft overwrites what was changed after it was typed.
 */
function draftName({ form, key }: Asked, initial: Record<string, unknown> | undefined): string {
  return [form, key, ...(initial ? [shortHash(JSON.stringify(initial))] : [])].join(":");
}

import { useState, type ReactNode } from "react";
import { schemaLanguage } from "../../shared/schema-language.ts";
import { said } from "../said.ts";
import type { Binding } from "../../generated/types.ts";
import { isBinding } from "../../site/compile/bindings.ts";
import { resolveSchema, typesOf, type Schema } from "../../site/check/schema.ts";
import { isObject } from "../../shared/json.ts";
import type { StudioLanguage } from "../language/load.ts";
import { usePanel } from "../panel/context.ts";
import { choicesOf, withoutNull } from "../panel/kinds.ts";
import { BindingPicker } from "./BindingPicker.tsx";
import { ChoicePicker } from "./ChoicePicker.tsx";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { TypedInput } from "./TypedInput.tsx";

interface OperationInputProps {
  id: string;
  operation: string;
  /** Each field of the input: written, or read from what is known there. */
  value: unknown;
  onChange: (value: Record<string, unknown>) => void;
}

/**
 * What an operation is asked with: a field for each of its parameters, what it needs first, of the type that it takes.
 */
export function OperationInput({ id, operation, value, onChange }: OperationInputProps): ReactNode {
  const { t, language } = usePanel();
  const input = language.operations[operation]?.input;
  const given = isObject(value) ? value : {};
  const required = input?.required ?? [];
  const names = Object.keys(input?.properties ?? {}).sort(
    (a, b) => Number(required.includes(b)) - Number(required.includes(a)),
  );
  if (names.length === 0) return <p className="sp-note">{t("studio.operation.noInput")}</p>;
  const shown = names.filter((name) => required.includes(name) || given[name] !== undefined);
  const others = names.filter((name) => !shown.includes(name));
  const set = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = given;
    onChange(next === undefined ? rest : { ...rest, [name]: next });
  };
  const field = (name: string) => (
    <InputField
      key={name}
      id={`${id}-${name}`}
      name={name}
      schema={input?.properties?.[name] ?? {}}
      required={required.includes(name)}
      value={given[name]}
      onChange={(next) => set(name, next)}
    />
  );
  return (
    <div className="sp-inputs" role="group" aria-label={t("studio.operation.input")}>
      {shown.map(field)}
      {others.length > 0 && (
        <details className="sp-more">
          <summary>{t("studio.operation.more", { count: others.length })}</summary>
          <div className="sp-inputs">{others.map(field)}</div>
        </details>
      )}
    </div>
  );
}

interface InputFieldProps {
  /** Chooses the value in another way than its type would have it. */
  control?: ReactNode;
  /** Whether it says what documents call it, and may be read from what is known: else it is only written. */
  isNamed?: boolean;
  id: string;
  name: string;
  schema: Schema;
  required: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** One parameter of an operation: written, chosen, or read from what is known. */
export function InputField({
  id,
  name,
  schema,
  required,
  value,
  control,
  isNamed = true,
  onChange,
}: InputFieldProps): ReactNode {
  const { t, language, locale } = usePanel();
  const [isLinking, setLinking] = useState(false);
  const known = withoutNull(oneOf(resolveSchema(schema, language.definitions), language), language.definitions);
  const isBound = isBinding(value);
  const label =
    said(t, `studio.input.${name}`) ??
    language.words.named(`prop.${name}`) ??
    said(t, `studio.path.name.${name}`) ??
    name;
  // The sentences of the schemas are English; in another language those that have none of their own say nothing.
  const about =
    said(t, `studio.input.${name}.about`) ??
    (locale === schemaLanguage ? (known as { description?: string }).description : undefined);
  return (
    <div className="sp-field">
      <div className="sp-label">
        <label htmlFor={id}>
          {label}
          {required && (
            <span className="sp-required" aria-hidden="true">
              *
            </span>
          )}
          {required && <span className="vh">{t("studio.field.required")}</span>}
          {isNamed && label !== name && <small className="sp-about"> {name}</small>}
        </label>
        {isNamed && (
          <button
            type="button"
            className="sp-link"
            aria-pressed={isBound || isLinking}
            aria-label={t(isBound ? "studio.bind.writeOf" : "studio.bind.linkOf", { label })}
            title={t(isBound ? "studio.bind.write" : "studio.bind.link")}
            onClick={() => (isBound ? onChange(undefined) : undefined, setLinking(!isBound && !isLinking))}
          >
            <EditIcon name="link" size={16} />
          </button>
        )}
      </div>
      {about && <p className="sp-about">{about}</p>}
      {isBound || isLinking ? (
        <BindingPicker
          id={id}
          label={label}
          value={isBound ? (value as Binding) : undefined}
          wanted={schema}
          onChange={(next) => (onChange(next), setLinking(false))}
        />
      ) : (
        (control ?? <Plain id={id} schema={known} value={value} onChange={onChange} />)
      )}
      {required && value === undefined && <p className="sp-problem">{t("studio.problem.required")}</p>}
    </div>
  );
}

/** Of several notations of the same choices the first: the others are for addresses. */
function oneOf(schema: Schema, { definitions }: StudioLanguage): Schema {
  const ways = (schema.anyOf ?? []).map((way) => resolveSchema(way, definitions));
  const [first] = ways;
  return first && ways.every((way) => choicesOf(way)) ? first : schema;
}

function Plain({
  id,
  schema,
  value,
  onChange,
}: {
  id: string;
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
}): ReactNode {
  const { t, language } = usePanel();
  const types = typesOf(schema, language.definitions);
  const values = choicesOf(schema);
  const enumeration = (schema as { title?: string }).title;
  if (values)
    return (
      <ChoicePicker
        id={id}
        choices={values}
        choice={(one) => language.words.named(`enum.${enumeration ?? ""}.${one}`) ?? String(one)}
        value={value as string | number | undefined}
        onChange={onChange}
      />
    );
  if (types.has("boolean")) {
    return (
      <select
        id={id}
        className="sp-input"
        value={value === undefined ? "" : String(value)}
        onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value === "true")}
      >
        <option value="">{t("studio.field.unset")}</option>
        <option value="true">{t("studio.field.yes")}</option>
        <option value="false">{t("studio.field.no")}</option>
      </select>
    );
  }
  const isNumber = (types.has("integer") || types.has("number")) && !types.has("string");
  const isList = types.has("array");
  const written =
    isList && Array.isArray(value)
      ? value.join(t("studio.comma"))
      : typeof value === "string" || typeof value === "number"
        ? String(value)
        : "";
  function take(typed: string) {
    if (typed === "") return onChange(undefined);
    if (isList)
      return onChange(
        typed
          .split(/[,，]/)
          .map((one) => one.trim())
          .filter(Boolean),
      );
    const number = Number(typed);
    onChange(isNumber && Number.isFinite(number) ? number : typed);
  }
  return <TypedInput id={id} type={isNumber ? "number" : "text"} value={written} onChange={take} />;
}

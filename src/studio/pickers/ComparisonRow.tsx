import { useMemo, type ReactNode } from "react";
import { said } from "../said.ts";
import type { Condition } from "../../generated/types.ts";
import { resolveSchema, typesOf } from "../../site/check/schema.ts";
import { usePanel } from "../panel/context.ts";
import { choicesOf } from "../panel/kinds.ts";
import { Chooser } from "./Chooser.tsx";
import { comparison, comparisons, firstOperand, type Comparison, type Part } from "./condition-parts.ts";
import { knownPaths, schemaOf } from "./paths.ts";
import { TypedInput } from "./TypedInput.tsx";
import { usePathWords } from "./use-path-label.ts";

interface ComparisonRowProps {
  id: string;
  part: Extract<Part, { is: "comparison" }>;
  onChange: (value: Condition) => void;
}

/**
 * One sentence of a condition: what is looked at, how it is compared, and with what. Only comparisons that make sense
 * there are offered.
 */
export function ComparisonRow({ id, part: { path, operator, operand }, onChange }: ComparisonRowProps): ReactNode {
  const { t, roots, language } = usePanel();
  const { definitions } = language;
  const wordsOfPath = usePathWords();
  const options = useMemo(
    () =>
      knownPaths({ roots, definitions }).map((known) => ({
        id: known.path,
        label: wordsOfPath(known.path),
        detail: known.path,
      })),
    [roots, definitions, wordsOfPath],
  );
  const schema = resolveSchema(schemaOf(path, { roots, definitions }), definitions);
  const types = typesOf(schema, definitions);
  const values = choicesOf(schema);
  const valueLabel = (value: unknown): string => {
    const enumeration = (schema as { title?: string }).title;
    return (
      (enumeration && language.words.named(`enum.${enumeration}.${String(value)}`)) ??
      said(t, `studio.value.${path}.${String(value)}`) ??
      String(value)
    );
  };
  const offered = comparisons.filter((one) => one === operator || suits(one, types));

  function choosePath(next: string) {
    const nextSchema = resolveSchema(schemaOf(next, { roots, definitions }), definitions);
    const nextTypes = typesOf(nextSchema, definitions);
    const [first] = comparisons.filter((one) => suits(one, nextTypes));
    const fitting: Comparison = suits(operator, nextTypes) ? operator : (first ?? "present");
    onChange(comparison(next, fitting, firstFor(fitting, nextTypes, choicesOf(nextSchema)?.[0])));
  }

  const typed = (text: string): unknown =>
    types.has("integer") || types.has("number")
      ? Number.isFinite(Number(text)) && text.trim() !== ""
        ? Number(text)
        : text
      : text;
  return (
    <div className="sp-comparison">
      <Chooser
        id={id}
        label={t("studio.condition.path")}
        options={options}
        value={path === "" ? undefined : path}
        shown={path === "" ? undefined : wordsOfPath(path)}
        placeholder={t("studio.condition.choose")}
        onChoose={choosePath}
      />
      <select
        className="sp-input"
        aria-label={t("studio.condition.compare")}
        value={operator}
        onChange={(event) =>
          onChange(
            comparison(path, event.target.value as Comparison, firstOperand(event.target.value as Comparison, operand)),
          )
        }
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {t(`studio.condition.op.${one}`)}
          </option>
        ))}
      </select>
      {operator === "present" || typeof operand === "boolean" ? (
        <select
          className="sp-input"
          aria-label={t("studio.condition.value")}
          value={String(operand)}
          onChange={(event) => onChange(comparison(path, operator, event.target.value === "true"))}
        >
          <option value="true">{t(operator === "present" ? "studio.condition.there" : "studio.field.yes")}</option>
          <option value="false">{t(operator === "present" ? "studio.condition.notThere" : "studio.field.no")}</option>
        </select>
      ) : operator === "in" ? (
        <TypedInput
          id={`${id}-value`}
          label={t("studio.condition.values")}
          placeholder={t("studio.condition.values.example")}
          value={Array.isArray(operand) ? operand.join(t("studio.comma")) : ""}
          onChange={(text) => onChange(comparison(path, "in", listed(text).map(typed)))}
        />
      ) : values && operator === "eq" ? (
        <select
          className="sp-input"
          aria-label={t("studio.condition.value")}
          value={String(operand)}
          onChange={(event) =>
            onChange(comparison(path, "eq", values.find((one) => String(one) === event.target.value) ?? ""))
          }
        >
          {!values.includes(operand as string) && <option value={String(operand)}>{String(operand)}</option>}
          {values.map((one) => (
            <option key={one} value={String(one)}>
              {valueLabel(one)}
            </option>
          ))}
        </select>
      ) : (
        <TypedInput
          id={`${id}-value`}
          label={t("studio.condition.value")}
          value={String(operand ?? "")}
          onChange={(text) => onChange(comparison(path, operator, typed(text)))}
        />
      )}
    </div>
  );
}

function suits(operator: Comparison, types: ReadonlySet<string>): boolean {
  if (operator === "present" || types.size === 0) return true;
  if (types.has("boolean")) return operator === "eq";
  if (types.has("array") || types.has("object")) return false;
  if (operator === "lt" || operator === "gt") return types.has("integer") || types.has("number") || types.has("string");
  return true;
}

function firstFor(operator: Comparison, types: ReadonlySet<string>, value: unknown): unknown {
  if (operator === "eq" && types.has("boolean")) return true;
  return firstOperand(operator, value);
}

function listed(text: string): string[] {
  return text
    .split(/[,，、;；]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

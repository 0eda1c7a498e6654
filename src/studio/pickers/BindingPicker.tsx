import { useMemo, useState, type ReactNode } from "react";
import type { Binding } from "../../generated/types.ts";
import { misfit, typesOf, resolveSchema, type Schema } from "../../site/check/schema.ts";
import { usePanel } from "../panel/context.ts";
import { Chooser } from "./Chooser.tsx";
import { knownPaths, schemaOf } from "./paths.ts";
import { usePathWords } from "./use-path-label.ts";
import { TypedInput } from "./TypedInput.tsx";

interface BindingPickerProps {
  id: string;
  label: string;
  value: Binding | undefined;
  /** What is wanted there; without it any value. */
  wanted?: Schema | undefined;
  onChange: (value: Binding | undefined) => void;
}

/**
 * What the page knows, to be shown in a property: chosen by words out of what the schemas say there is, those first
 * that fit.
 * What is missing at times may have something to show instead.
 */
export function BindingPicker({ id, label, value, wanted, onChange }: BindingPickerProps): ReactNode {
  const { t, roots, language } = usePanel();
  const { definitions } = language;
  const wordsOfPath = usePathWords();
  const [isAll, setAll] = useState(false);
  // An address gives texts: a number or a yes or no is made of them.
  const converted = wanted && convertible(wanted, definitions);
  const options = useMemo(() => {
    const fitting = knownPaths({ roots, definitions, wanted: isAll ? undefined : wanted });
    const convertibles =
      converted && !isAll
        ? knownPaths({ roots, definitions, wanted: { type: "string" } }).filter(({ path }) => path.startsWith("route."))
        : [];
    const known = [...new Map([...fitting, ...convertibles].map((one) => [one.path, one])).values()];
    return known.map(({ path }) => ({ id: path, label: wordsOfPath(path), detail: path }));
  }, [roots, definitions, wanted, isAll, converted, wordsOfPath]);

  function choose(path: string) {
    const offered = schemaOf(path, { roots, definitions }) ?? {};
    const needsConversion = wanted && converted && misfit({ offered, wanted, definitions }) !== undefined;
    const { or } = value ?? {};
    onChange({ $bind: path, ...(needsConversion ? { as: converted } : {}), ...(or === undefined ? {} : { or }) });
  }

  const isScalar =
    !wanted ||
    ["string", "integer", "number", "boolean"].some((type) =>
      typesOf(resolveSchema(wanted, definitions), definitions).has(type),
    );
  return (
    <div className="sp-binding">
      <Chooser
        id={id}
        label={label}
        options={options}
        value={value?.$bind}
        shown={value && wordsOfPath(value.$bind)}
        placeholder={t("studio.bind.choose")}
        onChoose={choose}
      />
      {options.length === 0 && <p className="sp-note">{t("studio.bind.nothing")}</p>}
      <label className="sp-check">
        <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.target.checked)} />
        {t("studio.bind.all")}
      </label>
      {value && isScalar && (
        <label className="sp-inline">
          <span>{t("studio.bind.or")}</span>
          <TypedInput
            id={`${id}-or`}
            value={value.or === undefined ? "" : String(value.or)}
            placeholder={t("studio.bind.or.none")}
            onChange={(typed) => {
              const { or: _, ...rest } = value;
              onChange(typed === "" ? rest : { ...rest, or: fallbackOf(typed, value, wanted) });
            }}
          />
        </label>
      )}
      {value && (
        <button type="button" className="sp-plain" onClick={() => onChange(undefined)}>
          {t("studio.bind.remove")}
        </button>
      )}
    </div>
  );
}

function convertible(
  wanted: Schema,
  definitions: Parameters<typeof resolveSchema>[1],
): "integer" | "number" | "boolean" | undefined {
  const types = typesOf(resolveSchema(wanted, definitions), definitions);
  return (["integer", "number", "boolean"] as const).find((type) => types.has(type));
}

/** What is typed as a number is one where a number is wanted. */
function fallbackOf(typed: string, { as }: Binding, wanted: Schema | undefined): string | number | boolean {
  const type = as ?? [wanted?.type ?? "string"].flat()[0];
  if (type === "boolean") return typed === "true";
  const number = Number(typed);
  return (type === "integer" || type === "number") && Number.isFinite(number) ? number : typed;
}

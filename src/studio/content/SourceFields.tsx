import { useState, type ReactNode } from "react";
import { usePanel } from "../panel/context.ts";
import { InputField } from "../pickers/OperationInput.tsx";
import { ChosenCourses } from "./ChosenCourses.tsx";
import { usual } from "./content-params.ts";
import { categoryChoices, recordChoices } from "./record-choices.ts";
import { RecordChooser } from "./RecordChooser.tsx";

interface SourceFieldsProps {
  id: string;
  operation: string;
  /** What the source is asked with. */
  params: Readonly<Record<string, unknown>>;
  /** The parameters that are shown. */
  names: readonly string[];
  onChange: (params: Record<string, unknown>) => void;
}

const categories = ["categoryno1", "categoryno2", "categoryno3"];

/** What a source is asked with, by what it is: chosen by rules, or one by one where its operation takes numbers. */
export function SourceFields({ id, operation, params, names, onChange }: SourceFieldsProps): ReactNode {
  const { t, language } = usePanel();
  const [isAsked, setAsked] = useState(false);
  // A field does not move while it is written.
  const [first] = useState(() => names.filter((name) => usual.includes(name) || params[name] !== undefined));
  const input = language.operations[operation]?.input;
  const { courseIds } = params;
  const canChoose = names.includes("courseIds");
  const isByHand = canChoose && (Array.isArray(courseIds) || isAsked);
  const set = (changed: Record<string, unknown>) =>
    onChange(Object.fromEntries(Object.entries({ ...params, ...changed }).filter(([, value]) => value !== undefined)));

  function choose(ids: string[]) {
    // A list has as many as were chosen, in their order.
    const rules = Object.fromEntries(names.map((name) => [name, undefined]));
    set({ ...rules, courseIds: ids, pageSize: Math.max(ids.length, 1) });
  }

  const ways = canChoose && (
    <div className="sp-ways" role="group" aria-label={t("studio.content.ways")}>
      {([false, true] as const).map((byHand) => (
        <button
          key={String(byHand)}
          type="button"
          aria-pressed={isByHand === byHand}
          onClick={() => {
            setAsked(byHand);
            if (!byHand && courseIds !== undefined) set({ courseIds: undefined, pageSize: USUAL });
          }}
        >
          {t(byHand ? "studio.content.byHand" : "studio.content.byRule")}
        </button>
      ))}
    </div>
  );
  if (isByHand)
    return (
      <>
        {ways}
        <ChosenCourses id={`${id}-courses`} value={idsOf(courseIds)} onChange={choose} />
      </>
    );
  const isOfCategories = categories.every((name) => names.includes(name));
  const level = categories.findLast((name) => typeof params[name] === "string");
  const shown = names.filter((name) => name !== "courseIds" && !(isOfCategories && categories.includes(name)));
  const field = (name: string) => {
    const load = recordChoices[`${operation}.${name}`];
    const value = params[name];
    return (
      <InputField
        key={name}
        isNamed={false}
        id={`${id}-${name}`}
        name={name}
        schema={input?.properties?.[name] ?? {}}
        required={input?.required?.includes(name) === true}
        value={value}
        control={
          load && (
            <RecordChooser
              id={`${id}-${name}`}
              label={t(`studio.input.${name}` as "studio.input.zoneId")}
              value={typeof value === "string" ? value : ""}
              load={load}
              onChange={(next) => set({ [name]: next })}
            />
          )
        }
        onChange={(next) => set({ [name]: next })}
      />
    );
  };
  const more = shown.filter((name) => !first.includes(name));
  return (
    <>
      {ways}
      {isOfCategories && (
        <div className="sp-field">
          <div className="sp-label">
            <label htmlFor={`${id}-category`}>{t("studio.content.category")}</label>
          </div>
          <RecordChooser
            id={`${id}-category`}
            label={t("studio.content.category")}
            value={level === undefined ? "" : `${level}=${String(params[level])}`}
            load={categoryChoices}
            onChange={(chosen) => {
              const [name = "", value] = chosen?.split("=") ?? [];
              set({ ...Object.fromEntries(categories.map((one) => [one, undefined])), ...(name && { [name]: value }) });
            }}
          />
        </div>
      )}
      {shown.filter((name) => first.includes(name)).map(field)}
      {more.length > 0 && (
        <details className="sp-more">
          <summary>{t("studio.content.more", { count: more.length })}</summary>
          <div className="sp-inputs">{more.map(field)}</div>
        </details>
      )}
    </>
  );
}

/** How many a list has that nobody has said it of. */
const USUAL = 8;

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

import { type ReactNode } from "react";
import type { Condition } from "../../generated/types.ts";
import { maxConditionDepth } from "../../site/compile/conditions.ts";
import { usePanel } from "../panel/context.ts";
import { comparison, depthOf, partOf } from "./condition-parts.ts";
import { ComparisonRow } from "./ComparisonRow.tsx";
import { PickerIcon } from "./PickerIcon.tsx";

interface ConditionBuilderProps {
  id: string;
  label: string;
  value: Condition | undefined;
  onChange: (value: Condition | undefined) => void;
}

/** What most sites ask of a visitor, each one press away. */
const common = [
  { name: "signedIn", condition: { path: "viewer.signedIn", eq: true } },
  { name: "signedOut", condition: { path: "viewer.signedIn", eq: false } },
  { name: "vip", condition: { path: "viewer.isVip", eq: true } },
  { name: "lecturer", condition: { path: "viewer.userType", eq: 2 } },
  { name: "organisation", condition: { path: "site.orgNo", present: true } },
  { name: "platform", condition: { path: "site.orgNo", present: false } },
] as const satisfies readonly { name: string; condition: Condition }[];

/** When something shows, in sentences: always, or when all or one of several things are so. */
export function ConditionBuilder({ id, label, value, onChange }: ConditionBuilderProps): ReactNode {
  const { t } = usePanel();
  if (value === undefined) {
    return (
      <div className="sp-condition" id={id}>
        <p className="sp-note">{t("studio.condition.always")}</p>
        <div className="sp-presets" role="group" aria-label={t("studio.condition.presets", { label })}>
          {common.map(({ name, condition }) => (
            <button key={name} type="button" className="sp-chip" onClick={() => onChange(condition)}>
              {t(`studio.condition.preset.${name}`)}
            </button>
          ))}
          <button type="button" className="sp-chip" onClick={() => onChange(comparison("viewer.signedIn", "eq", true))}>
            <PickerIcon name="add" size={16} />
            {t("studio.condition.own")}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className="sp-condition" id={id}>
      <Node id={`${id}-0`} value={value} room={maxConditionDepth} isOuter onChange={onChange} />
      <button type="button" className="sp-plain" onClick={() => onChange(undefined)}>
        {t("studio.condition.clear")}
      </button>
    </div>
  );
}

interface NodeProps {
  id: string;
  value: Condition;
  /** How many nodes deep it may be. */
  room: number;
  isOuter?: boolean;
  /** undefined takes it out. */
  onChange: (value: Condition | undefined) => void;
}

function Node({ id, value, room, isOuter = false, onChange }: NodeProps): ReactNode {
  const { t } = usePanel();
  const part = partOf(value);
  const negate = room >= depthOf(value) + (part?.is === "not" ? 0 : 1);
  const group = (operator: "all" | "any") =>
    onChange({ [operator]: part?.is === "group" ? part.parts : [value] } as unknown as Condition);
  const canGroup = room >= depthOf(value) + 1;
  const tools = (
    <span className="sp-entry-tools">
      {part?.is !== "not" && (
        <button type="button" className="sp-plain" disabled={!negate} onClick={() => onChange({ not: value })}>
          {t("studio.condition.negate")}
        </button>
      )}
      {part?.is !== "group" && (
        <button
          type="button"
          className="sp-plain"
          disabled={!canGroup}
          title={canGroup ? undefined : t("studio.condition.deep")}
          onClick={() => group("all")}
        >
          {t("studio.condition.more")}
        </button>
      )}
      {!isOuter && (
        <button type="button" aria-label={t("studio.condition.remove")} onClick={() => onChange(undefined)}>
          <PickerIcon name="remove" />
        </button>
      )}
    </span>
  );
  if (part === undefined)
    return (
      <p className="sp-problem">
        {t("studio.condition.unknown")}
        {tools}
      </p>
    );
  if (part.is === "comparison")
    return (
      <div className="sp-sentence">
        <ComparisonRow id={id} part={part} onChange={onChange} />
        {tools}
      </div>
    );
  if (part.is === "not") {
    return (
      <div className="sp-node">
        <span>{t("studio.condition.not")}</span>
        <button type="button" className="sp-plain" onClick={() => onChange(part.inner)}>
          {t("studio.condition.unnegate")}
        </button>
        <Node
          id={`${id}-n`}
          value={part.inner}
          room={room - 1}
          onChange={(inner) => onChange(inner && { not: inner })}
        />
      </div>
    );
  }
  const replace = (at: number, inner: Condition | undefined) => {
    const parts = part.parts.flatMap((one, index) => (index === at ? (inner ? [inner] : []) : [one]));
    const [only] = parts;
    if (parts.length <= 1) onChange(only);
    else onChange({ [part.operator]: parts } as unknown as Condition);
  };
  return (
    <div className="sp-node" role="group" aria-label={t(`studio.condition.${part.operator}`)}>
      <select
        className="sp-input"
        aria-label={t("studio.condition.operator")}
        value={part.operator}
        onChange={(event) => group(event.target.value as "all" | "any")}
      >
        <option value="all">{t("studio.condition.all")}</option>
        <option value="any">{t("studio.condition.any")}</option>
      </select>
      <ol>
        {part.parts.map((inner, index) => (
          <li key={index}>
            <Node id={`${id}-${index}`} value={inner} room={room - 1} onChange={(next) => replace(index, next)} />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="sp-add"
        onClick={() =>
          onChange({
            [part.operator]: [...part.parts, comparison("viewer.signedIn", "eq", true)],
          } as unknown as Condition)
        }
      >
        <PickerIcon name="add" />
        {t("studio.condition.add")}
      </button>
      {tools}
    </div>
  );
}

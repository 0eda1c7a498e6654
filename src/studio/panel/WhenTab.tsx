import type { ReactNode } from "react";
import type { BlockShown, Condition } from "../../generated/types.ts";
import { isObject } from "../../shared/json.ts";
import type { LayerPath } from "../../site/document/layer-path.ts";
import { ConditionBuilder } from "../pickers/ConditionBuilder.tsx";
import { DateTimeInput } from "../pickers/DateTimeInput.tsx";
import { changeValue } from "./change.ts";
import { usePanel } from "./context.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { findingsAt } from "./findings.ts";

interface WhenTabProps {
  block: Readonly<Record<string, unknown>>;
  /** Of the block. */
  path: LayerPath;
}

/** When a block shows: its condition, the time that it shows in, and the screens that it is for. */
export function WhenTab({ block, path }: WhenTabProps): ReactNode {
  const { draft, edit, findings, t } = usePanel();
  const change = (name: "when" | "shown", after: unknown) =>
    edit(
      (own) => changeValue({ own, base: draft.base, path: [...path, name], before: block[name], after }),
      name === "when" ? "studio.edit.condition" : "studio.edit.shown",
      { together: `${path.join("/")} ${name}` },
    );
  return (
    <>
      <FieldFrame
        id="panel-when"
        label={t("studio.condition.title")}
        about={t("studio.condition.about")}
        isGroup
        path={[...path, "when"]}
        findings={findingsAt(findings, [...path, "when"])}
      >
        <ConditionBuilder
          id="panel-when"
          label={t("studio.condition.title")}
          value={block["when"] as Condition | undefined}
          onChange={(after) => change("when", after)}
        />
      </FieldFrame>
      <FieldFrame
        id="panel-shown"
        label={t("studio.shown.title")}
        about={t("studio.shown.about")}
        isGroup
        path={[...path, "shown"]}
        findings={findingsAt(findings, [...path, "shown"])}
      >
        <Shown shown={isObject(block["shown"]) ? block["shown"] : {}} onChange={(after) => change("shown", after)} />
      </FieldFrame>
    </>
  );
}

function Shown({
  shown,
  onChange,
}: {
  shown: BlockShown;
  onChange: (after: BlockShown | undefined) => void;
}): ReactNode {
  const { t } = usePanel();
  const set = (name: keyof BlockShown, value: string | undefined) => {
    const { [name]: _, ...rest } = shown;
    const after = value === undefined ? rest : { ...rest, [name]: value };
    onChange(Object.keys(after).length === 0 ? undefined : (after as BlockShown));
  };
  return (
    <div className="sp-shown">
      {(["from", "until"] as const).map((name) => (
        <div key={name}>
          <label htmlFor={`panel-shown-${name}`}>{t(`studio.shown.${name}`)}</label>
          <DateTimeInput
            id={`panel-shown-${name}`}
            label={t(`studio.shown.${name}`)}
            value={shown[name] ?? ""}
            onChange={(value) => set(name, value === "" ? undefined : value)}
          />
        </div>
      ))}
      <label>
        {t("studio.shown.device")}
        <select
          className="sp-input"
          value={shown.device ?? ""}
          onChange={({ target }) => set("device", target.value === "" ? undefined : target.value)}
        >
          <option value="">{t("studio.field.unset")}</option>
          <option value="phone">{t("studio.shown.device.phone")}</option>
          <option value="desktop">{t("studio.shown.device.desktop")}</option>
        </select>
      </label>
    </div>
  );
}

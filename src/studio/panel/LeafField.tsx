import type { FieldProps } from "@rjsf/utils";
import { useState, type ReactNode } from "react";
import type { Binding } from "../../generated/types.ts";
import { isBinding } from "../../site/compile/bindings.ts";
import type { Schema } from "../../site/check/schema.ts";
import { BindingPicker } from "../pickers/BindingPicker.tsx";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { usePanel } from "./context.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { findingsAt } from "./findings.ts";
import type { FieldKind } from "./kinds.ts";
import { namesOf } from "./names.ts";
import { problemOf } from "./problem.ts";
import { ValueControl, isGroupKind } from "./ValueControl.tsx";

interface LeafFieldProps extends FieldProps {
  /** The property's schema as the site language has it. */
  of: Schema;
  kind: FieldKind;
}

/** A property that is one value: written, or bound to what the page knows. */
export function LeafField({
  name,
  of,
  kind,
  formData,
  fieldPathId,
  onChange,
  required = false,
}: LeafFieldProps): ReactNode {
  const { t, wordsOf, language, path, findings, isBindable } = usePanel();
  const [isLinking, setLinking] = useState(false);
  const id = fieldPathId.$id;
  const inside = fieldPathId.path;
  const isEntry = inside.some((part) => typeof part === "number");
  const words = wordsOf(namesOf(inside), of);
  const whole = [...path, ...inside.map(String)];
  const set = (value: unknown) => onChange(value, inside);
  const isBound = isBinding(formData);
  const isLinked = isBound || isLinking || (kind === "data" && formData === undefined);
  const problem = problemOf(formData, { name: name ?? "", schema: of, definitions: language.definitions, required, t });
  const label =
    typeof inside.at(-1) === "number" ? t("studio.list.entry", { number: Number(inside.at(-1)) + 1 }) : words.title;
  // What is not there yet is not wrong before anybody wrote anything; the check of the whole draft says so anyway.
  const told = findingsAt(findings, whole);
  return (
    <FieldFrame
      id={id}
      label={label}
      about={words.about}
      required={required}
      path={isEntry ? undefined : whole}
      problem={told.length === 0 ? problem : undefined}
      findings={told}
      isGroup={isLinked || isGroupKind(kind)}
      at={whole}
      tools={
        isBindable && kind !== "data" && kind !== "text" && kind !== "condition" ? (
          <button
            type="button"
            className="sp-link"
            aria-pressed={isLinked}
            aria-label={t(isLinked ? "studio.bind.writeOf" : "studio.bind.linkOf", { label })}
            title={t(isLinked ? "studio.bind.write" : "studio.bind.link")}
            onClick={() => {
              setLinking(!isLinked);
              if (isBound) set(undefined);
            }}
          >
            <EditIcon name="link" size={16} />
          </button>
        ) : undefined
      }
    >
      {isLinked && kind !== "text" ? (
        <BindingPicker
          id={id}
          label={label}
          value={isBound ? (formData as Binding) : undefined}
          wanted={wantedOf(of, kind)}
          onChange={(value) => (set(value), setLinking(false))}
        />
      ) : (
        <ValueControl
          id={id}
          kind={kind}
          name={name ?? ""}
          label={label}
          schema={of}
          value={formData}
          choice={words.choice}
          onChange={set}
        />
      )}
    </FieldFrame>
  );
}

/** What a binding there has to give: a block gets a text and an address as strings. */
function wantedOf(schema: Schema, kind: FieldKind): Schema {
  return kind === "text" || kind === "address" || kind === "image" ? { type: "string" } : schema;
}

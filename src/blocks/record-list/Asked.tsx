import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** A value that a list is narrowed by. */
export interface Choice {
  value: string;
  label: string;
  /** What it is one of, in a menu. */
  group?: string;
  /** How many there are, where that is said. */
  count?: number;
}

interface AskedProps extends Pick<BlockProps<"recordList">, "query"> {
  id: string;
  param: string;
  label: string;
  /** The choices of a menu; without any, it is a text that is typed. */
  choices: readonly Choice[];
  limits: { readonly pattern: string } | undefined;
}

/** What is asked for together with the search: one of many choices, or a text. */
export function Asked({ id, param, label, choices, limits, query = {} }: AskedProps): ReactNode {
  const value = query[param] ?? "";
  const shared = { id, name: param, defaultValue: value };
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {choices.length === 0 ? (
        <input key={value} {...shared} {...limits} type="search" />
      ) : (
        <select key={value} {...shared}>
          <Options choices={choices} />
        </select>
      )}
    </p>
  );
}

/** Choices below what they are of, in the order in which they come. */
function Options({ choices }: Pick<AskedProps, "choices">): ReactNode {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const { group = "" } = choice;
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...groups].map(([group, inside]) => {
    const options = inside.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    return group === "" ? (
      options
    ) : (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    );
  });
}

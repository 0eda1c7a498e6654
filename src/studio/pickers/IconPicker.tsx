import type { ReactNode } from "react";
import { Icon, type IconName } from "../../ui/icons/Icon.tsx";
import { usePanel } from "../panel/context.ts";

interface IconPickerProps {
  id: string;
  label: string;
  names: readonly string[];
  choice: (name: string) => string;
  /** "" for none. */
  value: string;
  onChange: (name: string) => void;
}

/** One of the icons of a site, or none. */
export function IconPicker({ id, label, names, choice, value, onChange }: IconPickerProps): ReactNode {
  const { t } = usePanel();
  return (
    <div className="sp-icons" role="radiogroup" aria-label={label}>
      {["", ...names].map((name) => (
        <label key={name} title={name === "" ? t("studio.icon.none") : choice(name)}>
          <input
            className="vh"
            type="radio"
            name={id}
            checked={value === name}
            aria-label={name === "" ? t("studio.icon.none") : choice(name)}
            onChange={() => onChange(name)}
          />
          <span>{name === "" ? "–" : <Icon name={name as IconName} />}</span>
        </label>
      ))}
    </div>
  );
}

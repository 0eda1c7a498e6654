import type { ReactNode } from "react";

interface Props<Value extends string | number> {
  label: string;
  /** Of the button that leads back to the menu. */
  backLabel: string;
  value: Value;
  items: readonly { value: Value; label: string }[];
  onChoose(value: Value): void;
}

/** An entry of the player's menu that opens what there is to choose from, with what is chosen beside its name. */
export function Choices<Value extends string | number>({
  label,
  backLabel,
  value,
  items,
  onChoose,
}: Props<Value>): ReactNode {
  // A choice is told by `change` alone, which comes from people's hands: what is set from here says nothing.
  const listen = (menu: (HTMLElement & { value?: string }) | null) => {
    const hear = () => {
      const chosen = items.find((item) => String(item.value) === menu?.value);
      if (chosen && chosen.value !== value) onChoose(chosen.value);
    };
    menu?.addEventListener("change", hear);
    return () => menu?.removeEventListener("change", hear);
  };
  return (
    <media-settings-menu-item>
      <span>{label}</span>
      <span slot="description" className="chosen">
        {items.find((item) => item.value === value)?.label}
      </span>
      <media-chrome-menu slot="submenu" hidden aria-label={label} ref={listen}>
        <button type="button" slot="header" part="back button" className="menu-back" aria-label={backLabel}>
          ‹ {label}
        </button>
        {items.map((item) => (
          <media-chrome-menu-item
            key={item.value}
            type="radio"
            value={String(item.value)}
            checked={item.value === value}
          >
            {item.label}
          </media-chrome-menu-item>
        ))}
      </media-chrome-menu>
    </media-settings-menu-item>
  );
}

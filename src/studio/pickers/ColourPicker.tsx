import type { ReactNode } from "react";
import { readColour } from "../../site/document/contrast.ts";
import { usePanel } from "../panel/context.ts";
import { TypedInput } from "./TypedInput.tsx";

interface ColourPickerProps {
  id: string;
  label: string;
  /** "" for none. */
  value: string;
  onChange: (colour: string) => void;
}

/** A colour: taken from the palette of the machine, or written (#rrggbb, rgb(), hsl(), oklch()). */
export function ColourPicker({ id, label, value, onChange }: ColourPickerProps): ReactNode {
  const { t } = usePanel();
  const isKnown = value === "" || readColour(value) !== undefined;
  return (
    <div className="sp-colour">
      <input
        type="color"
        aria-label={t("studio.colour.pick", { label })}
        value={hexOf(value)}
        onChange={(event) => onChange(event.target.value)}
      />
      <TypedInput
        id={id}
        label={label}
        value={value}
        placeholder="#2b3a70"
        onChange={(typed) => onChange(typed.trim())}
      />
      {!isKnown && <p className="sp-problem">{t("studio.colour.wrong")}</p>}
    </div>
  );
}

/** As the palette writes it; black for what cannot be read. */
function hexOf(colour: string): string {
  const { rgb } = readColour(colour) ?? { rgb: [0, 0, 0] };
  return `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

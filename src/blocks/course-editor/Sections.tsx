import type { ReactNode } from "react";
import type { Translate } from "../block.ts";
import { EditIcon, type EditIconName } from "../../ui/icons/EditIcon.tsx";
import type { Selected } from "./state/use-editor.ts";

interface SectionsProps {
  selected: Selected;
  faulty: ReadonlySet<string>;
  t: Translate;
  onOpen: (section: Selected) => void;
}

/** The parts of a course that are not lessons. */
export function Sections({ selected, faulty, t, onOpen }: SectionsProps): ReactNode {
  return (
    <ul className="sections">
      {sections.map(({ key, icon }) => (
        <li key={key}>
          <button type="button" aria-current={selected === key || undefined} onClick={() => onOpen(key)}>
            <EditIcon name={icon} size={20} />
            <span>{t(`courseEditor.${key}`)}</span>
            {faulty.has(key) && (
              <span className="fault">
                <EditIcon name="warning" size={18} />
                <span className="vh">{t("courseEditor.faulty")}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

const sections: readonly { key: "details" | "introduce"; icon: EditIconName }[] = [
  { key: "details", icon: "info" },
  { key: "introduce", icon: "text" },
];

import type { ReactNode } from "react";
import type { Translate } from "../block.ts";
import { EditorIcon, type EditorIconName } from "./EditorIcon.tsx";
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
      {sections.map(({ key, sign }) => (
        <li key={key}>
          <button type="button" aria-current={selected === key || undefined} onClick={() => onOpen(key)}>
            <EditorIcon name={sign} />
            <span>{t(`courseEditor.${key}`)}</span>
            {faulty.has(key) && (
              <span className="fault">
                <EditorIcon name="warning" size={18} />
                <span className="vh">{t("courseEditor.faulty")}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

const sections: readonly { key: "details" | "introduce"; sign: EditorIconName }[] = [
  { key: "details", sign: "info" },
  { key: "introduce", sign: "text" },
];

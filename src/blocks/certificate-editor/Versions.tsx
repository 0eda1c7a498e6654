import { useState, type ReactNode } from "react";
import type { CertificateTemplateVersion } from "../../generated/types.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { Translate } from "../block.ts";

interface VersionsProps {
  list: () => Promise<CertificateTemplateVersion[]>;
  current: number;
  restore: (version: number) => Promise<void>;
  t: Translate;
}

/** The versions of a template; an older design comes into the editor as a step that can be undone. */
export function Versions({ list, current, restore, t }: VersionsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const found = useLoaded(list, isOpen);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("certificateEditor.versions")}</summary>
      <p className="hint">{t("certificateEditor.versionsHint")}</p>
      {found.state === "failed" && (
        <button type="button" className="btn ghost" onClick={found.retry}>
          {t("certificateEditor.again")}
        </button>
      )}
      {found.state === "here" && (
        <ul className="versions num">
          {found.value.map(({ version, issuedCount, gmtCreate }) => (
            <li key={version}>
              <span>
                {[
                  t("certificateEditor.version", { no: version }),
                  gmtCreate.slice(0, 16),
                  t("certificateEditor.issued", { count: issuedCount }),
                ].join(" · ")}
              </span>
              {version !== current && (
                <button type="button" className="link" onClick={() => void restore(version)}>
                  {t("certificateEditor.restore")}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

import type { ReactNode } from "react";
import { styled } from "styled-components";
import { adviceKinds } from "../../site/check/advice.ts";
import { missingLegalPages, withPlatformPages } from "../../site/edit/platform-pages.ts";
import { FindingList } from "../publish/FindingList.tsx";
import type { Workbench } from "../types.ts";
import { useEmptyBlocks } from "./empty-blocks.ts";

/** What of the site is not its owner's own yet, by what it is about; each with its place, which a press leads to. */
export function YoursList({ onGo, ...workbench }: Workbench & { onGo?: () => void }): ReactNode {
  const { t, findings, draft } = workbench;
  const empty = useEmptyBlocks(draft, t);
  const known = new Set(findings.filter(({ about }) => about === "empty").map(({ pointer }) => blockOf(pointer)));
  const all = [...findings, ...empty.filter(({ pointer }) => !known.has(pointer))];
  const groups = adviceKinds.flatMap((kind) => {
    const about = all.filter((finding) => finding.about === kind);
    return about.length > 0 ? [{ kind, about, waits: about.some(({ severity }) => severity === "error") }] : [];
  });
  if (groups.length === 0) return <p className="hint">{t("studio.yours.none")}</p>;
  return (
    <Groups>
      {groups.map(({ kind, about, waits }) => (
        <details key={kind} open={waits || groups.length === 1}>
          <summary>
            {t(`studio.yours.${kind}`)} <span className="count">{about.length}</span>
            {waits && <span className="waits">{t("studio.yours.waits")}</span>}
          </summary>
          {kind === "law" && <UsePlatformPages {...workbench} />}
          <FindingList findings={about} onGo={onGo} />
        </details>
      ))}
    </Groups>
  );
}

/** The pointer to the block that a pointer leads into. */
function blockOf(pointer: string): string {
  return pointer.split("/").slice(0, 5).join("/");
}

/** Says with one press that the platform's terms and privacy hold, where the site has none of its own. */
function UsePlatformPages({ t, draft, edit }: Workbench): ReactNode {
  const { own, base } = draft;
  if (missingLegalPages(own, base).length === 0) return null;
  return (
    <p>
      <button
        type="button"
        className="btn ghost"
        onClick={() => edit((layer) => withPlatformPages(layer, base), "studio.edit.platformPages")}
      >
        {t("studio.yours.usePlatform")}
      </button>
      <span className="hint"> {t("studio.yours.usePlatformHint")}</span>
    </p>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 8px;
  details > p {
    margin-block: 4px 8px;
  }
  details {
    padding: 4px 12px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  details[open] {
    padding-bottom: 12px;
  }
  summary {
    min-height: 36px;
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
  .count {
    padding: 0 8px;
    border-radius: 9px;
    background: var(--color-surface-alt);
    font-size: 0.75rem;
    font-weight: 400;
  }
  .waits {
    margin-inline-start: 8px;
    color: var(--color-danger);
    font-size: 0.8125rem;
  }
`;

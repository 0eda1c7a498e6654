import { useMemo, useState, type ReactNode } from "react";
import type { LayerChange } from "../../generated/types.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";
import type { Draft } from "../types.ts";
import { firstRows, groupChanges, rowCount, type ChangeRow } from "./change-groups.ts";
import { ChangeListStyle } from "./ChangeListStyle.ts";
import { ChangeValue } from "./ChangeValue.tsx";
import { LookChange } from "./LookChange.tsx";
import { usePlaceWords } from "./use-place-label.ts";
import { withInherited } from "./with-inherited.ts";

/** Differences that a person can read, by page and block: what each was, and what it is, side by side. */
export function ChangeList({ changes, most = 200 }: { changes: readonly LayerChange[]; most?: number }): ReactNode {
  const { t } = useStudio();
  const { draft } = useStudioState();
  const [all, setAll] = useState(false);
  const groups = useMemo(() => groupChanges(withInherited(changes, draft), pageOf(draft)), [changes, draft]);
  const placeOf = usePlaceWords(changes);
  const count = rowCount(groups);
  return (
    <ChangeListStyle>
      {(all ? groups : firstRows(groups, most)).map((group) => {
        if (group.kind === "look") return <LookChange key="look" {...group} placeOf={placeOf} />;
        const title = placeOf(group.path);
        return (
          <div key={group.path.join("/")} role="group" aria-label={title}>
            <p className="place">{title}</p>
            <ul>
              {group.rows.map((row) => (
                <Row key={row.path.join("/")} row={row} below={title} placeOf={placeOf} />
              ))}
            </ul>
          </div>
        );
      })}
      {!all && count > most && (
        <button type="button" className="tool all" onClick={() => setAll(true)}>
          {t("studio.showAll", { count })}
        </button>
      )}
    </ChangeListStyle>
  );
}

/** The colour of the light page. */
function pageOf(draft: Draft): string {
  const page = effectiveValue({ ...draft, path: ["theme", "color", "light", "page"] });
  return typeof page === "string" ? page : "";
}

interface RowProps {
  row: ChangeRow;
  /** The words of the place above, which the row does not say again. */
  below: string;
  placeOf: (path: readonly string[]) => string;
}

function Row({ row: { path, changes }, below, placeOf }: RowProps): ReactNode {
  const { t } = useStudio();
  const said = placeOf(path);
  const title = said === below ? t("studio.change.whole") : within(said, below);
  const [only] = changes.length === 1 ? changes : [];
  const isWhole = only !== undefined && only.path.length === path.length;
  const kind = isWhole ? only.kind : "changed";
  return (
    <li className={kind}>
      <p className="head">
        <span className="kind">{t(`studio.kind.${kind}`)}</span> <b>{title}</b>
      </p>
      {isWhole ? (
        kind === "changed" || !only.path.includes("blocks") ? (
          <ChangeValue change={only} />
        ) : null
      ) : (
        changes.map((change) => (
          <div key={change.path.join("/")} className="inside">
            <span className="name">{within(placeOf(change.path), placeOf(path))}</span>
            <ChangeValue change={change} />
          </div>
        ))
      )}
    </li>
  );
}

/** The words of a place without those of the place that it stands in. */
function within(words: string, around: string): string {
  return words.startsWith(`${around} › `) ? words.slice(around.length + 3) : words;
}

import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { useStudio } from "../StudioContext.ts";
import type { Finding } from "../types.ts";
import { hrefOf, namesIn } from "./finding-place.ts";
import { usePlaceWords } from "../history/use-place-label.ts";

/** What is wrong, each with a link to where it is mended. */
export function FindingList({
  findings,
  onGo,
}: {
  findings: readonly Finding[];
  onGo?: (() => void) | undefined;
}): ReactNode {
  const { t } = useStudio();
  const placeOf = usePlaceWords();
  return (
    <List>
      {findings.map((finding) => {
        const { severity, pointer, message, suggestion, allowed } = finding;
        return (
          <li key={`${pointer} ${message}`} className={severity}>
            <EditIcon name="warning" size={16} />
            <div>
              <Link to={hrefOf(finding)} onClick={onGo}>
                {placeOf(namesIn(pointer))}
              </Link>
              <p>{message}</p>
              {suggestion !== undefined && <p className="hint">{t("studio.didYouMean", { what: suggestion })}</p>}
              {allowed !== undefined && allowed.length > 0 && (
                <p className="hint">{t("studio.allowed", { what: allowed.slice(0, 12).join(", ") })}</p>
              )}
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: flex;
    gap: 8px;
    padding: 8px 10px;
    border-radius: var(--radius-control);
    background: var(--color-warning-soft);
  }
  li.error {
    background: var(--color-danger-soft);
  }
  svg {
    flex: none;
    margin-top: 3px;
  }
  a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

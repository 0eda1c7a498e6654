import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import type { SiteImageUse } from "../../generated/types.ts";
import { usePlaceWords } from "../history/use-place-label.ts";
import { hrefOf, namesIn } from "../publish/finding-place.ts";
import { useStudio } from "../StudioContext.ts";

/** Where a picture is shown, each place with the versions of the site that have it there, and a link to it. */
export function UseList({ uses }: { uses: readonly SiteImageUse[] }): ReactNode {
  const { t } = useStudio();
  const placeOf = usePlaceWords();
  const states = new Map<string, SiteImageUse["state"][]>();
  for (const { pointer, state } of uses) states.set(pointer, [...(states.get(pointer) ?? []), state]);
  if (states.size === 0) return <Note>{t("studio.library.unused")}</Note>;
  return (
    <div>
      <Note>{t("studio.library.used")}</Note>
      <List>
        {[...states].map(([pointer, found]) => (
          <li key={pointer}>
            <Link to={hrefOf({ pointer })}>{placeOf(namesIn(pointer))}</Link>{" "}
            <small>{found.map((state) => t(stateKeys[state])).join(" · ")}</small>
          </li>
        ))}
      </List>
    </div>
  );
}

const stateKeys = {
  live: "studio.library.state.live",
  draft: "studio.library.state.draft",
  scheduled: "studio.library.state.scheduled",
} as const;

const Note = styled("p")`
  margin: 0;
  font-size: 0.8125rem;
  color: var(--color-text-muted);
`;

const List = styled("ul")`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  font-size: 0.8125rem;
  li {
    padding: 4px 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--color-text-muted);
  }
`;

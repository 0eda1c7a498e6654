import { useState, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { LoadState } from "../../forms/LoadState.tsx";
import { useLoaded } from "../../forms/useLoaded.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";

/** Answers that are looked through for their exams: the oldest. */
const LOOKED = 100;

/** The exams that have answers to mark. */
export function ExamsToMark({ path = "", listHref, operations, t }: BlockProps<"examMarking">): ReactNode {
  const hydrated = useHydrated();
  const [load] = useState(() => () => operations.listExamMarking({ pageSize: LOOKED }));
  const loaded = useLoaded(load, hydrated);
  if (loaded.state !== "here")
    return (
      <LoadState
        loaded={loaded}
        words={{ loading: t("examMarking.loading"), failed: t("examMarking.unreached"), again: t("examMarking.again") }}
      />
    );
  const names = new Map(loaded.value.list.map(({ examId, examName }) => [examId, examName]));
  if (names.size === 0)
    return (
      <p className="note">
        {t("examMarking.nothing")}{" "}
        {listHref && (
          <a className="link" href={listHref}>
            {t("examMarking.toList")}
          </a>
        )}
      </p>
    );
  return (
    <ul>
      {[...names].map(([id, name]) => (
        <li key={id}>
          <a className="link" href={withQuery(path, {}, { exam: id })}>
            <Content>{name}</Content>
          </a>
        </li>
      ))}
    </ul>
  );
}

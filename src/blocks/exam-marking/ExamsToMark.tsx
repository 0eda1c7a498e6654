import { useState, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import { Content } from "../../ui/content.tsx";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";

/** Answers that are looked through for their exams: the oldest. */
const LOOKED = 100;

/** The exams that have answers to mark. */
export function ExamsToMark({ path = "", operations, t }: BlockProps<"examMarking">): ReactNode {
  const hydrated = useHydrated();
  const [load] = useState(() => () => operations.listExamMarking({ pageSize: LOOKED }));
  const loaded = useLoaded(load, hydrated);
  if (loaded.state === "failed")
    return (
      <p role="alert">
        {t("examMarking.unreached")}{" "}
        <button type="button" className="btn ghost" onClick={loaded.retry}>
          {t("examMarking.again")}
        </button>
      </p>
    );
  if (loaded.state === "waiting") return <p role="status">{t("examMarking.loading")}</p>;
  const names = new Map(loaded.value.list.map(({ examId, examName }) => [examId, examName]));
  if (names.size === 0) return <p className="note">{t("examMarking.nothing")}</p>;
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

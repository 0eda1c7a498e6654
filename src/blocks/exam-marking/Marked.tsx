import { useState, type ReactNode } from "react";
import { LoadState } from "../../forms/LoadState.tsx";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { About } from "../../ui/named.tsx";

type Props = BlockProps<"examMarking"> & { examId: string; open: (place: { attemptId: string; slot: number }) => void };

/** Marked answers that are shown; who looks for another finds it in the results. */
const SHOWN = 100;

/** What people have marked: each can be looked at again, and changed. */
export function Marked({ examId, operations, open, t }: Props): ReactNode {
  const [load] = useState(() => () => operations.listExamMarking({ examId, isMarked: true, pageSize: SHOWN }));
  const loaded = useLoaded(load, true);
  if (loaded.state !== "here")
    return (
      <LoadState
        loaded={loaded}
        words={{ loading: t("examMarking.loading"), failed: t("examMarking.unreached"), again: t("examMarking.again") }}
      />
    );
  const { list, totalCount } = loaded.value;
  if (list.length === 0) return <p className="note">{t("examMarking.noneMarked")}</p>;
  return (
    <>
      <p className="hint num">{t("examMarking.markedCount", { count: totalCount })}</p>
      <table className="lines">
        <tbody>
          {list.map(({ attemptId, slot, words, learnerName, gmtSubmit }) => (
            <tr key={`${attemptId}/${slot}`}>
              <td>
                <Content>{words}</Content>
              </td>
              <td>{learnerName !== undefined && <Content>{learnerName}</Content>}</td>
              <td className="num">{gmtSubmit.slice(0, 16)}</td>
              <td>
                <button type="button" className="link" onClick={() => open({ attemptId, slot })}>
                  {t("examMarking.look")}
                  <About of={words} />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

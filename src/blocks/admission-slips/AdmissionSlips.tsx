import { useCallback, useState, type ReactNode } from "react";
import { useHeld } from "../../forms/useHeld.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { SlipsOnPaper, type SlipPeople } from "./SlipsOnPaper.tsx";

/** People that are fetched at once for paper. */
const SHEET_SIZE = 100;

/** Prints slips with the codes of the people on the list of an exam. */
export function AdmissionSlips(props: BlockProps<"admissionSlips">): ReactNode {
  const { examId, examName = "", loginHref = "/examlogin", operations, t } = props;
  const [error, setError] = useState("");
  const [sheet, setSheet] = useState<SlipPeople>();
  const held = useHeld();
  const print = async () => {
    setError("");
    try {
      const people: SlipPeople["people"] = [];
      for (let at = 1; ; at++) {
        const { list, totalPage } = await operations.listExamPeople({ examId, pageCurrent: at, pageSize: SHEET_SIZE });
        people.push(...list.filter(({ isRevoked }) => !isRevoked));
        if (at >= totalPage) break;
      }
      setSheet({ people, examName });
    } catch (failure) {
      setError(callFault(failure, t, "admissionSlips.unreached").message);
    }
  };
  const printed = useCallback(() => setSheet(undefined), []);
  return (
    <div>
      <button type="button" className="btn ghost" {...held} onClick={() => void print()}>
        {t("admissionSlips.print")}
      </button>
      <p role="status">{error}</p>
      {sheet && <SlipsOnPaper {...sheet} loginHref={loginHref} done={printed} t={t} />}
    </div>
  );
}

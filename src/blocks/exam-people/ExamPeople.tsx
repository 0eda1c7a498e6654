import { useCallback, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { AddPeople } from "./AddPeople.tsx";
import { AdmissionSheet, type SheetPeople } from "./AdmissionSheet.tsx";

/** People that are fetched at once for paper. */
const SHEET_SIZE = 100;

/** Puts people on the list of an exam by lines, and prints slips with their codes. */
export function ExamPeople(props: BlockProps<"examPeople">): ReactNode {
  const { examId, examName = "", loginHref = "/examlogin", on, operations, t } = props;
  const [error, setError] = useState("");
  const [sheet, setSheet] = useState<SheetPeople>();
  const print = async () => {
    setError("");
    try {
      const people: SheetPeople["people"] = [];
      for (let at = 1; ; at++) {
        const { list, totalPage } = await operations.listExamPeople({ examId, pageCurrent: at, pageSize: SHEET_SIZE });
        people.push(...list.filter(({ isRevoked }) => !isRevoked));
        if (at >= totalPage) break;
      }
      setSheet({ people, examName });
    } catch (failure) {
      setError(callFault(failure, t, "examPeople.unreached").message);
    }
  };
  const printed = useCallback(() => setSheet(undefined), []);
  return (
    <Root>
      <AddPeople {...props} done={() => void on.added?.({})} />
      <p>
        <button type="button" className="btn ghost" onClick={() => void print()}>
          {t("examPeople.print")}
        </button>
      </p>
      <p role="status" className="fault">
        {error}
      </p>
      {sheet && <AdmissionSheet {...sheet} loginHref={loginHref} done={printed} t={t} />}
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
`;

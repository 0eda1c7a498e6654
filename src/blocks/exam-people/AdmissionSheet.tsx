import { useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { createGlobalStyle } from "styled-components";
import type { ExamPerson } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";

export interface SheetPeople {
  people: Pick<ExamPerson, "id" | "personName" | "personNumber" | "code">[];
  examName: string;
}

/** Slips with names and codes, to be printed and cut. Drawn for paper alone, and gone when it was printed. */
export function AdmissionSheet({
  people,
  examName,
  loginHref,
  done,
  t,
}: SheetPeople & { loginHref: string; done: () => void; t: BlockProps<"examPeople">["t"] }): ReactNode {
  useEffect(() => {
    addEventListener("afterprint", done);
    print();
    return () => removeEventListener("afterprint", done);
  }, [done]);
  return createPortal(
    <>
      <OnPaper />
      <div id="admission-sheet">
        {people.map(({ id, personName, personNumber, code }) => (
          <div key={id}>
            <b>{examName}</b>
            <p>
              {personName} {personNumber}
            </p>
            <p>
              {t("examPeople.slip.code")} <strong>{code}</strong>
            </p>
            <p>{t("examPeople.slip.where", { address: location.origin + loginHref })}</p>
          </div>
        ))}
      </div>
    </>,
    document.body,
  );
}

const OnPaper = createGlobalStyle`
  #admission-sheet {
    display: none;
  }
  @media print {
    body > :not(#admission-sheet) {
      display: none !important;
    }
    #admission-sheet {
      display: grid;
      grid-template-columns: 1fr 1fr;
      color: #000;
      background: #fff;
    }
    #admission-sheet > div {
      padding: 6mm;
      border: 0.2mm dashed #888;
      break-inside: avoid;
      font-size: 11pt;
    }
    #admission-sheet strong {
      font-family: ui-monospace, monospace;
      font-size: 15pt;
      letter-spacing: 0.08em;
    }
  }
`;

import { useEffect, type ReactNode } from "react";
import { styled } from "styled-components";
import type { ExamPerson } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";

export interface SlipPeople {
  people: Pick<ExamPerson, "id" | "personName" | "personNumber" | "code">[];
  examName: string;
}

/** Slips with names and codes, to be printed and cut. Drawn for paper alone, and gone when it was printed. */
export function SlipsOnPaper({
  people,
  examName,
  loginHref,
  done,
  t,
}: SlipPeople & { loginHref: string; done: () => void; t: BlockProps<"admissionSlips">["t"] }): ReactNode {
  useEffect(() => {
    addEventListener("afterprint", done);
    print();
    return () => removeEventListener("afterprint", done);
  }, [done]);
  return (
    <OnPaper>
      {people.map(({ id, personName, personNumber, code }) => (
        <div key={id}>
          <b>{examName}</b>
          <p>
            {personName} {personNumber}
          </p>
          <p>
            {t("admissionSlips.code")} <strong>{code}</strong>
          </p>
          <p>{t("admissionSlips.where", { address: location.origin + loginHref })}</p>
        </div>
      ))}
    </OnPaper>
  );
}

const OnPaper = styled.div`
  display: none;
  @media print {
    /* All that is not on the way to it; and what is on the way takes no room. */
    body *:not(:has(&), &, & *) {
      display: none !important;
    }
    body *:has(&) {
      display: block !important;
      max-width: none !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
    }
    && {
      display: grid;
      grid-template-columns: 1fr 1fr;
      color: #000;
      background: #fff;
    }
    > div {
      padding: 6mm;
      border: 0.2mm dashed #888;
      break-inside: avoid;
      font-size: 11pt;
    }
    strong {
      font-family: ui-monospace, monospace;
      font-size: 15pt;
      letter-spacing: 0.08em;
    }
  }
`;

import { useState, type ReactNode } from "react";
import type { ExamAttempt, ExamNotice } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";

/** What those who watch the exam told its learners, until each was read. What was read stays so when the page is loaded again. */
export function Notices({
  attempt,
  notices,
  t,
}: {
  attempt: Pick<ExamAttempt, "id" | "noticeList">;
  notices: readonly ExamNotice[];
  t: BlockProps<"examSheet">["t"];
}): ReactNode {
  const key = `exam-notices:${attempt.id}`;
  const [read, setRead] = useState(() => readUntil(key));
  const known = new Map([...(attempt.noticeList ?? []), ...notices].map((notice) => [notice.id, notice]));
  const open = [...known.values()].filter(({ id }) => BigInt(id) > BigInt(read));
  return (
    <div aria-live="assertive">
      {open.map(({ id, text, gmtCreate }) => (
        <p key={id} className="bar">
          <b>{t("examSheet.notices")}</b> <span className="num">{gmtCreate.slice(11, 16)}</span>{" "}
          <Content>{text}</Content>{" "}
          <button
            type="button"
            className="btn ghost"
            onClick={() => {
              setRead(id);
              keepUntil(key, id);
            }}
          >
            {t("examSheet.notices.read")}
          </button>
        </p>
      ))}
    </div>
  );
}

function readUntil(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "0";
  } catch {
    // A browser that keeps nothing shows them again.
    return "0";
  }
}

function keepUntil(key: string, id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // See above.
  }
}

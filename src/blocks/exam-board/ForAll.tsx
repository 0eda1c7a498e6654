import { useId, useState, type FormEvent, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { BlockProps } from "../block.ts";
import type { Doing } from "./ExamBoard.tsx";

/** What concerns all who sit: a notice on their papers, more time, and submitting. */
export function ForAll({
  count,
  tell,
  choose,
  t,
}: {
  count: number;
  tell: (text: string) => Promise<void>;
  choose: (doing: Doing) => void;
  t: BlockProps<"examBoard">["t"];
}): ReactNode {
  const id = useId();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === "") return;
    setBusy(true);
    await tell(text.trim());
    setBusy(false);
    setText("");
  };
  return (
    <div className="bar">
      <form onSubmit={(event) => void send(event)}>
        <input
          id={id}
          value={text}
          {...inputLimits.sendExamNotice.text}
          placeholder={t("examBoard.notice")}
          aria-label={t("examBoard.notice")}
          onChange={({ target }) => setText(target.value)}
        />
        <button className="btn ghost" disabled={text.trim() === ""} aria-disabled={busy}>
          {t("examBoard.notice.send")}
        </button>
      </form>
      <div className="tools">
        <button type="button" className="btn ghost" onClick={() => choose({ what: "time" })}>
          {t("examBoard.all.time", { count })}
        </button>
        <button type="button" className="btn ghost danger" onClick={() => choose({ what: "submit" })}>
          {t("examBoard.all.submit", { count })}
        </button>
      </div>
    </div>
  );
}

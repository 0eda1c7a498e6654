import { useState, type FormEvent, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { ExamAssistant } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";

type Props = BlockProps<"examPeople">;

/** Who watches and marks beside the maker. */
export function Assistants({ examId, operations, blockKey, t }: Props): ReactNode {
  const hydrated = useHydrated();
  const [load] = useState(() => async () => (await operations.listExamAssistants({ examId })).list);
  const loaded = useLoaded(load, hydrated);
  const [changed, setChanged] = useState<ExamAssistant[]>();
  const [fault, setFault] = useState("");
  const list = changed ?? (loaded.state === "here" ? loaded.value : undefined);
  const work = async (call: () => Promise<{ list: ExamAssistant[] }>): Promise<boolean> => {
    setFault("");
    try {
      setChanged((await call()).list);
      return true;
    } catch (error) {
      setFault(callFault(error, t, "examPeople.unreached").message);
      return false;
    }
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const mobile = String(new FormData(form).get("mobile") ?? "").trim();
    void work(() => operations.addExamAssistant({ examId, mobile })).then((isDone) => isDone && form.reset());
  };
  return (
    <section aria-labelledby={`${blockKey}-assistants`}>
      <h2 id={`${blockKey}-assistants`}>{t("examPeople.assistants")}</h2>
      <p className="hint">{t("examPeople.assistants.hint")}</p>
      <ul>
        {list?.map(({ userNo, name, mobile }) => (
          <li key={userNo} className="tools">
            <span>
              {name} <span className="muted num">{mobile}</span>
            </span>
            <button
              type="button"
              className="link danger"
              onClick={() => void work(() => operations.removeExamAssistant({ examId, userNo }))}
            >
              {t("examPeople.assistants.remove")}
              <span className="vh"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="bar">
        <form onSubmit={add}>
          <input
            name="mobile"
            inputMode="tel"
            required
            maxLength={20}
            aria-label={t("examPeople.assistants.mobile")}
            placeholder={t("examPeople.assistants.mobile")}
          />
          <button className="btn ghost">{t("examPeople.assistants.add")}</button>
        </form>
      </div>
      <p role="status" className="fault">
        {fault}
      </p>
    </section>
  );
}

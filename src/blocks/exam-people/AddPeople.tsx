import { useId, useState, type FormEvent, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { ReadColumns } from "../shared/read-columns.tsx";
import { MAX_LINES, parsePeople } from "./parse-people.ts";

type Props = BlockProps<"examPeople">;

/** Adds people by lines of a list. Lines that are refused stay in the field, with their reasons above it. */
export function AddPeople({ examId, operations, t, done }: Props & { done: () => void }): ReactNode {
  const id = useId();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ message: string; lines: string[] }>({ message: "", lines: [] });
  const { people, wrong, columnList } = parsePeople(text);
  const tooMany = people.length > MAX_LINES;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || people.length === 0 || tooMany) return;
    setBusy(true);
    try {
      const peopleList = people.map(({ line: _line, ...person }) => person);
      const { addedCount, refusedList } = await operations.addExamPeople({ examId, peopleList });
      const refused = refusedList.flatMap(({ index, reason }) => {
        const one = people[index];
        return one ? [{ line: one.line, words: t(`examPeople.refused.${reason}`, { name: one.personName }) }] : [];
      });
      const lines = text.split(/\r?\n/);
      const left = [...refused.map(({ line }) => line), ...wrong.map(({ line }) => line)].sort((a, b) => a - b);
      setText(left.map((line) => lines[line - 1]).join("\n"));
      setSaid({ message: t("examPeople.added", { count: addedCount }), lines: refused.map(({ words }) => words) });
      done();
    } catch (error) {
      setSaid({ message: callFault(error, t, "examPeople.unreached").message, lines: [] });
    }
    setBusy(false);
  };
  return (
    <form className="field" onSubmit={(event) => void add(event)}>
      <label htmlFor={id}>{t("examPeople.add")}</label>
      <p id={`${id}-hint`} className="hint">
        {t("examPeople.add.hint")}
      </p>
      <textarea
        id={id}
        rows={5}
        value={text}
        aria-describedby={`${id}-hint`}
        placeholder={t("examPeople.add.example")}
        onChange={({ target }) => {
          setText(target.value);
          setSaid({ message: "", lines: [] });
        }}
      />
      <ReadColumns columns={columnList} t={t} />
      {wrong.length > 0 && (
        <ul className="fault">
          {wrong.slice(0, 10).map((one) => (
            <li key={one.line}>{t("examPeople.wrong", { line: one.line, text: one.text })}</li>
          ))}
        </ul>
      )}
      {tooMany && <p className="fault">{t("examPeople.tooMany", { count: MAX_LINES })}</p>}
      <p>
        <button className="btn" aria-disabled={busy} disabled={people.length === 0 || tooMany}>
          {t("examPeople.addThem", { count: people.length })}
        </button>
      </p>
      <div role="status">
        <p>{said.message}</p>
        {said.lines.length > 0 && (
          <ul className="fault">
            {said.lines.slice(0, 20).map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}

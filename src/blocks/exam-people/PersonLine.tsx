import { useState, type FormEvent, type ReactNode } from "react";
import type { ExamPerson, SaveExamPersonBody } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import { pressedKey } from "../../ui/pressed-key.ts";

interface LineProps {
  person: ExamPerson;
  save: (changed: SaveExamPersonBody) => Promise<void>;
  codes: (change: "revoke" | "restore" | "renew", id: string) => Promise<void>;
  t: BlockProps<"examPeople">["t"];
}

/** Somebody on the list, and what can be changed about them. */
export function PersonLine({ person, save, codes, t }: LineProps): ReactNode {
  const [editing, setEditing] = useState(false);
  const { id, personName, personNumber, code, extraMinutes, extraAttempts, isRevoked, attemptState } = person;
  const named = (words: string) => (
    <>
      {words}
      <span className="vh"> {personName}</span>
    </>
  );
  if (editing)
    return (
      <tr>
        <td colSpan={6}>
          <EditPerson
            person={person}
            save={async (changed) => {
              await save(changed);
              setEditing(false);
            }}
            close={() => setEditing(false)}
            t={t}
          />
        </td>
      </tr>
    );
  return (
    <tr className={isRevoked ? "gone" : undefined}>
      <td>
        <Content>{personName}</Content>
      </td>
      <td className="num" data-label={personNumber ? t("examPeople.column.number") : undefined}>
        {personNumber}
      </td>
      <td data-label={t("examPeople.column.code")}>
        <code>{code}</code>
      </td>
      <td className="num" data-label={t("examPeople.column.extra")}>
        {[
          extraMinutes > 0 && t("examPeople.minutes", { count: extraMinutes }),
          extraAttempts > 0 && t("examPeople.attempts", { count: extraAttempts }),
        ]
          .filter(Boolean)
          .join(t("examPeople.join")) || "—"}
      </td>
      <td data-label={t("examPeople.column.state")}>
        {isRevoked
          ? t("examPeople.state.revoked")
          : attemptState
            ? t(`examPeople.attempt.${attemptState}`)
            : t(person.isCome ? "examPeople.state.come" : "examPeople.state.not")}
      </td>
      <td className="tools">
        <button type="button" className="link" onClick={() => setEditing(true)}>
          {named(t("examPeople.edit"))}
        </button>
        {!isRevoked && (
          <button type="button" className="link" onClick={() => void codes("renew", id)}>
            {named(t("examPeople.renew"))}
          </button>
        )}
        <button
          type="button"
          className={isRevoked ? "link" : "link danger"}
          onClick={() => void codes(isRevoked ? "restore" : "revoke", id)}
        >
          {named(t(isRevoked ? "examPeople.restore" : "examPeople.revoke"))}
        </button>
      </td>
    </tr>
  );
}

function EditPerson({
  person,
  save,
  close,
  t,
}: Pick<LineProps, "person" | "t"> & { save: LineProps["save"]; close: () => void }): ReactNode {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const told = (name: string) => String(data.get(name) ?? "").trim();
    void save({
      id: person.id,
      personName: told("personName"),
      personNumber: told("personNumber"),
      extraMinutes: Number(told("extraMinutes")),
      extraAttempts: Number(told("extraAttempts")),
    });
  };
  const fields = [
    ["personName", "text", undefined],
    ["personNumber", "text", undefined],
    ["extraMinutes", "number", 1440],
    ["extraAttempts", "number", 100],
  ] as const;
  return (
    <form className="bar" onSubmit={submit} onKeyDown={(event) => pressedKey(event) === "Escape" && close()}>
      {fields.map(([name, type, max]) => (
        <div key={name} className={type === "number" ? "field number" : "field"}>
          <label htmlFor={`${person.id}-${name}`}>{t(`examPeople.field.${name}`)}</label>
          <input
            id={`${person.id}-${name}`}
            name={name}
            type={type}
            defaultValue={person[name]}
            {...(max === undefined ? { maxLength: name === "personName" ? 100 : 50 } : { min: 0, max, step: 1 })}
            required={name !== "personNumber"}
            autoFocus={name === "personName"}
          />
        </div>
      ))}
      <button className="btn">{t("examPeople.save")}</button>
      <button type="button" className="btn ghost" onClick={close}>
        {t("examPeople.cancel")}
      </button>
    </form>
  );
}

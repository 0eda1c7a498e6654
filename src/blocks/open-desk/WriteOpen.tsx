import { useRef, useState, type ReactNode } from "react";
import type { OpenSession, OwnOpenCourse } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { callFaultText } from "../shared/call-error.ts";
import { Count } from "../shared/number-fields.tsx";
import type { PartProps } from "./OpenDesk.tsx";
import { useDeskForm } from "../shared/use-desk-form.ts";

/** An open class, as it is made in a session or changed. */
export function WriteOpen({ open, operations, act, blockKey, t }: PartProps & { open?: OwnOpenCourse }): ReactNode {
  const [sessions, setSessions] = useState<OpenSession[]>();
  const [fault, setFault] = useState("");
  const id = (name: string) => `${blockKey}-${open?.id ?? "new"}-${name}`;
  const asked = useRef(0);
  const look = useHandler(async (keyword: string) => {
    const turn = ++asked.current;
    setFault("");
    try {
      const { list } = await operations.listOpenSessions({ keyword });
      // Of what was typed since, the answer is on its way.
      if (turn === asked.current) setSessions(list);
    } catch (error) {
      if (turn === asked.current) setFault(callFaultText(error, t, "openDesk.unreached"));
    }
  });
  const { busy, onSubmit } = useDeskForm(async ({ text, reset }) => {
    const isDone = await act(
      () =>
        operations.saveOpenCourse({
          ...(open ? { id: open.id } : { periodId: text("session") }),
          openName: text("name"),
          openNameEn: text("nameEn"),
          openDesc: text("desc"),
          openDescEn: text("descEn"),
          introduceText: text("intro"),
          introduceTextEn: text("introEn"),
          memberMost: Number(text("most") || 0),
        }),
      open ? "openDesk.saved" : "openDesk.made",
    );
    if (!isDone || open) return;
    reset();
    void look("");
  });
  const field = (name: string, label: string, value: string | undefined, rows: number, required = false) => (
    <p className="field">
      <label htmlFor={id(name)}>{label}</label>
      {rows === 1 ? (
        <input id={id(name)} name={name} type="text" maxLength={100} defaultValue={value} required={required} />
      ) : (
        <textarea id={id(name)} name={name} rows={rows} maxLength={rows > 2 ? 5000 : 300} defaultValue={value} />
      )}
    </p>
  );
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !open && !sessions && void look("")}>
      <summary>
        {t(open ? "openDesk.change" : "openDesk.add")}
        {open && <span className="vh"> {open.openName}</span>}
      </summary>
      <form onSubmit={onSubmit}>
        {!open && (
          <div className="pair">
            <p className="field">
              <label htmlFor={id("find")}>{t("openDesk.find")}</label>
              <input
                id={id("find")}
                type="search"
                maxLength={100}
                onChange={({ target: { value } }) => void look(value)}
              />
            </p>
            <p className="field">
              <label htmlFor={id("session")}>{t("openDesk.session")}</label>
              <select id={id("session")} name="session" required>
                <option value="">{t(sessions?.length === 0 ? "openDesk.noSession" : "openDesk.choose")}</option>
                {sessions?.map(({ periodId, periodName, courseName, beginTime }) => (
                  <option key={periodId} value={periodId}>
                    {`${beginTime.slice(0, 16)} ${courseName} · ${periodName}`}
                  </option>
                ))}
              </select>
            </p>
          </div>
        )}
        {fault !== "" && (
          <p role="alert" className="fault">
            {fault}
          </p>
        )}
        <div className="pair">
          {field("name", t("openDesk.name"), open?.openName, 1, true)}
          {field("nameEn", t("openDesk.nameEn"), open?.openNameEn, 1)}
        </div>
        <div className="pair">
          {field("desc", t("openDesk.desc"), open?.openDesc, 2)}
          {field("descEn", t("openDesk.descEn"), open?.openDescEn, 2)}
        </div>
        <div className="pair">
          {field("intro", t("openDesk.intro"), open?.introduceText, 5)}
          {field("introEn", t("openDesk.introEn"), open?.introduceTextEn, 5)}
        </div>
        <Count
          id={id("most")}
          name="most"
          label={t("openDesk.most")}
          min={0}
          max={1_000_000}
          value={open?.memberMost ?? 0}
          required
        />
        <p>
          <button type="submit" className="btn" aria-disabled={busy}>
            {t(open ? "openDesk.save" : "openDesk.make")}
          </button>
        </p>
      </form>
    </details>
  );
}

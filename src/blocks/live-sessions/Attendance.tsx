import { useState, type ReactNode } from "react";
import type { LiveAttendee, LiveSession } from "../../generated/types.ts";
import type { BlockOperations, Translate } from "../block.ts";
import { saveFile } from "../../ui/save-file.ts";

interface Props {
  session: LiveSession;
  operations: BlockOperations<"listLiveAttendees" | "exportLiveAttendees">;
  t: Translate;
}

/** Who was at a session and for how long, fetched when somebody opens it; all of it as a file. */
export function Attendance({ session, operations, t }: Props): ReactNode {
  const [list, setList] = useState<LiveAttendee[]>();
  const [state, setState] = useState<"" | "busy" | "failed">("");
  const { periodId, memberTotal, messageTotal } = session;
  const attempt = async (work: () => Promise<void>) => {
    if (state === "busy") return;
    setState("busy");
    try {
      await work();
      setState("");
    } catch {
      setState("failed");
    }
  };
  const load = () =>
    attempt(async () => setList((await operations.listLiveAttendees({ periodId, pageSize: 100 })).list));
  const save = (format: "csv" | "xlsx") =>
    attempt(async () => saveFile(await operations.exportLiveAttendees({ periodId, format })));
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !list && void load()}>
      <summary>
        {t("liveSessions.came", { count: memberTotal })} · {t("liveSessions.messages", { count: messageTotal })}
      </summary>
      <p role="status">{state === "failed" ? t("liveSessions.failed") : ""}</p>
      {list && list.length > 0 && (
        <>
          <table>
            <thead>
              <tr>
                {(["name", "join", "minutes"] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`liveSessions.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map(({ userNo, userName, gmtJoin, seconds }) => (
                <tr key={userNo}>
                  <td>{userName}</td>
                  <td className="num">{gmtJoin.slice(0, 16)}</td>
                  <td className="num">{t("liveSessions.minutes", { count: Math.round(seconds / 60) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {list.length < memberTotal && <p className="muted">{t("liveSessions.more", { count: list.length })}</p>}
          <p className="files">
            {(["xlsx", "csv"] as const).map((format) => (
              <button
                key={format}
                type="button"
                className="btn ghost"
                aria-disabled={state === "busy"}
                onClick={() => void save(format)}
              >
                {t(`liveSessions.export.${format}`)}
              </button>
            ))}
          </p>
        </>
      )}
      {list?.length === 0 && <p className="muted">{t("liveSessions.nobody")}</p>}
    </details>
  );
}

import { useState, type ReactNode } from "react";
import type { ShareChange } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { callFaultText } from "../shared/call-error.ts";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import type { PartProps } from "./ShareDesk.tsx";

const AT_ONCE = 20;

/** Who changed a share when, to what, from when; read when somebody asks for it. */
export function ShareHistory({ share, operations, t }: PartProps): ReactNode {
  const { subject, subjectNo, subjectName } = share;
  const [found, setFound] = useState<{ list: ShareChange[]; page: number; total: number }>();
  const [fault, setFault] = useState("");
  const go = useHandler(async (page: number) => {
    setFault("");
    try {
      const reply = await operations.listShareChanges({ subject, subjectNo, pageCurrent: page, pageSize: AT_ONCE });
      setFound({ list: reply.list, page, total: reply.totalPage });
    } catch (error) {
      setFault(callFaultText(error, t, "shareDesk.unreached"));
    }
  });
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void go(1)}>
      <summary>
        {t("shareDesk.history")}
        <span className="vh"> {subjectName}</span>
      </summary>
      {fault !== "" && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {found?.list.length === 0 && <p className="hint">{t("shareDesk.noChange")}</p>}
      {found && found.list.length > 0 && (
        <table className="lines">
          <thead>
            <tr>
              <th scope="col">{t("shareDesk.changedAt")}</th>
              <th scope="col">{t("shareDesk.validFrom")}</th>
              <th scope="col">{t("shareDesk.share")}</th>
              <th scope="col">{t("shareDesk.changedBy")}</th>
            </tr>
          </thead>
          <tbody>
            {found.list.map((change) => (
              <tr key={change.id}>
                <td className="num" data-label={t("shareDesk.changedAt")}>
                  {change.gmtCreate.slice(0, 16)}
                </td>
                <td className="num" data-label={t("shareDesk.validFrom")}>
                  {change.gmtFrom.slice(0, 16)}
                </td>
                <td className="num" data-label={t("shareDesk.share")}>
                  {change.platformProportion ?? t("shareDesk.asUsual")}
                </td>
                <td data-label={t("shareDesk.changedBy")}>
                  <Content>{change.changedBy}</Content>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found && <LoadedPages page={found.page} total={found.total} go={(page) => void go(page)} t={t} />}
    </details>
  );
}

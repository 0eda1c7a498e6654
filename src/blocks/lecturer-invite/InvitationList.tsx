import type { ReactNode } from "react";
import type { LecturerInvitation, ListLecturerInvitationsReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Named } from "../../ui/named.tsx";
import type { Translate } from "../block.ts";
import { SureButton } from "../shared/sure-button.tsx";

/** Whom the organisation has invited. */
export function InvitationList({
  found,
  page,
  setPage,
  ...rest
}: RowActions & {
  found: ListLecturerInvitationsReply;
  page: number;
  setPage: (page: number) => void;
}): ReactNode {
  const { t } = rest;
  if (found.totalCount === 0) return <p className="hint">{t("lecturerInvite.none")}</p>;
  return (
    <>
      <table className="lines">
        <caption className="vh">{t("lecturerInvite.list")}</caption>
        <thead>
          <tr>
            {(["who", "note", "share", "until", "state"] as const).map((column) => (
              <th key={column}>{t(`lecturerInvite.column.${column}`)}</th>
            ))}
            <th>
              <span className="vh">{t("lecturerInvite.column.do")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.list.map((one) => (
            <Row key={one.id} one={one} {...rest} />
          ))}
        </tbody>
      </table>
      {found.totalPage > 1 && (
        <p className="tools">
          <button type="button" className="btn ghost" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t("lecturerInvite.newer")}
          </button>
          <button
            type="button"
            className="btn ghost"
            disabled={page >= found.totalPage}
            onClick={() => setPage(page + 1)}
          >
            {t("lecturerInvite.older")}
          </button>
        </p>
      )}
    </>
  );
}

interface RowActions {
  withdraw: (id: string) => void;
  copied: () => void;
  fail: (error: unknown) => void;
  t: Translate;
}

function Row({ one, withdraw, copied, fail, t }: RowActions & { one: LecturerInvitation }): ReactNode {
  const {
    id,
    mobile = "",
    code,
    isSingle,
    note,
    lecturerProportion,
    state,
    acceptedCount,
    lecturerName,
    gmtExpire,
  } = one;
  const who = code === undefined ? mobile : code;
  const copy = () => navigator.clipboard.writeText(`${location.origin}/teach?code=${code}`).then(copied, fail);
  return (
    <tr>
      <td>
        {code === undefined ? <span className="num">{mobile}</span> : <code>{code}</code>}{" "}
        {code !== undefined && (
          <span className="hint">{t(isSingle ? "lecturerInvite.linkOne" : "lecturerInvite.linkMany")}</span>
        )}
      </td>
      <td>
        <Content>{note}</Content>
      </td>
      <td data-label={t("lecturerInvite.column.share")} className="num">
        {lecturerProportion}%
      </td>
      <td data-label={t("lecturerInvite.column.until")} className="num">
        {gmtExpire.slice(0, 10)}
      </td>
      <td data-label={t("lecturerInvite.column.state")}>
        {t(`lecturerInvite.state.${state}`)}
        {lecturerName && (
          <>
            {" "}
            <Content>{lecturerName}</Content>
          </>
        )}
        {code !== undefined && !isSingle && ` ${t("lecturerInvite.count", { count: acceptedCount })}`}
      </td>
      <td>
        {state === "open" && (
          <span className="tools">
            {code !== undefined && (
              <button type="button" className="link" onClick={() => void copy()}>
                <Named words={t("lecturerInvite.copy")} of={who} />
              </button>
            )}
            <SureButton
              label={t("lecturerInvite.withdraw")}
              about={who}
              question={t("lecturerInvite.withdrawAsk", { who })}
              className="link danger"
              onSure={() => withdraw(id)}
              t={t}
            />
          </span>
        )}
      </td>
    </tr>
  );
}

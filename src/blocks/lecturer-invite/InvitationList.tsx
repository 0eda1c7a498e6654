import type { ReactNode } from "react";
import type { LecturerInvitation, ListLecturerInvitationsReply } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Named } from "../../ui/named.tsx";
import type { Translate } from "../block.ts";
import { FigureTable } from "../shared/figure-table.tsx";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import { SureButton } from "../shared/sure-button.tsx";

interface RowActions {
  withdraw: (id: string) => void;
  copied: () => void;
  fail: (error: unknown) => void;
  t: Translate;
}

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
  const heading = <h3>{t("lecturerInvite.list")}</h3>;
  if (found.totalCount === 0)
    return (
      <>
        {heading}
        <p className="hint">{t("lecturerInvite.none")}</p>
      </>
    );
  return (
    <>
      {heading}
      <FigureTable
        caption={t("lecturerInvite.list")}
        rows={found.list}
        keyOf={({ id }) => id}
        columns={[
          { name: "who", label: t("lecturerInvite.column.who"), cell: (one) => <Who one={one} t={t} /> },
          {
            name: "note",
            label: t("lecturerInvite.column.note"),
            isNamed: false,
            cell: ({ note }) => <Content>{note}</Content>,
          },
          {
            name: "share",
            label: t("lecturerInvite.column.share"),
            className: "num",
            cell: ({ lecturerProportion }) => `${lecturerProportion}%`,
          },
          {
            name: "until",
            label: t("lecturerInvite.column.until"),
            className: "num",
            cell: ({ gmtExpire }) => gmtExpire.slice(0, 10),
          },
          { name: "state", label: t("lecturerInvite.column.state"), cell: (one) => <State one={one} t={t} /> },
          {
            name: "do",
            label: t("lecturerInvite.column.do"),
            isHeadHidden: true,
            cell: (one) => one.state === "open" && <Tools one={one} {...rest} />,
          },
        ]}
      />
      <LoadedPages page={page} total={found.totalPage} go={setPage} t={t} />
    </>
  );
}

interface PartProps {
  one: LecturerInvitation;
  t: Translate;
}

function Who({ one: { mobile, code, isSingle }, t }: PartProps): ReactNode {
  if (code === undefined) return <span className="num">{mobile}</span>;
  return (
    <>
      <code>{code}</code>{" "}
      <span className="hint">{t(isSingle ? "lecturerInvite.linkOne" : "lecturerInvite.linkMany")}</span>
    </>
  );
}

function State({ one: { state, lecturerName, code, isSingle, acceptedCount }, t }: PartProps): ReactNode {
  return (
    <>
      {t(`lecturerInvite.state.${state}`)}
      {lecturerName && (
        <>
          {" "}
          <Content>{lecturerName}</Content>
        </>
      )}
      {code !== undefined && !isSingle && ` ${t("lecturerInvite.count", { count: acceptedCount })}`}
    </>
  );
}

function Tools({ one: { id, mobile = "", code }, withdraw, copied, fail, t }: RowActions & PartProps): ReactNode {
  const who = code ?? mobile;
  const copy = () => navigator.clipboard.writeText(`${location.origin}/teach?code=${code}`).then(copied, fail);
  return (
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
  );
}

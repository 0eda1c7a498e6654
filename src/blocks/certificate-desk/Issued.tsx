import { Fragment, useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { CertificateStateEnum } from "../../generated/enums.ts";
import type { IssuedCertificate } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { saveFile } from "../../ui/save-file.ts";
import type { PartProps } from "./CertificateDesk.tsx";
import { useReply } from "../shared/use-reply.ts";

const shows = ["", "valid", "expiring", "expired", "revoked"] as const;

/** What was issued: to find, to export, to revoke and to issue anew. */
export function Issued({ operations, act, fail, blockKey, t }: PartProps): ReactNode {
  const [filter, setFilter] = useState<{ str: string; show: (typeof shows)[number] }>({ str: "", show: "" });
  const [page, setPage] = useState(1);
  const { reply: found, reload } = useReply({
    question: { ...filter, pageCurrent: page },
    ask: operations.listIssuedCertificates,
    failed: fail,
  });
  const decide = (id: string, decision: "revoke" | "reissue", reason: string) =>
    act(async () => {
      await (decision === "revoke"
        ? operations.revokeCertificate({ id, reason })
        : operations.reissueCertificate({ id, reason }));
      await reload();
      return t(`certificateDesk.done.${decision}`);
    });
  return (
    <>
      <div className="bar">
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            setPage(1);
            setFilter({ ...filter, str: String(new FormData(event.currentTarget).get("str") ?? "") });
          }}
        >
          <label className="vh" htmlFor={`${blockKey}-str`}>
            {t("certificateDesk.search")}
          </label>
          <input
            id={`${blockKey}-str`}
            name="str"
            type="search"
            {...inputLimits.listIssuedCertificates.str}
            placeholder={t("certificateDesk.search")}
          />
          <button className="btn ghost">{t("certificateDesk.find")}</button>
        </form>
        <p className="field">
          <label htmlFor={`${blockKey}-show`}>{t("certificateDesk.show")}</label>
          <select
            id={`${blockKey}-show`}
            value={filter.show}
            onChange={({ target }) => {
              setPage(1);
              setFilter({ ...filter, show: shows.find((one) => one === target.value) ?? "" });
            }}
          >
            {shows.map((one) => (
              <option key={one} value={one}>
                {t(`certificateDesk.show.${one || "all"}`)}
              </option>
            ))}
          </select>
        </p>
        <p className="tools">
          {(["xlsx", "csv"] as const).map((format) => (
            <button
              key={format}
              type="button"
              className="btn ghost"
              onClick={() =>
                void act(async () => {
                  saveFile(await operations.exportIssuedCertificates({ ...filter, format }));
                  return "";
                })
              }
            >
              {t(`certificateDesk.export.${format}`)}
            </button>
          ))}
        </p>
      </div>
      {found?.totalCount === 0 ? (
        <Empty text={t("certificateDesk.none")} />
      ) : (
        <table className="lines" aria-busy={!found || undefined}>
          <thead>
            <tr>
              {(["holder", "certificate", "state", "dates", "decide"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`certificateDesk.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found?.list.map((one) => (
              <Line key={one.id} one={one} decide={decide} t={t} />
            ))}
          </tbody>
        </table>
      )}
      {found && found.totalPage > 1 && (
        <p className="tools">
          <button type="button" className="btn ghost" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t("certificateDesk.previous")}
          </button>
          <span className="num">{t("certificateDesk.page", { page, total: found.totalPage })}</span>
          <button
            type="button"
            className="btn ghost"
            disabled={page >= found.totalPage}
            onClick={() => setPage(page + 1)}
          >
            {t("certificateDesk.next")}
          </button>
        </p>
      )}
    </>
  );
}

interface LineProps {
  one: IssuedCertificate;
  decide(id: string, decision: "revoke" | "reissue", reason: string): Promise<boolean>;
  t: PartProps["t"];
}

function Line({ one, decide, t }: LineProps): ReactNode {
  const [asked, setAsked] = useState<"revoke" | "reissue">();
  const [reason, setReason] = useState("");
  const { id, holderName, mobile, certificateName, subjectName, certificateNo, certificateState } = one;
  const isRevoked = certificateState === CertificateStateEnum.revoked;
  return (
    <tr>
      <td>
        <Content>{holderName}</Content> <span className="hint num">{mobile}</span>
        {one.undrawn && <p className="fault">{t("certificateDesk.undrawn", { characters: one.undrawn })}</p>}
      </td>
      <td>
        <Content>{certificateName}</Content>
        <p className="hint">
          <Content>{subjectName}</Content> <span className="num">{certificateNo}</span>
        </p>
      </td>
      <td>
        {t(`certificateDesk.state.${certificateState}`)}
        {one.revokeReason && (
          <p className="hint">
            <Content>{one.revokeReason}</Content>
          </p>
        )}
      </td>
      <td className="num">
        {[one.gmtIssue, ...(one.gmtExpire ? [one.gmtExpire] : [])].map((time, place) => (
          <Fragment key={place}>
            {place > 0 && " – "}
            <time dateTime={time.slice(0, 10)}>{time.slice(0, 10)}</time>
          </Fragment>
        ))}
      </td>
      <td>
        {asked ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void decide(id, asked, reason).then((isDone) => isDone && setAsked(undefined));
            }}
          >
            <p className="field">
              <label htmlFor={`reason-${id}`}>{t(`certificateDesk.reason.${asked}`)}</label>
              <input
                id={`reason-${id}`}
                value={reason}
                required
                {...inputLimits.revokeCertificate.reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </p>
            <p className="tools">
              <button className="btn">{t(`certificateDesk.${asked}`)}</button>
              <button type="button" className="btn ghost" onClick={() => setAsked(undefined)}>
                {t("certificateDesk.cancel")}
              </button>
            </p>
          </form>
        ) : (
          !isRevoked && (
            <p className="tools">
              {(["reissue", "revoke"] as const).map((decision) => (
                <button key={decision} type="button" className="link" onClick={() => setAsked(decision)}>
                  {t(`certificateDesk.${decision}`)}
                  <span className="vh">
                    {" "}
                    <Content>{holderName}</Content>
                  </span>
                </button>
              ))}
            </p>
          )
        )}
      </td>
    </tr>
  );
}

import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { CertificateCard } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { callFault, carriedOut } from "../shared/call-error.ts";
import { deskListStyle } from "../shared/desk-style.ts";

type Props = BlockProps<"certificateList">;

const formats = ["pdf", "png", "credential"] as const;

/** One's own certificates. */
export function CertificateList(props: Props): ReactNode {
  const { items, path, t } = props;
  return (
    <Root>
      {items?.length === 0 ? (
        <Empty text={t("certificateList.none")} />
      ) : (
        <ul aria-busy={!items || undefined} aria-label={t("certificateList.label")}>
          {!items && <Late t={t} href={path ?? ""} />}
          {items?.map((one) => (
            <Line key={one.id} one={one} {...props} />
          ))}
        </ul>
      )}
    </Root>
  );
}

function Line({ one, checkHref, on, t }: Props & { one: CertificateCard }): ReactNode {
  const [message, setMessage] = useState("");
  const { id, certificateName, subjectName, certificateNo, certificateState, gmtExpire, revokeReason } = one;
  const href = `${checkHref}?no=${encodeURIComponent(certificateNo)}`;
  const named = (words: string) => (
    <>
      {words}
      <span className="vh">
        {" "}
        <Content>{certificateName}</Content>
      </span>
    </>
  );
  const act = async (work: () => Promise<string>) => {
    setMessage("");
    try {
      setMessage(await work());
    } catch (error) {
      setMessage(callFault(error, t, "certificateList.unreached").message);
    }
  };
  const download = (format: (typeof formats)[number]) =>
    act(async () => {
      setMessage(t("certificateList.drawing"));
      await carriedOut(on.save?.({ id, format }));
      return "";
    });
  const share = () =>
    act(async () => {
      await navigator.clipboard.writeText(new URL(href, location.href).href);
      return t("certificateList.copied");
    });
  return (
    <li>
      <h2>
        <Content>{certificateName}</Content>{" "}
        <small data-state={certificateState}>{t(`certificateList.state.${certificateState}`)}</small>
      </h2>
      {subjectName && (
        <p>
          <Content>{subjectName}</Content>
        </p>
      )}
      <p className="hint num">
        {[
          <Content key="org">{one.orgName}</Content>,
          certificateNo,
          dated(one.gmtIssue, (date) => t("certificateList.issued", { date })),
          ...(gmtExpire ? [dated(gmtExpire, (date) => t("certificateList.until", { date }))] : []),
        ].flatMap((part, place) => (place === 0 ? [part] : [" · ", part]))}
      </p>
      {revokeReason && (
        <p className="fault">
          {dated(one.gmtRevoke ?? "", (date) => t("certificateList.revoked", { date }))}{" "}
          <Content>{revokeReason}</Content>
        </p>
      )}
      {one.undrawn && <p className="fault">{t("certificateList.undrawn", { characters: one.undrawn })}</p>}
      <p className="tools">
        {on.save &&
          formats.map((format) => (
            <button
              key={format}
              type="button"
              className={format === "pdf" ? "btn ghost" : "link"}
              onClick={() => void download(format)}
            >
              {named(t(`certificateList.download.${format}`))}
            </button>
          ))}
        {one.isPublic && (
          <>
            <a className="link" href={href}>
              {named(t("certificateList.check"))}
            </a>
            <button type="button" className="link" onClick={() => void share()}>
              {named(t("certificateList.share"))}
            </button>
          </>
        )}
        {on.show && (
          <button type="button" className="link" onClick={() => void on.show?.({ id, isPublic: !one.isPublic })}>
            {named(t(one.isPublic ? "certificateList.hide" : "certificateList.show"))}
          </button>
        )}
      </p>
      {!one.isPublic && <p className="hint">{t("certificateList.hidden")}</p>}
      <p role="status">{message}</p>
    </li>
  );
}

const Root = styled.div`
  ${deskListStyle}
  small[data-state="1"] {
    background: var(--color-success-soft);
    color: var(--color-success);
  }
  [role="status"]:empty {
    display: none;
  }
`;

/** Words about a day, on one line. */
function dated(time: string, words: (date: string) => string): ReactNode {
  const date = time.slice(0, 10);
  return (
    <time key={time} dateTime={date}>
      {words(date)}
    </time>
  );
}

import { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { CertificateStateEnum } from "../../generated/enums.ts";
import type { Certificate } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { readCredential } from "./read-credential.ts";

type Props = BlockProps<"certificateCheck">;

/** Bytes of a file that is looked at: a picture with a credential has some hundred thousand. */
const MAX_BYTES = 10_000_000;

/** Checks a certificate for everybody. */
export function CertificateCheck({ certificateNo = "", operations, blockKey, t }: Props): ReactNode {
  const [found, setFound] = useState<Certificate>();
  const [message, setMessage] = useState("");
  const check = useHandler(async (input: { certificateNo: string } | { credential: string }) => {
    setFound(undefined);
    setMessage(t("certificateCheck.checking"));
    try {
      setFound(await operations.checkCertificate(input));
      setMessage("");
    } catch (error) {
      setMessage(callFault(error, t, "certificateCheck.unreached").message);
    }
  });
  useEffect(() => {
    if (certificateNo !== "") void check({ certificateNo });
  }, [check, certificateNo]);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const bytes = file.size > MAX_BYTES ? undefined : new Uint8Array(await file.arrayBuffer());
    const credential = bytes && readCredential(bytes);
    if (credential === undefined) {
      setFound(undefined);
      setMessage(t("certificateCheck.noCredential"));
    } else await check({ credential });
  };
  return (
    <Root>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get("no") ?? "").trim();
          if (typed === "") setMessage(t("certificateCheck.empty"));
          else void check({ certificateNo: typed });
        }}
      >
        <p className="field">
          <label htmlFor={`${blockKey}-no`}>{t("certificateCheck.no")}</label>
          <input
            id={`${blockKey}-no`}
            name="no"
            defaultValue={certificateNo}
            {...inputLimits.checkCertificate.certificateNo}
            autoComplete="off"
            placeholder="HY26-7K3M-Q9TD-4X"
          />
        </p>
        <button className="btn">{t("certificateCheck.check")}</button>
      </form>
      <p className="field">
        <label htmlFor={`${blockKey}-file`}>{t("certificateCheck.file")}</label>
        <input
          id={`${blockKey}-file`}
          type="file"
          accept="image/png,.png,.jwt,text/plain"
          onChange={({ target }) => void open(target.files?.[0])}
        />
        <span className="hint">{t("certificateCheck.fileHint")}</span>
      </p>
      <p role="status">{message}</p>
      {found && <Found one={found} t={t} />}
    </Root>
  );
}

function Found({ one, t }: { one: Certificate; t: Props["t"] }): ReactNode {
  const { certificateState, gmtExpire, gmtRevoke, revokeReason } = one;
  const isValid = certificateState === CertificateStateEnum.valid;
  return (
    <section aria-label={t("certificateCheck.result")}>
      <div>
        <h2 data-state={certificateState}>{t(`certificateCheck.state.${certificateState}`)}</h2>
        {certificateState === CertificateStateEnum.revoked && (
          <p>
            {t("certificateCheck.revoked", { date: (gmtRevoke ?? "").slice(0, 10) })}{" "}
            <Content>{revokeReason ?? ""}</Content>
          </p>
        )}
        {certificateState === CertificateStateEnum.expired && (
          <p>{t("certificateCheck.expired", { date: (gmtExpire ?? "").slice(0, 10) })}</p>
        )}
        {isValid && (
          <p>
            {gmtExpire ? t("certificateCheck.until", { date: gmtExpire.slice(0, 10) }) : t("certificateCheck.forEver")}
          </p>
        )}
        <dl>
          <div>
            <dt>{t("certificateCheck.name")}</dt>
            <dd>
              <Content>{one.certificateName}</Content>
            </dd>
          </div>
          {one.valueList.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`certificateCheck.value.${name}`)}</dt>
              <dd className="num">
                <Content>{value}</Content>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure>
        <img src={one.pictureUrl} alt={t("certificateCheck.picture")} width={1263} height={893} />
        <figcaption className="hint">{t("certificateCheck.compare")}</figcaption>
      </figure>
    </section>
  );
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  gap: 16px;
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px;
  }
  form .field {
    flex: 1 1 260px;
    max-width: 460px;
  }
  section {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: 24px;
    padding-top: 20px;
    border-top: 2px solid var(--color-text);
  }
  h2 {
    font-size: 1.375rem;
    color: var(--color-danger);
  }
  h2[data-state="1"] {
    color: var(--color-success);
  }
  dl {
    display: grid;
    gap: 10px;
    margin: 16px 0 0;
  }
  dt {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  figure {
    margin: 0;
  }
  img {
    width: 100%;
    height: auto;
    border: 1px solid var(--color-border);
  }
  [role="status"]:empty {
    display: none;
  }
`;

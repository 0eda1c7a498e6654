import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHeld } from "../../forms/useHeld.ts";
import { CertificateStateEnum } from "../../generated/enums.ts";
import type { Certificate } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { readCredential } from "./read-credential.ts";

type Props = BlockProps<"certificateCheck">;

/** Bytes of a file that is looked at: a picture with a credential has some hundred thousand. */
const MAX_BYTES = 10_000_000;

/** What the check of a number found, and that of a credential, which takes its place until another number is asked for. */
export function CertificateCheck(props: Props): ReactNode {
  return <Checked key={props.certificateNo} {...props} />;
}

interface Shown {
  message?: string;
  found?: Certificate | undefined;
}

function Checked(props: Props): ReactNode {
  const { operations, blockKey, t } = props;
  const held = useHeld();
  const [ofFile, setOfFile] = useState<Shown>();
  const open = async (file: File | undefined) => {
    if (!file) return;
    const bytes = file.size > MAX_BYTES ? undefined : new Uint8Array(await file.arrayBuffer());
    const credential = bytes && readCredential(bytes);
    if (credential === undefined) return setOfFile({ message: t("certificateCheck.noCredential") });
    setOfFile({ message: t("certificateCheck.checking") });
    try {
      setOfFile({ found: await operations.checkCertificate({ credential }) });
    } catch (error) {
      setOfFile({ message: callFault(error, t, "certificateCheck.unreached").message });
    }
  };
  const { message, found } = ofFile ?? ofNumber(props);
  return (
    <Root>
      <p role="status">{message}</p>
      {found && <Found one={found} t={t} />}
      <p className="field">
        <FilePicker
          {...held}
          accept="image/png,.png,.jwt,text/plain"
          aria-describedby={`${blockKey}-file`}
          onFiles={([file]) => void open(file)}
        >
          {t("certificateCheck.file")}
        </FilePicker>
        <span className="hint" id={`${blockKey}-file`}>
          {t("certificateCheck.fileHint")}
        </span>
      </p>
    </Root>
  );
}

/** What is said of the number of the address. Without a reply it was asked too often, or could not be. */
function ofNumber({ certificateNo = "", check, t }: Pick<Props, "certificateNo" | "check" | "t">): Shown {
  if (certificateNo === "") return {};
  if (!check) return { message: t("certificateCheck.unread") };
  if (check.outcome === "found") return { found: check.certificate };
  return { message: t(check.outcome === "none" ? "certificateCheck.none" : "certificateCheck.wrong") };
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

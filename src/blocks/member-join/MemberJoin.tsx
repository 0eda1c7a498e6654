import { useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { MemberOffer } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { MemberSees } from "./MemberSees.tsx";

type Props = BlockProps<"memberJoin">;

/** Becoming a member: first what it means, then a button. Without an organisation a code is asked for, which names one. */
export function MemberJoin(props: Props): ReactNode {
  const { orgNo = "", code = "", t } = props;
  const [typed, setTyped] = useState(code);
  const [asked, setAsked] = useState(code);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <Root>
      {orgNo !== "" || asked !== "" ? (
        <Offer key={asked} {...props} orgNo={orgNo} code={asked} again={() => setAsked("")} />
      ) : (
        <h1>{t("memberJoin.title")}</h1>
      )}
      <form className="bar" onSubmit={ask}>
        <label className="field" htmlFor={`${props.blockKey}-code`}>
          <span>{t("memberJoin.code")}</span>
          <input
            id={`${props.blockKey}-code`}
            value={typed}
            {...inputLimits.getMemberOffer.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={`${props.blockKey}-hint`}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button className="btn ghost">{t("memberJoin.useCode")}</button>
        <p id={`${props.blockKey}-hint`} className="hint">
          {t("memberJoin.code.hint")}
        </p>
      </form>
    </Root>
  );
}

function Offer(props: Props & { orgNo: string; code: string; again: () => void }): ReactNode {
  const { orgNo, code, operations, t } = props;
  const hydrated = useHydrated();
  const [load] = useState(
    () => () =>
      operations
        .getMemberOffer({ siteOrgNo: orgNo, code })
        .then((offer) => ({ offer }))
        .catch((error: unknown) => ({ fault: callFault(error, t, "memberJoin.unreached").message })),
  );
  const loaded = useLoaded(load, hydrated);
  if (loaded.state !== "here") return <p role="status">{t("memberJoin.loading")}</p>;
  const { value } = loaded;
  return "offer" in value ? (
    <Answer {...props} offer={value.offer} />
  ) : (
    <>
      <h1>{t("memberJoin.title")}</h1>
      <p role="alert" className="fault">
        {value.fault}
      </p>
    </>
  );
}

function Answer({
  offer,
  code,
  membershipHref,
  operations,
  on,
  t,
}: Props & { offer: MemberOffer; code: string }): ReactNode {
  const [state, setState] = useState<MemberOffer["state"] | "busy">(offer.state);
  const [fault, setFault] = useState("");
  const { orgNo, orgName, currentOrgName = "", asksProfile, sees } = offer;
  const join = async () => {
    if (state === "busy") return;
    setState("busy");
    setFault("");
    try {
      await operations.startMembership({ siteOrgNo: orgNo, ...(code ? { code } : {}) });
      setState("member");
      await on.joined?.({});
    } catch (error) {
      setFault(callFault(error, t, "memberJoin.unreached").message);
      setState("open");
    }
  };
  const isOpen = state === "open" || state === "busy";
  return (
    <section>
      <h1>
        <Content words={orgName}>{t("memberJoin.heading", { name: orgName })}</Content>
      </h1>
      {isOpen ? (
        <>
          <p>{t("memberJoin.means", { name: orgName })}</p>
          <MemberSees sees={sees} t={t} />
          {asksProfile && <p>{t("memberJoin.asksProfile")}</p>}
          <p className="hint">{t("memberJoin.leave")}</p>
          <button type="button" className="btn" aria-disabled={state === "busy"} onClick={() => void join()}>
            {t("memberJoin.join")}
          </button>
        </>
      ) : (
        <p role="status">{t(`memberJoin.state.${state}`, { name: orgName, current: currentOrgName })}</p>
      )}
      <p role="alert" className="fault">
        {fault}
      </p>
      {membershipHref && (state === "member" || state === "elsewhere") && (
        <p>
          <a href={membershipHref}>{t("memberJoin.membership")}</a>
        </p>
      )}
    </section>
  );
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  gap: 24px;
  max-width: 720px;
  margin-block: clamp(16px, 4vw, 48px);
  section {
    display: grid;
    gap: 16px;
    justify-items: start;
  }
  h1 {
    font-size: var(--font-size-title);
  }
  .sees {
    display: grid;
    gap: 6px;
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  .fault:empty {
    display: none;
  }
  .bar .field {
    flex: 1 1 200px;
    max-width: 320px;
  }
  .bar .hint {
    flex-basis: 100%;
  }
`;

import { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { CertificateAwardEnum } from "../../generated/enums.ts";
import type { CertificateBatch } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { useReply } from "../shared/use-reply.ts";
import { Progress } from "./Progress.tsx";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { useTemplates } from "./use-templates.ts";

/** ms between two looks at how far it is. */
const LOOK_MS = 1000;

/** Issuing: whom, from which template, and how far it is. */
export function CertificateIssue({
  templatesHref,
  operations,
  blockKey,
  t,
}: BlockProps<"certificateTools">): ReactNode {
  const { templates, message, act, fail } = useTemplates({
    list: operations.listCertificateTemplates,
    unreached: "certificateTools.unreached",
    t,
  });
  const [chosen, setChosen] = useState("");
  const templateId = chosen || (templates?.[0]?.id ?? "");
  const template = templates?.find(({ id }) => id === templateId);
  const [str, setStr] = useState("");
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [mobiles, setMobiles] = useState("");
  const [batch, setBatch] = useState<CertificateBatch>();
  const { reply, isWaiting, reload } = useReply({
    question: { templateId, str },
    ask: async (asked) => (asked.templateId === "" ? undefined : operations.listCertificatePeople(asked)),
    failed: fail,
  });
  // Nobody is picked for a template from the people of the one before.
  const found = isWaiting ? undefined : reply;
  const isRunning = batch !== undefined && batch.gmtDone === undefined;
  const look = useHandler(() =>
    act(async () => {
      if (!batch) return "";
      const now = await operations.getCertificateBatch({ id: batch.id });
      setBatch(now);
      if (now.gmtDone !== undefined) await reload();
      return "";
    }),
  );
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning, look]);
  const issue = (whom: { userNoList?: string[]; mobileList?: string[]; isEligible?: boolean }) =>
    act(async () => {
      setBatch(await operations.issueCertificates({ templateId, ...whom }));
      setPicked(new Set());
      setMobiles("");
      return "";
    });
  if (templates?.length === 0)
    return (
      <Empty text={t("certificateTools.noTemplate")} href={templatesHref} label={t("certificateTools.newTemplate")} />
    );
  const lines = mobiles.split(/[\s,，;；]+/).filter(Boolean);
  const isFor = template !== undefined && template.awardKind !== CertificateAwardEnum.other;
  return (
    <Root>
      <p role="status">{message}</p>
      <p className="field form">
        <label htmlFor={`${blockKey}-template`}>{t("certificateTools.template")}</label>
        <select
          id={`${blockKey}-template`}
          value={templateId}
          onChange={({ target }) => {
            setChosen(target.value);
            setPicked(new Set());
          }}
        >
          {templates?.map(({ id, templateName, sourceName }) => (
            <option key={id} value={id}>
              {sourceName ? `${templateName} · ${sourceName}` : templateName}
            </option>
          ))}
        </select>
      </p>
      {batch && <Progress batch={batch} t={t} />}
      {isFor && (
        <p className="tools">
          <button type="button" className="btn ghost" onClick={() => void issue({ isEligible: true })}>
            {t("certificateTools.issueEligible")}
          </button>
        </p>
      )}
      <div className="bar">
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            setStr(String(new FormData(event.currentTarget).get("str") ?? ""));
          }}
        >
          <label className="vh" htmlFor={`${blockKey}-people`}>
            {t("certificateTools.searchPeople")}
          </label>
          <input
            id={`${blockKey}-people`}
            name="str"
            type="search"
            {...inputLimits.listCertificatePeople.str}
            placeholder={t("certificateTools.searchPeople")}
          />
          <button className="btn ghost">{t("certificateTools.find")}</button>
        </form>
      </div>
      {found?.list.length === 0 ? (
        <p className="hint">{t("certificateTools.nobody")}</p>
      ) : (
        <ul className="people" aria-busy={!found || undefined} aria-label={t("certificateTools.people")}>
          {found?.list.map(({ userNo, name, mobile, isHeld, isEligible }) => (
            <li key={userNo}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={picked.has(userNo)}
                  disabled={isHeld}
                  onChange={({ target }) => {
                    const next = new Set(picked);
                    if (target.checked) next.add(userNo);
                    else next.delete(userNo);
                    setPicked(next);
                  }}
                />
                <span>
                  <Content>{name}</Content> <span className="hint num">{mobile}</span>{" "}
                  {isHeld ? (
                    <span className="hint">{t("certificateTools.held")}</span>
                  ) : (
                    isEligible && <span className="hint">{t("certificateTools.eligible")}</span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <p className="tools">
        <button
          type="button"
          className="btn"
          disabled={picked.size === 0 || isRunning}
          onClick={() => void issue({ userNoList: [...picked] })}
        >
          {t("certificateTools.issuePicked", { count: picked.size })}
        </button>
      </p>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void issue({ mobileList: lines });
        }}
      >
        <p className="field">
          <label htmlFor={`${blockKey}-mobiles`}>{t("certificateTools.mobiles")}</label>
          <textarea
            id={`${blockKey}-mobiles`}
            rows={5}
            value={mobiles}
            onChange={({ target }) => setMobiles(target.value)}
          />
          <span className="hint">{t("certificateTools.mobilesHint")}</span>
        </p>
        <p>
          <button className="btn ghost" disabled={lines.length === 0 || isRunning}>
            {t("certificateTools.issueMobiles", { count: lines.length })}
          </button>
        </p>
      </form>
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  .btn:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .people {
    border-block: 1px solid var(--color-border);
  }
  .people + .tools {
    margin-block: 16px 32px;
  }
  [role="status"]:empty {
    display: none;
  }
  [role="status"] {
    padding-block: 12px;
  }
  .form {
    display: grid;
    gap: 14px;
    max-width: 560px;
    margin-top: 16px;
  }
  progress {
    width: 100%;
    accent-color: var(--color-primary);
  }
`;

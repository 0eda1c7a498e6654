import { useCallback, useEffect, useState, type FormEvent, type ReactNode } from "react";
import {
  addSiteDomain,
  checkSiteDomain,
  listSiteDomains,
  removeSiteDomain,
  saveCanonicalDomain,
} from "../../generated/client.ts";
import { allPages } from "../../shared/all-pages.ts";
import type { SiteDomain } from "../../generated/types.ts";
import { PanelRoot } from "../panel/PanelRoot.ts";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import type { PartProps } from "../types.ts";

/**
 * Hosts of the site's own: what to enter at whoever keeps the domain's records, and whether it has been seen there.
 * Unlike all other settings these hold at once: they are no part of the draft.
 */
export function DomainPart({ draft, t }: PartProps): ReactNode {
  const { siteOrgNo } = draft;
  const [domains, setDomains] = useState<readonly SiteDomain[]>();
  const [host, setHost] = useState("");
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const load = useCallback(
    () =>
      allPages((page) => listSiteDomains({ siteOrgNo, ...page })).then(
        ({ list }) => setDomains(list),
        (error: unknown) => setProblem(messageOfError(error) ?? t("studio.panel.failed")),
      ),
    [siteOrgNo, t],
  );
  useEffect(() => void load(), [load]);

  async function run(name: string, call: () => Promise<unknown>): Promise<boolean> {
    setBusy(name);
    setProblem(undefined);
    try {
      await call();
      await load();
      return true;
    } catch (error) {
      setProblem(messageOfError(error) ?? t("studio.panel.failed"));
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    const wanted = host.trim();
    if (wanted === "") return setProblem(t("studio.domain.example"));
    if (await run("add", () => addSiteDomain({ siteOrgNo, host: wanted }))) setHost("");
  }

  return (
    <PanelRoot className="sp-part" aria-busy={busy !== undefined}>
      <p className="sp-about">{t("studio.settings.domain.about")}</p>
      <form className="sp-row" noValidate onSubmit={(event) => void add(event)}>
        <label htmlFor="domain-host">{t("studio.domain.host")}</label>
        <input
          id="domain-host"
          className="sp-input"
          placeholder="www.school.example"
          autoCapitalize="none"
          spellCheck={false}
          value={host}
          aria-describedby="domain-problem"
          onChange={(event) => setHost(event.target.value)}
        />
        <button type="submit" className="btn" disabled={busy !== undefined}>
          {t("studio.domain.add")}
        </button>
      </form>
      <div role="alert" id="domain-problem">
        {problem && (
          <p className="sp-problem">
            <EditIcon name="warning" size={16} />
            {problem}
          </p>
        )}
      </div>
      {domains === undefined && problem === undefined && (
        <p className="sp-note" role="status">
          {t("studio.panel.loading")}
        </p>
      )}
      {domains === undefined && problem !== undefined && (
        <button type="button" className="btn ghost" onClick={() => (setProblem(undefined), void load())}>
          {t("studio.panel.again")}
        </button>
      )}
      {domains?.length === 0 && <p className="sp-note">{t("studio.domain.none")}</p>}
      <ul className="sp-list">
        {domains?.map((domain) => (
          <li key={domain.host}>
            <div className="sp-form sp-inside">
              <div className="sp-label">
                <span>{domain.host}</span>
                <span className="sp-origin" data-own={domain.state === "verified" || undefined}>
                  {t(`studio.domain.state.${domain.state}`)}
                  {domain.isCanonical && ` · ${t("studio.domain.canonical")}`}
                </span>
              </div>
              {domain.state !== "verified" && (
                <>
                  <p className="sp-about">{t("studio.domain.record")}</p>
                  <dl className="sp-record">
                    <dt>{t("studio.domain.type")}</dt>
                    <dd>
                      <code>TXT</code>
                    </dd>
                    <dt>{t("studio.domain.name")}</dt>
                    <dd>
                      <code>{domain.recordName}</code> <Copy text={domain.recordName} t={t} />
                    </dd>
                    <dt>{t("studio.domain.value")}</dt>
                    <dd>
                      <code>{domain.recordValue}</code> <Copy text={domain.recordValue} t={t} />
                    </dd>
                  </dl>
                </>
              )}
              {domain.reason !== "" && (
                <p className="sp-problem">
                  <EditIcon name="warning" size={16} />
                  {domain.reason}
                </p>
              )}
              <div className="sp-row">
                <button
                  type="button"
                  className="btn ghost"
                  disabled={busy !== undefined}
                  onClick={() => void run(domain.host, () => checkSiteDomain({ siteOrgNo, host: domain.host }))}
                >
                  {t(busy === domain.host ? "studio.domain.checking" : "studio.domain.check")}
                </button>
                {domain.state === "verified" && !domain.isCanonical && (
                  <button
                    type="button"
                    className="sp-plain"
                    disabled={busy !== undefined}
                    onClick={() => void run(domain.host, () => saveCanonicalDomain({ siteOrgNo, host: domain.host }))}
                  >
                    {t("studio.domain.makeCanonical")}
                  </button>
                )}
                {domain.isRemovable ? (
                  <button
                    type="button"
                    className="sp-plain"
                    disabled={busy !== undefined}
                    aria-label={t("studio.removeOf", { name: domain.host })}
                    onClick={() => void run(domain.host, () => removeSiteDomain({ siteOrgNo, host: domain.host }))}
                  >
                    {t("studio.domain.remove")}
                  </button>
                ) : (
                  <span className="sp-note">{t("studio.domain.inFolder")}</span>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </PanelRoot>
  );
}

function Copy({ text, t }: { text: string; t: PartProps["t"] }): ReactNode {
  const [isDone, setDone] = useState(false);
  return (
    <button
      type="button"
      className="sp-plain"
      aria-label={t("studio.domain.copyOf", { text })}
      onClick={() =>
        void navigator.clipboard?.writeText(text).then(
          () => setDone(true),
          () => setDone(false),
        )
      }
    >
      <span role="status">{t(isDone ? "studio.domain.copied" : "studio.domain.copy")}</span>
    </button>
  );
}

function messageOfError(error: unknown): string | undefined {
  return error instanceof Error && error.message !== "" ? error.message : undefined;
}

import { useCallback, useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { LayerChange } from "../../generated/types.ts";
import { messageOf } from "../calls/outcome.ts";
import type { Revision } from "../calls/studio-calls.ts";
import { bringIn } from "../state/rebase.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";
import { ChangeList } from "./ChangeList.tsx";

/** What was published: when, by whom and by which door; compared, and gone back to. */
export function HistoryView(): ReactNode {
  const { t, calls, notify, store, start } = useStudio();
  const { stored } = useStudioState();
  const [pages, setPages] = useState<{ list: readonly Revision[]; page: number; totalPage: number }>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [pair, setPair] = useState<{ at: string; from: string; to: string }>();

  // What an organisation wants of its own people does not hold for the platform's.
  const goesBack = start.may.rollbackSite && (start.viewer.isOperator || !stored.needsTwo);

  const load = useCallback(
    (page: number) =>
      calls.listRevisions(page).then(
        ({ list, totalPage }) => {
          setPages((before) => ({ list: page === 1 ? list : [...(before?.list ?? []), ...list], page, totalPage }));
          setFailed(undefined);
        },
        (error: unknown) => setFailed(messageOf(error, t)),
      ),
    [calls, t],
  );
  useEffect(() => void load(1), [load]);

  /** One click, and one more takes it back: what was published before is a revision as well. */
  async function goBack(revision: Revision) {
    const published = stored.publishedRevision;
    setBusy(true);
    try {
      await calls.rollback(revision.revision);
      await store.reload("studio.edit.rollback");
      await load(1);
      notify(t("studio.rolledBack", { number: revision.ordinal }), {
        label: t("studio.undo"),
        run: () => void undo(published),
      });
    } catch (error) {
      setFailed(messageOf(error, t));
    }
    setBusy(false);
  }
  /** Where nobody publishes alone, what was published once becomes the draft, and goes out as any draft does. */
  async function takeUp({ revision, ordinal }: Revision) {
    setBusy(true);
    try {
      if (!(await store.flush())) return setFailed(t("studio.notSaved"));
      const changes = await calls.compare("draft", revision);
      store.edit((own) => bringIn(own, changes), "studio.edit.rollback");
      notify(t("studio.takenUp", { number: ordinal }), { label: t("studio.undo"), run: store.undoLast() });
    } catch (error) {
      setFailed(messageOf(error, t));
    } finally {
      setBusy(false);
    }
  }
  async function undo(revision: string) {
    try {
      await calls.rollback(revision);
      await store.reload("studio.edit.rollback");
      await load(1);
      notify(t("studio.rollbackUndone"));
    } catch (error) {
      setFailed(messageOf(error, t));
    }
  }

  return (
    <main>
      <Sheet className="sheet">
        <h1>{t("studio.history")}</h1>
        <p className="hint">{t("studio.historyHint")}</p>
        {failed !== undefined && (
          <p role="alert" className="wrong">
            {failed}{" "}
            <button type="button" className="tool" onClick={() => void load(1)}>
              {t("studio.again")}
            </button>
          </p>
        )}
        {stored.isChanged && (
          <div className="entry draft">
            <p>
              <b>{t("studio.draftEntry")}</b>{" "}
              <span className="hint">{[stored.authorName, stored.gmtModified].filter(Boolean).join(" · ")}</span>
            </p>
            <button
              type="button"
              className="tool"
              onClick={() => setPair({ at: "draft", from: stored.publishedRevision, to: "draft" })}
            >
              {t("studio.compareDraft")}
            </button>
          </div>
        )}
        {pages === undefined && failed === undefined && (
          <p className="hint" role="status">
            {t("studio.loading")}
          </p>
        )}
        {pages?.list.length === 0 && <p className="hint">{t("studio.noHistory")}</p>}
        <ol>
          {pages?.list.map((revision, index) => {
            const { revision: number, ordinal, parent, isPublished, source, authorName, message, gmtCreate } = revision;
            const asked = revision.askedName;
            const before = parent ?? pages.list[index + 1]?.revision ?? "0";
            return (
              <li key={number} className="entry">
                <div>
                  <p>
                    <b>{t("studio.revision", { number: ordinal })}</b>{" "}
                    {isPublished && <span className="tag live">{t("studio.live")}</span>} <span>{message}</span>
                  </p>
                  <p className="hint">
                    {[
                      gmtCreate,
                      asked === undefined ? authorName : t("studio.askedBy", { asked, name: authorName }),
                      t(`studio.source.${source}`),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
                <div className="row">
                  <button
                    type="button"
                    className="tool"
                    onClick={() => setPair({ at: number, from: before, to: number })}
                    aria-label={t("studio.whatChangedIn", { number: ordinal })}
                  >
                    {t("studio.whatChanged")}
                  </button>
                  {!isPublished && (
                    <button
                      type="button"
                      className="tool"
                      onClick={() => setPair({ at: number, from: number, to: stored.publishedRevision })}
                      aria-label={t("studio.compareNowWith", { number: ordinal })}
                    >
                      {t("studio.compareNow")}
                    </button>
                  )}
                  {!isPublished && goesBack && (
                    <button
                      type="button"
                      className="tool strong"
                      disabled={busy}
                      onClick={() => void goBack(revision)}
                      aria-label={t("studio.goBackTo", { number: ordinal })}
                    >
                      {t("studio.goBack")}
                    </button>
                  )}
                  {!isPublished && !goesBack && start.may.saveSiteDraft && (
                    <button
                      type="button"
                      className="tool strong"
                      disabled={busy}
                      onClick={() => void takeUp(revision)}
                      aria-label={t("studio.takeUpOf", { number: ordinal })}
                    >
                      {t("studio.takeUp")}
                    </button>
                  )}
                </div>
                {pair?.at === number && (
                  <Difference {...pair} key={pair.from + pair.to} onClose={() => setPair(undefined)} />
                )}
              </li>
            );
          })}
        </ol>
        {pair?.at === "draft" && <Difference {...pair} onClose={() => setPair(undefined)} />}
        {pages && pages.page < pages.totalPage && (
          <button type="button" className="btn ghost" onClick={() => void load(pages.page + 1)}>
            {t("studio.older")}
          </button>
        )}
      </Sheet>
    </main>
  );
}

function Difference({ from, to, onClose }: { from: string; to: string; onClose: () => void }): ReactNode {
  const { t, calls } = useStudio();
  const [changes, setChanges] = useState<LayerChange[]>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let gone = false;
    calls.compare(from, to).then(
      (found) => !gone && setChanges(found),
      (error: unknown) => !gone && setFailed(messageOf(error, t)),
    );
    return () => {
      gone = true;
    };
  }, [calls, from, to, t]);
  return (
    <section className="difference" aria-label={t("studio.difference")}>
      <div className="row spread">
        <h2>{t("studio.difference")}</h2>
        <button type="button" className="tool" onClick={onClose}>
          {t("studio.close")}
        </button>
      </div>
      {failed !== undefined ? (
        <p role="alert">{failed}</p>
      ) : changes === undefined ? (
        <p className="hint" role="status">
          {t("studio.loading")}
        </p>
      ) : changes.length === 0 ? (
        <p className="hint">{t("studio.same")}</p>
      ) : (
        <ChangeList changes={changes} />
      )}
    </section>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: 12px;
  ol {
    display: grid;
    border-top: 1px solid var(--color-border);
  }
  .entry {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 10px 12px;
    background: var(--color-surface);
    border: 1px solid var(--color-border);
    border-top: 0;
  }
  .draft {
    border-top: 1px solid var(--color-border);
    border-inline-start: 3px solid var(--color-warning);
  }
  .strong {
    color: var(--color-primary);
    font-weight: 600;
  }
  .difference {
    flex-basis: 100%;
    padding: 10px 0 4px;
  }
  .wrong {
    color: var(--color-danger);
  }
`;

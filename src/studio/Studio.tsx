import { useEffect, useState, type ReactNode } from "react";
import type { StudioStart } from "../site/edit/studio-start.ts";
import { Shell } from "./shell/Shell.tsx";
import { Notices, useNotices } from "./shell/Notices.tsx";
import type { StudioCalls } from "./calls/studio-calls.ts";
import { messageOf, outcomeOf } from "./calls/outcome.ts";
import { createDraftStore, type DraftStore } from "./state/draft-store.ts";
import { keptDraft } from "./state/kept-draft.ts";
import { StudioContext } from "./StudioContext.ts";
import type { ProductWords } from "./texts.ts";
import type { Translate } from "./types.ts";
import type { Words } from "./labels.ts";

interface StudioProps {
  start: StudioStart;
  t: Translate;
  product: ProductWords;
  words: Words;
  calls: StudioCalls;
}

/** The studio of one site: fetches its draft, and then everything is there. */
export function Studio({ start, t, product, words, calls }: StudioProps): ReactNode {
  const [store, setStore] = useState<DraftStore>();
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  const { notices, notify, dismiss } = useNotices();

  useEffect(() => {
    let made: DraftStore | undefined;
    let gone = false;
    const begin = async () => {
      try {
        const stored = await calls.getDraft();
        if (gone) return;
        const { siteOrgNo } = start;
        made = createDraftStore({
          siteOrgNo,
          stored,
          calls,
          outcomeOf,
          kept: keptDraft({ siteOrgNo, owner: start.viewer.id }),
        });
        setStore(made);
      } catch (error) {
        if (!gone) setFailed(messageOf(error, t));
      }
    };
    void begin();
    return () => {
      gone = true;
      made?.stop();
    };
  }, [calls, start, t, tries]);

  if (failed !== undefined) {
    return (
      <main className="opening" role="alert">
        <p>{failed}</p>
        <button
          type="button"
          className="btn"
          onClick={() => {
            setFailed(undefined);
            setTries(tries + 1);
          }}
        >
          {t("studio.again")}
        </button>
      </main>
    );
  }
  if (!store)
    return (
      <p className="opening" role="status">
        {t("studio.opening")}
      </p>
    );
  return (
    <StudioContext value={{ start, store, calls, t, product, words, notify }}>
      <Shell />
      <Notices notices={notices} onDismiss={dismiss} closeLabel={t("studio.close")} />
    </StudioContext>
  );
}

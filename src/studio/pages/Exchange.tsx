import { useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { saveFile } from "../../ui/save-file.ts";
import { messageOf } from "../calls/outcome.ts";
import { useStudio } from "../StudioContext.ts";

/**
 * The site as a file: the same documents that a folder of the server holds, out of the studio and into it. What comes
 * in is a draft.
 */
export function Exchange(): ReactNode {
  const { t, calls, store, notify, start } = useStudio();
  const [said, say] = useState<string>();
  const [busy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  async function run(act: () => Promise<void>) {
    setBusy(true);
    say(undefined);
    try {
      await store.flush();
      await act();
    } catch (error) {
      say(messageOf(error, t));
    }
    setBusy(false);
  }
  const bring = (chosen: File) =>
    run(async () => {
      await calls.importSite(chosen, store.get().stored.version);
      await store.reload("studio.edit.import");
      notify(t("studio.imported"), { label: t("studio.undo"), run: store.undoLast() });
    });
  return (
    <Style aria-labelledby="exchange">
      <h2 id="exchange">{t("studio.exchange")}</h2>
      <p className="hint">{t("studio.exchangeHint")}</p>
      <div className="row">
        <button
          type="button"
          className="btn ghost"
          disabled={busy}
          onClick={() => void run(async () => saveFile(await calls.exportSite()))}
        >
          {t("studio.export")}
        </button>
        {start.may.importSite && (
          <button type="button" className="btn ghost" disabled={busy} onClick={() => file.current?.click()}>
            {t("studio.import")}
          </button>
        )}
        <input
          ref={file}
          type="file"
          accept=".zip,application/zip"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = "";
            if (chosen) void bring(chosen);
          }}
        />
      </div>
      {said !== undefined && (
        <p role="alert" className="wrong">
          {said}
        </p>
      )}
    </Style>
  );
}

const Style = styled.section`
  display: grid;
  gap: 8px;
  margin-top: 24px;
  padding-top: 20px;
  border-top: 1px solid var(--color-border);
  .wrong {
    color: var(--color-danger);
  }
`;

import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { CheckPayoutAnswersReply, ImportPayoutAnswersReply } from "../../generated/types.ts";
import { useHeld } from "../../forms/useHeld.ts";
import { saveFile } from "../../ui/save-file.ts";
import { yuan } from "../../ui/price.tsx";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { ReadColumns } from "../shared/read-columns.tsx";
import { SureButton } from "../shared/sure-button.tsx";

/** Unreadable rows that a page names. */
const MAX_SHOWN = 50;

/** A batch for the bank, and its answer. */
export function PayoutBatch({ operations, on, blockKey, t }: BlockProps<"payoutBatch">): ReactNode {
  const held = useHeld();
  const [busy, setBusy] = useState(false);
  const [batchNo, setBatchNo] = useState("");
  const [said, setSaid] = useState({ message: "", isFault: false });
  const [rows, setRows] = useState<ImportPayoutAnswersReply["list"]>([]);
  const [checked, setChecked] = useState<{ file: Blob; found: CheckPayoutAnswersReply }>();
  const act = async (work: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    setSaid({ message: "", isFault: false });
    try {
      const message = await work();
      setSaid({ message, isFault: false });
    } catch (error) {
      setSaid({ message: callFaultText(error, t, "payoutBatch.unreached"), isFault: true });
    }
    setBusy(false);
  };
  const makeFile = (format: "csv" | "xlsx") =>
    act(async () => {
      const again = batchNo.trim();
      const batch = await operations.exportPayouts({ format, ...(again === "" ? {} : { batchNo: again }) });
      if (!batch.file || batch.batchNo === undefined) return t("payoutBatch.nothing");
      saveFile(batch.file);
      await on.done?.({});
      return t("payoutBatch.made", {
        count: batch.list.length,
        amount: yuan(batch.totalMoney),
        batchNo: batch.batchNo,
      });
    });
  const read = (file: Blob) =>
    act(async () => {
      setRows([]);
      setChecked(undefined);
      setChecked({ file, found: await operations.checkPayoutAnswers({ file }) });
      return "";
    });
  const take = (file: Blob) =>
    act(async () => {
      const { list } = await operations.importPayoutAnswers({ file });
      setChecked(undefined);
      setRows(list);
      const counted = list.filter(({ outcome }) => outcome === "paid" || outcome === "returned").length;
      await on.done?.({});
      return t("payoutBatch.imported", { done: counted, total: list.length });
    });
  const open = rows.filter(({ outcome }) => outcome !== "paid" && outcome !== "repeated");
  return (
    <Root>
      <section aria-labelledby={`${blockKey}-export`}>
        <h2 id={`${blockKey}-export`}>{t("payoutBatch.export")}</h2>
        <p className="hint">{t("payoutBatch.export.hint")}</p>
        <p className="field">
          <label htmlFor={`${blockKey}-no`}>{t("payoutBatch.again")}</label>
          <input
            id={`${blockKey}-no`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={inputLimits.exportPayouts.batchNo.maxLength}
            value={batchNo}
            onChange={({ target }) => setBatchNo(target.value)}
          />
        </p>
        <div className="tools">
          {(["csv", "xlsx"] as const).map((format) => (
            <SureButton
              key={format}
              className="btn"
              label={t(`payoutBatch.export.${format}`)}
              question={t("payoutBatch.export.sure")}
              onSure={() => void makeFile(format)}
              t={t}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby={`${blockKey}-import`}>
        <h2 id={`${blockKey}-import`}>{t("payoutBatch.import")}</h2>
        <p className="hint">{t("payoutBatch.import.hint")}</p>
        <label className="field">
          <span>{t("payoutBatch.import.file")}</span>
          <input
            type="file"
            accept=".csv,.xlsx,.txt"
            {...held}
            disabled={held.disabled || busy}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void read(chosen);
              // The same file may be chosen again, after it was changed.
              target.value = "";
            }}
          />
        </label>
        {checked && (
          <>
            <ReadColumns columns={checked.found.columnList} t={t} />
            {checked.found.unreadableRowList.length > 0 && (
              <p className="fault">
                {t("payoutBatch.unreadable", {
                  count: checked.found.unreadableRowList.length,
                  rows: checked.found.unreadableRowList.slice(0, MAX_SHOWN).join(", "),
                })}
              </p>
            )}
            <div className="tools">
              <button
                type="button"
                className="btn"
                aria-disabled={busy}
                disabled={checked.found.rowCount === checked.found.unreadableRowList.length}
                onClick={() => void take(checked.file)}
              >
                {t("payoutBatch.take", { count: checked.found.rowCount - checked.found.unreadableRowList.length })}
              </button>
              <button type="button" className="btn ghost" onClick={() => setChecked(undefined)}>
                {t("common.cancel")}
              </button>
            </div>
          </>
        )}
      </section>
      <p role="status" className={said.isFault ? "fault" : undefined}>
        {said.message}
      </p>
      {open.length > 0 && (
        <ul className="rows">
          {open.map(({ row, withdrawalNo, outcome }) => (
            <li key={row}>
              {t("payoutBatch.row", { row, withdrawalNo, outcome: t(`payoutBatch.outcome.${outcome}`) })}
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 24px 40px;
  h2 {
    font-size: 1.25rem;
  }
  section {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  input[type="file"] {
    padding-block: 10px;
  }
  > [role="status"],
  .rows {
    grid-column: 1 / -1;
  }
  .rows {
    max-height: 320px;
    overflow: auto;
  }
  [role="status"]:empty {
    display: none;
  }
`;

import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHeld } from "../../forms/useHeld.ts";
import { WordLevelEnum } from "../../generated/enums.ts";
import type { CheckWordListReply, ImportWordListBody } from "../../generated/types.ts";
import { saveFile } from "../../ui/save-file.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { NamedForm } from "../shared/named-form.tsx";
import { Preview } from "./Preview.tsx";

type Asked = Omit<ImportWordListBody, "siteOrgNo">;

/** Takes over a list of words: first what would become of it, then it is stored. And gives the list as a file. */
export function ImportList(props: BlockProps<"wordTools">): ReactNode {
  const { form, level, on, operations, blockKey, locale, t } = props;
  const held = useHeld();
  const [isOpen, setOpen] = useState(false);
  const [checked, setChecked] = useState<{ asked: Asked; preview: CheckWordListReply }>();
  const [status, setStatus] = useState({ text: "", isError: false });
  const [busy, setBusy] = useState(false);
  const once = async (work: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    await work().then(
      (text) => setStatus({ text, isError: false }),
      (error: unknown) => setStatus({ text: callFaultText(error, t, "wordTools.import.unreached"), isError: true }),
    );
    setBusy(false);
  };
  const check = async (values: Record<string, unknown>) => {
    // The form's validator has checked the values against the body of this very call.
    const { text = "", level: of = WordLevelEnum.review, tagList = [] } = values as Partial<Asked>;
    const asked = { text, level: of, tagList };
    setChecked(undefined);
    setStatus({ text: "", isError: false });
    setChecked({ asked, preview: await operations.checkWordList(asked) });
  };
  const store = ({ asked }: { asked: Asked }) =>
    once(async () => {
      const { newCount, changedCount } = await operations.importWordList(asked);
      setChecked(undefined);
      setOpen(false);
      await on.imported?.({});
      return t("wordTools.import.done", { added: newCount, changed: changedCount });
    });
  const save = () =>
    once(async () => {
      const of = Object.values(WordLevelEnum).find((one) => one === level);
      saveFile(await operations.exportModerationWords(of === undefined ? {} : { level: of }));
      return "";
    });
  return (
    <Root>
      <p className="tools">
        <button type="button" className="btn ghost" {...held} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("wordTools.import.heading")}
        </button>
        <button type="button" className="btn ghost" {...held} aria-disabled={busy} onClick={() => void save()}>
          {t("wordTools.export")}
        </button>
      </p>
      {isOpen && (
        <NamedForm
          name={form}
          id={blockKey}
          t={t}
          locale={locale}
          signedIn
          layout="grid"
          submitLabel={t("form.moderationWords.submit")}
          onSubmit={check}
        />
      )}
      {checked && (
        <Preview
          preview={checked.preview}
          busy={busy}
          take={() => void store(checked)}
          discard={() => setChecked(undefined)}
          t={t}
        />
      )}
      <p role="status" className={status.isError ? "fault" : undefined}>
        {status.text}
      </p>
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  gap: 12px;
  max-width: 720px;
  margin-top: 20px;
  .tools {
    gap: 10px;
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
  }
  [role="status"]:empty {
    display: none;
  }
`;

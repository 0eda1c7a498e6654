import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { diffLayers } from "../../site/edit/diff.ts";
import { saveFile } from "../../ui/save-file.ts";
import { usePlaceWords } from "../history/use-place-label.ts";
import { useStudio, useStudioState } from "../StudioContext.ts";

/**
 * Why what was edited is not taken any more, as from somebody who was removed from the staff meanwhile, and how to keep
 * it: the tab has it, and it can be copied in words or taken along as a file.
 */
export function RefusedNote(): ReactNode {
  const { t, start } = useStudio();
  const { save, stored, history } = useStudioState();
  const placeOf = usePlaceWords();
  const [isCopied, setCopied] = useState(false);
  if (save.state !== "refused") return null;
  const words = () =>
    diffLayers(stored.patch, history.value)
      .map(
        ({ path, after }) => `${placeOf(path)}: ${typeof after === "string" ? after : (JSON.stringify(after) ?? "")}`,
      )
      .join("\n");
  const takeAlong = () =>
    saveFile({
      fileName: `${start.siteOrgNo}-draft.json`,
      mediaType: "application/json",
      content: base64Of(JSON.stringify(history.value, undefined, 2)),
    });
  return (
    <Strip role="alert">
      <p>
        <b>{save.message}</b> {t("studio.refused.kept")}
      </p>
      <button
        type="button"
        className="btn ghost"
        // A page without TLS may not write to the clipboard.
        onClick={() =>
          navigator.clipboard
            ? void navigator.clipboard.writeText(words()).then(() => setCopied(true), takeAlong)
            : takeAlong()
        }
      >
        {t(isCopied ? "studio.refused.copied" : "studio.refused.copy")}
      </button>
      <button type="button" className="btn ghost" onClick={takeAlong}>
        {t("studio.refused.file")}
      </button>
    </Strip>
  );
}

function base64Of(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: none;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 12px;
  background: var(--color-warning-soft);
  p {
    flex: 1 1 240px;
  }
`;

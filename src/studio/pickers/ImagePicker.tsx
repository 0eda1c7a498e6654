import { lazy, Suspense, useState, type ReactNode } from "react";
import { isLocalAddress, safeAddress } from "../../shared/addresses.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { usePanel } from "../panel/context.ts";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import { imageTypes, sendImage } from "./send-image.ts";
import { TypedInput } from "./TypedInput.tsx";
import { UsedImages } from "./UsedImages.tsx";

/** Comes with the first look into it. */
const LibrarySheet = lazy(() => import("../library/LibrarySheet.tsx"));

interface ImagePickerProps {
  id: string;
  label: string;
  /** Its address; "" for none. */
  value: string;
  onChange: (address: string) => void;
}

/**
 * A picture: chosen or dropped, uploaded (the server makes it anew), shown. An address of one may be written instead.
 */
export function ImagePicker({ id, label, value, onChange }: ImagePickerProps): ReactNode {
  const panel = usePanel();
  const { t, draft } = panel;
  const [isChoosing, setChoosing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBroken, setBroken] = useState<string>();
  // What is uploaded meanwhile is told to whoever shows the picture then.
  const tell = useHandler(onChange);

  async function send(file: File | undefined) {
    if (!file || isSending) return;
    setProblem(undefined);
    setSending(true);
    const sent = await sendImage(file, { t, siteOrgNo: draft.siteOrgNo });
    setSending(false);
    if ("problem" in sent) setProblem(sent.problem);
    else tell(sent.address);
  }

  const shown = safeAddress(value);
  return (
    <div
      className="sp-image"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => (event.preventDefault(), void send(event.dataTransfer.files[0]))}
    >
      <div className="sp-picture">
        {shown && !isLocalAddress(shown) ? (
          // Only the page asks another host for it, through the server.
          <span>{t("studio.image.remote")}</span>
        ) : shown && isBroken !== value ? (
          <img src={shown} alt={t("studio.image.current", { label })} onError={() => setBroken(value)} />
        ) : (
          <span>{t(value === "" ? "studio.image.none" : "studio.image.broken")}</span>
        )}
      </div>
      <div className="sp-beside">
        <label className="sp-add">
          <EditIcon name="plus" />
          {isSending ? t("studio.image.sending") : t(value === "" ? "studio.image.choose" : "studio.image.another")}
          <input
            className="vh"
            type="file"
            id={id}
            accept={imageTypes.join(",")}
            aria-label={t("studio.image.chooseFor", { label })}
            onChange={(event) => (void send(event.target.files?.[0]), (event.target.value = ""))}
          />
        </label>
        <button type="button" className="sp-plain" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t("studio.library.open")}
        </button>
        {value !== "" && (
          <button type="button" className="sp-plain" onClick={() => onChange("")}>
            {t("studio.image.remove")}
          </button>
        )}
      </div>
      {isChoosing && (
        <Suspense fallback={<p className="sp-note">{t("studio.panel.loading")}</p>}>
          <LibrarySheet
            workbench={panel}
            label={label}
            value={value}
            onChoose={onChange}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      <UsedImages label={label} value={value} onChange={onChange} />
      <details className="sp-more">
        <summary>{t("studio.image.address")}</summary>
        <TypedInput
          id={`${id}-address`}
          label={t("studio.image.addressOf", { label })}
          type="url"
          value={value}
          onChange={(typed) => onChange(typed.trim())}
        />
      </details>
      <p className="sp-note">{t("studio.image.about")}</p>
      <div role="alert">
        {problem && (
          <p className="sp-problem">
            <EditIcon name="warning" size={16} />
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

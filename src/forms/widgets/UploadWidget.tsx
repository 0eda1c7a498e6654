import type { ErrorSchema, WidgetProps } from "@rjsf/utils";
import { useRef, useState } from "react";
import { optionsOf, surroundings } from "../context.ts";
import { faultOf } from "../form-error.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import type { UploadPurpose } from "../../generated/types.ts";
import { upload, type UploadGrant } from "../upload.ts";
import { dataAddress, fileProblem, kindNames, sizeName } from "../validation/file-problem.ts";
import { control } from "./control.ts";

interface Chosen {
  name: string;
  picture?: string;
}

/**
 * One file that is sent as soon as it is chosen; the value is its number, or its address. The form waits for it. What
 * may not be sent is said before, what the server refuses after; only who is signed in can send one.
 */
export function UploadWidget(props: WidgetProps) {
  const { value, onChange, registry, id } = props;
  const { t, calls, hold, signedIn } = surroundings(registry);
  const { accept = PICTURES, maxBytes = 5 * 1024 * 1024, keeps = "fileNo", purpose } = optionsOf(props);
  const [chosen, setChosen] = useState<Chosen>();
  const [share, setShare] = useState<number>();
  const turn = useRef(0);
  const limits = t("form.theme.upload.limits", { kinds: kindNames(accept), size: sizeName(maxBytes) });

  function refuse(message: string): false {
    const errors: ErrorSchema = {};
    errors.__errors = [message];
    setChosen(undefined);
    onChange(undefined, errors);
    return false;
  }

  /** Gives whether the form may be sent now. */
  async function take(file: File): Promise<boolean> {
    const mine = ++turn.current;
    const problem = await fileProblem(file, { accept, maxBytes });
    if (problem)
      return refuse(t(`form.theme.upload.${problem}`, { kinds: kindNames(accept), size: sizeName(maxBytes) }));
    setChosen({ name: file.name, ...(file.type.startsWith("image/") ? { picture: await dataAddress(file) } : {}) });
    setShare(0);
    try {
      const done = await upload(calls as UploadGrant<UploadPurpose>, {
        file,
        name: file.name,
        purpose: purpose as UploadPurpose,
        progress: (sent) => turn.current === mine && setShare(sent),
      });
      if (turn.current === mine) onChange(done[keeps]);
      return true;
    } catch (error) {
      if (turn.current !== mine) return true;
      const { message, fields } = faultOf(error, t);
      return refuse(fields[0]?.message ?? message);
    } finally {
      if (turn.current === mine) setShare(undefined);
    }
  }

  /** Also stops one that is on its way: what comes of it is not looked at. */
  function remove() {
    turn.current++;
    setShare(undefined);
    setChosen(undefined);
    onChange(undefined);
    document.getElementById(id)?.focus();
  }

  if (!signedIn()) return <p className="lf-note">{t("form.theme.upload.signIn")}</p>;
  const { "aria-describedby": described, ...rest } = control(props);
  return (
    <div className="lf-file">
      <FilePicker
        {...rest}
        className="lf-add"
        accept={accept.join(",")}
        aria-labelledby={`${id}__label`}
        aria-describedby={[described, `${id}__limits`].filter(Boolean).join(" ")}
        onFiles={([file]) => hold(take(file))}
      >
        <ControlIcon name="plus" />
        {t(value || share !== undefined ? "form.theme.upload.another" : "form.theme.chooseFile")}
      </FilePicker>
      <span className="lf-note" id={`${id}__limits`}>
        {limits}
      </span>
      <div role="status">
        {(value || share !== undefined) && (
          <p className="lf-chosen">
            {chosen?.picture ? <img src={chosen.picture} alt="" width="72" height="54" /> : <ControlIcon name="file" />}
            <span>
              {chosen?.name}{" "}
              {share === undefined ? (
                t("form.theme.upload.done")
              ) : (
                <progress value={share} max={1} aria-label={t("form.theme.upload.sending")} />
              )}
            </span>
            <button type="button" className="lf-small" aria-label={t("form.theme.removeFile")} onClick={remove}>
              <ControlIcon name="close" />
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

const PICTURES = ["image/jpeg", "image/png", "image/webp"];

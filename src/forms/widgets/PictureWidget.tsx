import type { ErrorSchema, WidgetProps } from "@rjsf/utils";
import { lazy, Suspense, useRef, useState } from "react";
import { optionsOf, surroundings } from "../context.ts";
import { faultOf } from "../form-error.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import type { UploadPurpose } from "../../generated/types.ts";
import { upload, type UploadGrant } from "../upload.ts";
import { dataAddress, fileProblem, kindNames, sizeName } from "../validation/file-problem.ts";
import { control } from "./control.ts";

const Cropper = lazy(async () => ({ default: (await import("../pictures/Cropper.tsx")).Cropper }));

const PICTURES = ["image/jpeg", "image/png", "image/webp"];

/**
 * A picture of one shape: chosen, cut to it, uploaded, and shown. The value is its address; it stays until another has
 * arrived.
 */
export function PictureWidget(props: WidgetProps) {
  const { value, onChange, registry, id } = props;
  const { t, calls } = surroundings(registry);
  const {
    accept = PICTURES,
    maxBytes = 10 * 1024 * 1024,
    crop = { width: 1280, height: 720 },
    purpose,
    removable = false,
  } = optionsOf(props);
  const [source, setSource] = useState<string>();
  const [share, setShare] = useState<number>();
  const chooser = useRef<HTMLInputElement>(null);
  const limits = { kinds: kindNames(accept), size: sizeName(maxBytes) };

  function say(message: string | undefined) {
    const errors: ErrorSchema = {};
    if (message) errors.__errors = [message];
    onChange(value, errors);
  }

  async function choose(file: File) {
    const wrong = await fileProblem(file, { accept, maxBytes });
    if (wrong) return say(t(`form.theme.upload.${wrong}`, limits));
    say(undefined);
    setSource(await dataAddress(file));
  }

  function close() {
    setSource(undefined);
    setShare(undefined);
    chooser.current?.focus();
  }

  async function send(picture: Blob) {
    setShare(0);
    try {
      const name = `picture.${picture.type === "image/webp" ? "webp" : "png"}`;
      const { fileUrl } = await upload(calls as UploadGrant<UploadPurpose>, {
        file: picture,
        name,
        purpose: purpose as UploadPurpose,
        progress: setShare,
      });
      onChange(fileUrl);
      close();
    } catch (error) {
      setShare(undefined);
      const { message, fields } = faultOf(error, t);
      say(fields[0]?.message ?? message);
    }
  }

  const { "aria-describedby": described, ...rest } = control(props);
  return (
    <div className="lf-picture">
      {value && !source && (
        <img
          src={String(value)}
          alt={t("form.theme.picture.current")}
          width={crop.width / 4}
          height={crop.height / 4}
        />
      )}
      <div className="lf-file">
        <FilePicker
          {...rest}
          className="lf-add"
          ref={chooser}
          accept={accept.join(",")}
          aria-labelledby={`${id}__label`}
          aria-describedby={[described, `${id}__limits`].filter(Boolean).join(" ")}
          onFiles={([file]) => void choose(file)}
        >
          <ControlIcon name="plus" />
          {t(value ? "form.theme.picture.another" : "form.theme.picture.choose")}
        </FilePicker>
        {value && removable && !source && (
          <button type="button" className="lf-retry" onClick={() => onChange("")}>
            {t("form.picture.remove")}
          </button>
        )}
        <span className="lf-note" id={`${id}__limits`}>
          {t("form.theme.upload.limits", limits)}
        </span>
      </div>
      {source && (
        <Suspense
          fallback={
            <p className="lf-note" role="status">
              {t("form.theme.loading")}
            </p>
          }
        >
          <Cropper
            source={source}
            words={(name) => t(`form.theme.picture.${name}`)}
            id={`${id}-crop`}
            size={crop}
            share={share}
            onUse={(picture) => void send(picture)}
            onCancel={close}
            onUnreadable={() => {
              close();
              say(t("form.theme.picture.unreadable"));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { faultOf } from "../../forms/form-error.ts";
import { upload } from "../../forms/upload.ts";
import { useHeld } from "../../forms/useHeld.ts";
import { dataAddress, fileProblem, kindNames, sizeName } from "../../forms/validation/file-problem.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { Root } from "./AvatarEditorStyle.ts";

const Cropper = lazy(async () => ({ default: (await import("../../forms/pictures/Cropper.tsx")).Cropper }));

/** How large the picture is that leaves the page, in pixels: what the server keeps. */
const picture = { width: 512, height: 512 };

const accept = ["image/jpeg", "image/png", "image/webp"];

/**
 * The picture of an account: chosen, cut to a square, uploaded, and only then the account's. What fails can be tried
 * again with the same cut.
 */
export function AvatarEditor(props: BlockProps<"avatarEditor">): ReactNode {
  const { heading, photo, name = "", maxBytes = 10 * 1024 * 1024, on, t, blockKey, operations } = props;
  const [source, setSource] = useState<string>();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const held = useHeld();
  const limits = { kinds: kindNames(accept), size: sizeName(maxBytes) };

  async function choose(file: File) {
    setProblem(undefined);
    const wrong = await fileProblem(file, { accept, maxBytes });
    if (wrong) return setProblem(t(`avatarEditor.${wrong}`, limits));
    setSource(await dataAddress(file));
  }

  function close() {
    setSource(undefined);
    setShare(undefined);
    chooser.current?.focus();
  }

  /** Says in the block why the account's picture did not change. */
  async function settle(act: () => Promise<Outcome | undefined>): Promise<boolean> {
    setProblem(undefined);
    try {
      const outcome = await act();
      if (outcome && !outcome.done && outcome.error !== undefined) throw outcome.error;
      return outcome?.done ?? true;
    } catch (error) {
      setProblem(
        faultOf(error, (key) => t(key === "form.theme.notSent" ? "avatarEditor.failed" : (key as TextKey))).message,
      );
      return false;
    }
  }

  async function use(picture: Blob) {
    setShare(0);
    const extension = picture.type === "image/webp" ? "webp" : "png";
    const saved = await settle(async () => {
      const { fileUrl } = await upload(operations, {
        file: picture,
        name: `avatar.${extension}`,
        purpose: "avatar",
        progress: setShare,
      });
      return on.save?.({ photo: fileUrl });
    });
    if (saved) close();
    else setShare(undefined);
  }

  return (
    <Root aria-labelledby={heading ? `${blockKey}-heading` : undefined}>
      {heading && <h2 id={`${blockKey}-heading`}>{heading}</h2>}
      <div className="now">
        {photo ? (
          <img className="photo" src={photo} alt={t("avatarEditor.current")} width={96} height={96} />
        ) : (
          <span className="photo none" aria-hidden="true">
            {[...name][0]}
          </span>
        )}
        <div>
          <div className="do">
            <FilePicker
              {...held}
              ref={chooser}
              accept={accept.join(",")}
              disabled={held.disabled || share !== undefined}
              aria-describedby={`${blockKey}-limits`}
              onFiles={([file]) => void choose(file)}
            >
              {t(photo ? "avatarEditor.change" : "avatarEditor.choose")}
            </FilePicker>
            {photo && on.remove && !source && (
              <button type="button" className="link" {...held} onClick={() => void settle(async () => on.remove?.({}))}>
                {t("avatarEditor.remove")}
              </button>
            )}
          </div>
          <p className="muted" id={`${blockKey}-limits`}>
            {t("avatarEditor.limits", limits)}
          </p>
        </div>
      </div>
      <div role="alert">{problem && <p className="problem">{problem}</p>}</div>
      {source && (
        <Suspense
          fallback={
            <p className="muted" role="status">
              {t("avatarEditor.loading")}
            </p>
          }
        >
          <Cropper
            source={source}
            words={(name) => t(`avatarEditor.${name}` as TextKey)}
            id={blockKey}
            size={picture}
            round
            share={share}
            onUse={(picture) => void use(picture)}
            onCancel={close}
            onUnreadable={() => {
              close();
              setProblem(t("avatarEditor.unreadable"));
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}

import { useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { upload } from "../../forms/upload.ts";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import { dataAddress, fileProblem } from "../../forms/validation/file-problem.ts";
import type { Selfie as SelfieState } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { callFault } from "../shared/call-error.ts";

type Props = BlockProps<"selfie">;

const accept = ["image/jpeg", "image/png", "image/webp"];
const MAX_BYTES = 10 * 1024 * 1024;

/** The viewer's photo for their organisation: from the camera or a file, looked at before it is sent. */
export function Selfie(props: Props): ReactNode {
  const { operations, t } = props;
  const hydrated = useHydrated();
  const [load] = useState(() => () => operations.getSelfie({}));
  const loaded = useLoaded(load, hydrated);
  if (loaded.state === "here") return <Photo {...props} initial={loaded.value} />;
  return loaded.state === "failed" ? (
    <p role="alert">
      {t("selfie.unreached")}{" "}
      <button type="button" className="btn ghost" onClick={loaded.retry}>
        {t("selfie.again")}
      </button>
    </p>
  ) : (
    <p role="status">{t("selfie.loading")}</p>
  );
}

function Photo({ initial, operations, blockKey, t }: Props & { initial: SelfieState }): ReactNode {
  const [selfie, setSelfie] = useState(initial);
  const [taken, setTaken] = useState<{ file: Blob; address: string }>();
  const [isCamera, setCamera] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ message: "", isFault: false });
  const fail = (message: string) => setSaid({ message, isFault: true });
  const look = async (file: Blob) => {
    setCamera(false);
    setSaid({ message: "", isFault: false });
    setTaken({ file, address: await dataAddress(file) });
  };
  const choose = async (file: File) => {
    const wrong = await fileProblem(file, { accept, maxBytes: MAX_BYTES });
    if (wrong) fail(t(`selfie.${wrong}`));
    else await look(file);
  };
  const act = async (call: () => Promise<SelfieState>, done: string) => {
    if (busy) return;
    setBusy(true);
    try {
      setSelfie(await call());
      setTaken(undefined);
      setSaid({ message: done, isFault: false });
    } catch (error) {
      fail(callFault(error, t, "selfie.unreached").message);
    }
    setBusy(false);
  };
  const send = () =>
    taken &&
    act(async () => {
      const { fileNo } = await upload(operations, { file: taken.file, name: "selfie.jpg", purpose: "selfie" });
      return operations.saveSelfie({ fileNo });
    }, t("selfie.saved"));
  const shown = taken?.address ?? selfie.fileUrl;
  return (
    <Root>
      <p>{t("selfie.about")}</p>
      {isCamera ? (
        <Camera
          t={t}
          onTake={(file) => void look(file)}
          onCancel={() => setCamera(false)}
          onFail={() => {
            setCamera(false);
            fail(t("selfie.noCamera"));
          }}
        />
      ) : (
        shown && <img src={shown} alt={t(taken ? "selfie.taken" : "selfie.current")} />
      )}
      {selfie.gmtCreate && !taken && !isCamera && (
        <p className="muted">{t("selfie.since", { day: selfie.gmtCreate.slice(0, 10) })}</p>
      )}
      <p role="status" className={said.isFault ? "fault" : undefined}>
        {said.message}
      </p>
      {!isCamera && (
        <p className="do">
          {taken ? (
            <>
              <button type="button" className="btn" aria-disabled={busy} onClick={() => void send()}>
                {t("selfie.use")}
              </button>
              <button type="button" className="btn ghost" onClick={() => setTaken(undefined)}>
                {t("selfie.discard")}
              </button>
            </>
          ) : (
            <>
              <button type="button" className="btn" onClick={() => setCamera(true)}>
                {t("selfie.camera")}
              </button>
              <FilePicker accept={accept.join(",")} onFiles={([file]) => void choose(file)}>
                {t("selfie.file")}
              </FilePicker>
              {selfie.fileUrl && (
                <button
                  type="button"
                  className="link"
                  onClick={() => void act(() => operations.removeSelfie({}), t("selfie.removed"))}
                >
                  {t("selfie.remove")}
                </button>
              )}
            </>
          )}
        </p>
      )}
      <p className="muted">{t("selfie.private")}</p>
    </Root>
  );
}

interface CameraProps {
  t: Props["t"];
  onTake: (file: Blob) => void;
  onCancel: () => void;
  onFail: () => void;
}

/** The camera's picture, until one is taken; it is turned off whatever comes of it. */
function Camera({ t, onTake, onCancel, onFail }: CameraProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const failed = useRef(onFail);
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "user" }, audio: false });
      if (isGone || !video.current) return stream.getTracks().forEach((track) => track.stop());
      video.current.srcObject = stream;
      await video.current.play();
      setReady(true);
    };
    open().catch(() => !isGone && failed.current());
    return () => {
      isGone = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  const take = () => {
    const { current } = video;
    if (!current || !isReady) return;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [current.videoWidth, current.videoHeight];
    canvas.getContext("2d")?.drawImage(current, 0, 0);
    canvas.toBlob((blob) => (blob ? onTake(blob) : onFail()), "image/jpeg", 0.9);
  };
  return (
    <>
      <video ref={video} muted playsInline aria-label={t("selfie.camera.picture")} />
      <p className="do">
        <button type="button" className="btn" aria-disabled={!isReady} onClick={take}>
          {t("selfie.take")}
        </button>
        <button type="button" className="btn ghost" onClick={onCancel}>
          {t("selfie.cancel")}
        </button>
      </p>
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  max-width: 640px;
  img,
  video {
    width: min(100%, 360px);
    max-height: 480px;
    object-fit: contain;
    background: var(--color-surface-alt);
    border: 1px solid var(--color-border);
  }
  .do {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .muted {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .fault {
    color: var(--color-danger);
  }
  [role="status"]:empty {
    display: none;
  }
  label:focus-within {
    outline: 2px solid var(--color-focus, currentColor);
    outline-offset: 2px;
  }
`;

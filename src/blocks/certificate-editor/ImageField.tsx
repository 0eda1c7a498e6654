import { useState, type ReactNode } from "react";
import type { AddCertificatePictureReply } from "../../generated/types.ts";
import { upload, type UploadGrant } from "../../forms/upload.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import { Content } from "../../ui/content.tsx";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { BlockProps, Translate } from "../block.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { callFault } from "../shared/call-error.ts";

export type PictureOperations = Pick<
  BlockProps<"certificateEditor">["operations"],
  "addCertificatePicture" | "listMediaAssets"
> &
  UploadGrant<"document">;

interface PictureFieldProps {
  label: string;
  className: string;
  operations: PictureOperations;
  locale: string;
  isFull?: boolean;
  onChoose: (picture: AddCertificatePictureReply) => void;
  t: Translate;
}

const PAGE = 20;
const isPicture = (fileName: string) => /\.(jpe?g|png|webp)$/i.test(fileName);

/** A button that opens the pictures of the media library; what is chosen is copied for certificates. */
export function PictureField(props: PictureFieldProps): ReactNode {
  const { label, className, isFull = false, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} disabled={isFull} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <PictureDialog
          {...props}
          onChoose={(picture) => {
            setOpen(false);
            onChoose(picture);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function PictureDialog({ operations, onChoose, onClose, t }: PictureFieldProps & { onClose: () => void }): ReactNode {
  const [pageCurrent, setPage] = useState(1);
  const [said, setSaid] = useState<{ message: string; isFault: boolean }>();
  const isBusy = said !== undefined && !said.isFault;
  const choose = async (find: () => Promise<string | undefined>) => {
    try {
      const mediaNo = await find();
      if (mediaNo === undefined) return setSaid({ message: t("certificateEditor.notPicture"), isFault: true });
      setSaid({ message: t("certificateEditor.copying"), isFault: false });
      onChoose(await operations.addCertificatePicture({ mediaNo }));
    } catch (error) {
      setSaid({ message: callFault(error, t, "certificateEditor.notReached").message, isFault: true });
    }
  };
  const send = async (file: File) => {
    if (!isPicture(file.name)) return undefined;
    setSaid({ message: t("certificateEditor.uploading"), isFault: false });
    return (await upload(operations, { file, name: file.name, purpose: "document" })).mediaNo;
  };
  return (
    <ModalDialog className="pick" aria-labelledby="picture-pick" onClose={onClose}>
      <header className="do">
        <h2 id="picture-pick">{t("certificateEditor.pick")}</h2>
        <button type="button" className="btn ghost" onClick={onClose}>
          {t("certificateEditor.close")}
        </button>
      </header>
      <p className="hint">{t("certificateEditor.pickAbout")}</p>
      <p>
        <FilePicker
          accept=".jpg,.jpeg,.png,.webp"
          disabled={isBusy}
          onFiles={([file]) => void choose(() => send(file))}
        >
          {t("certificateEditor.upload")}
        </FilePicker>
      </p>
      {said && <p role={said.isFault ? "alert" : "status"}>{said.message}</p>}
      <Pictures
        key={pageCurrent}
        pageCurrent={pageCurrent}
        setPage={setPage}
        isBusy={isBusy}
        list={operations.listMediaAssets}
        onChoose={(mediaNo) => void choose(() => Promise.resolve(mediaNo))}
        t={t}
      />
    </ModalDialog>
  );
}

interface PicturesProps {
  pageCurrent: number;
  setPage: (page: number) => void;
  isBusy: boolean;
  list: PictureOperations["listMediaAssets"];
  onChoose: (mediaNo: string) => void;
  t: Translate;
}

/** One page of the documents of the library, of which pictures can be chosen. */
function Pictures({ pageCurrent, setPage, isBusy, list, onChoose, t }: PicturesProps): ReactNode {
  const found = useLoaded(() => list({ kind: "document", pageCurrent, pageSize: PAGE }), true);
  if (found.state === "failed")
    return (
      <p role="alert">
        {t("certificateEditor.notListed")}{" "}
        <button type="button" className="btn ghost" onClick={found.retry}>
          {t("certificateEditor.again")}
        </button>
      </p>
    );
  if (found.state === "waiting") return <p role="status">{t("certificateEditor.loading")}</p>;
  const { totalPage } = found.value;
  const pictures = found.value.list.filter(({ fileName, state }) => isPicture(fileName) && state !== "failed");
  return (
    <>
      {pictures.length === 0 && totalPage <= 1 && <p className="hint">{t("certificateEditor.noPictures")}</p>}
      <ul>
        {pictures.map(({ mediaNo, fileName }) => (
          <li key={mediaNo}>
            <button type="button" className="link" disabled={isBusy} onClick={() => onChoose(mediaNo)}>
              <Content>{fileName}</Content>
            </button>
          </li>
        ))}
      </ul>
      {totalPage > 1 && (
        <p className="do">
          <button
            type="button"
            className="btn ghost"
            disabled={pageCurrent <= 1}
            onClick={() => setPage(pageCurrent - 1)}
          >
            {t("certificateEditor.previous")}
          </button>
          <button
            type="button"
            className="btn ghost"
            disabled={pageCurrent >= totalPage}
            onClick={() => setPage(pageCurrent + 1)}
          >
            {t("certificateEditor.next")}
          </button>
        </p>
      )}
    </>
  );
}

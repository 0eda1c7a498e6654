import { useContext, useSyncExternalStore } from "react";
import { upload, type UploadGrant } from "../../../forms/upload.ts";
import type { MediaKind } from "../../../generated/types.ts";
import type { Translate } from "../../block.ts";
import { callFaultText } from "../../shared/call-error.ts";
import { endings, mediaKindOf } from "../../shared/media-kinds.ts";
import { UploadsContext } from "./uploads.ts";

interface UploadParts {
  /** The lesson that the file is for. */
  key: string;
  kind: MediaKind;
  operations: UploadGrant<MediaKind>;
  t: Translate;
  onDone: (mediaNo: string) => void;
}

/** The upload of a lesson's file. It goes on while another lesson is looked at. */
export function useUpload({ key, kind, operations, t, onDone }: UploadParts) {
  const uploads = useContext(UploadsContext);
  const now = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.of(key),
    () => undefined,
  );
  return {
    file: now?.problem === undefined ? now?.file : undefined,
    share: now?.share ?? 0,
    problem: now?.problem,
    cancel: () => uploads.cancel(key),
    send: (file: File) =>
      uploads.send(key, file, async (progress, signal) => {
        if (mediaKindOf(file.name, kind) === undefined)
          return t("courseEditor.media.otherKind", { kinds: endings[kind].join(" / ").toUpperCase() });
        try {
          const { mediaNo } = await upload(operations, { file, name: file.name, purpose: kind, progress, signal });
          if (mediaNo !== undefined && !signal.aborted) onDone(mediaNo);
          return undefined;
        } catch (error) {
          return callFaultText(error, t, "courseEditor.media.notSent");
        }
      }),
  };
}

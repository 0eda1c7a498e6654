import { useContext, useSyncExternalStore } from "react";
import type { TextKey } from "../../../generated/built/locale-keys.ts";
import { faultOf } from "../../../forms/form-error.ts";
import type { MediaAsset } from "../../../generated/types.ts";
import type { BlockProps, Translate } from "../../block.ts";
import { endings, mediaKindOf } from "../../shared/media-kinds.ts";
import { UploadsContext } from "./uploads.ts";

interface UploadParts {
  /** The lesson that the file is for. */
  key: string;
  kind: MediaAsset["kind"];
  operations: Pick<BlockProps<"courseEditor">["operations"], "getUpload" | "uploadFile">;
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
          const { fileNo, sign } = await operations.getUpload({
            purpose: kind,
            fileName: file.name.slice(-255),
            fileSize: file.size,
          });
          const { mediaNo } = await operations.uploadFile({ fileNo, sign, file }, { progress, signal });
          if (mediaNo !== undefined && !signal.aborted) onDone(mediaNo);
          return undefined;
        } catch (error) {
          const { message, fields } = faultOf(error, (name) =>
            t(name === "form.theme.notSent" ? "courseEditor.media.notSent" : (name as TextKey)),
          );
          return fields[0]?.message ?? message;
        }
      }),
  };
}

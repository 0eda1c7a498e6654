import { useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { uploadImage } from "../shared/upload-image.ts";

interface CoverProps extends Pick<BlockProps<"postEditor">, "operations" | "t"> {
  id: string;
  cover: string;
  change: (cover: string) => void;
}

/** The picture of a blog in lists and above its text. */
export function Cover({ id, cover, change, operations, t }: CoverProps): ReactNode {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState("");
  const choose = async (picture: File) => {
    setProblem("");
    setShare(0);
    try {
      change(await uploadImage(picture, { operations, purpose: "post", t, texts: "postEditor", progress: setShare }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setShare(undefined);
  };
  return (
    <div className="field">
      <p id={`${id}-label`}>{t("postEditor.cover")}</p>
      {cover && <img className="cover-shown" src={cover} alt="" width={320} height={180} />}
      <FilePicker
        id={id}
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}-label`}
        onFiles={([picture]) => void choose(picture)}
      >
        {t(cover ? "postEditor.cover.another" : "postEditor.cover.choose")}
      </FilePicker>
      {share !== undefined && <progress value={share} max={1} aria-label={t("postEditor.rich.sending")} />}
      <div role="alert">{problem && <p className="problem">{problem}</p>}</div>
      {cover && (
        <p>
          <button type="button" className="link" onClick={() => change("")}>
            {t("postEditor.cover.remove")}
          </button>
        </p>
      )}
    </div>
  );
}

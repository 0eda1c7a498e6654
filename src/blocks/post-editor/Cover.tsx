import { useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
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
  const choose = async (picture: File | undefined) => {
    if (!picture) return;
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
      <label htmlFor={id}>{t("postEditor.cover")}</label>
      {cover && <img className="cover-shown" src={cover} alt="" width={320} height={180} />}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = "";
        }}
      />
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

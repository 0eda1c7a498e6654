import { useId, useState, type ReactNode } from "react";
import { upload, type UploadCalls } from "../../forms/upload.ts";
import { fileProblem, kindNames, sizeName } from "../../forms/validation/file-problem.ts";
import type { Translate } from "../block.ts";
import { callFaultText } from "./call-error.ts";

const accept = ["image/jpeg", "image/png", "image/webp"];
const maxBytes = 10 * 1024 * 1024;

interface CoverProps {
  cover: string;
  change: (cover: string) => void;
  operations: UploadCalls;
  t: Translate;
}

/**
 * The picture of something in lists and on its page. It is kept when the form around is saved. A block that places it says
 * `"textsOf": ["gradeDesk", "gradeView"]`.
 */
export function CoverField({ cover, change, operations, t }: CoverProps): ReactNode {
  const id = useId();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState("");
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem("");
    const wrong = await fileProblem(file, { accept, maxBytes });
    if (wrong) {
      setProblem(t(`gradeDesk.cover.${wrong}`, { kinds: kindNames(accept), size: sizeName(maxBytes) }));
      return;
    }
    setShare(0);
    try {
      const name = file.name || "cover.png";
      change((await upload(operations, { file, name, purpose: "cover", progress: setShare })).fileUrl);
    } catch (error) {
      setProblem(callFaultText(error, t, "gradeView.unreached"));
    }
    setShare(undefined);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t("gradeDesk.cover")}</label>
      {cover && <img className="cover" src={cover} alt="" width={320} height={180} />}
      <input
        id={id}
        type="file"
        accept={accept.join(",")}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = "";
        }}
      />
      {share !== undefined && <progress value={share} max={1} aria-label={t("gradeDesk.cover.sending")} />}
      <p role="alert" className="fault">
        {problem}
      </p>
      {cover && (
        <p>
          <button type="button" className="link" onClick={() => change("")}>
            {t("gradeDesk.cover.remove")}
          </button>
        </p>
      )}
    </div>
  );
}

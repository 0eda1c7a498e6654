import { useState } from "react";
import type { PropPath } from "../../site/preview/preview-messages.ts";
import type { LayerPath } from "../../site/document/layer-path.ts";
import { sendImage } from "../pickers/send-image.ts";
import { useStudio } from "../StudioContext.ts";
import type { Place } from "../types.ts";
import type { ImageTarget } from "./image-target.ts";
import { changeAt } from "./write.ts";

/** A picture on its way from the page to the draft. */
export interface ImageDrop {
  /** What is sent, and the share that has been, from 0 to 1. */
  sending: { name: string; share: number } | undefined;
  problem: string | undefined;
  closeProblem: () => void;
  take(block: string, dropped: { file: File; paths: readonly PropPath[] }): Promise<void>;
}

interface DropParts {
  place: Place;
  nameOf: (block: string, target: ImageTarget) => string;
  /** Told of the property that has the picture. */
  onSet: (path: LayerPath) => void;
}

/** Uploads a picture that was dropped on a block, and sets it: as its field does, with the same errors. */
export function useImageDrop({ place, nameOf, onSet }: DropParts): ImageDrop {
  const { t, store, start } = useStudio();
  const [sending, setSending] = useState<ImageDrop["sending"]>();
  const [problem, setProblem] = useState<string>();
  return {
    sending,
    problem,
    closeProblem: () => setProblem(undefined),
    async take(block, { file, paths }) {
      if (sending) return setProblem(t("studio.inline.sendingOther"));
      setProblem(undefined);
      const find = await finder(start.locale).catch(() => undefined);
      if (!find) return setProblem(t("studio.panel.failed"));
      const question = () => ({ draft: store.get().draft, place, block, paths });
      const target = find(question());
      if (!target) return setProblem(t("studio.inline.noPicture"));
      const name = nameOf(block, target);
      setSending({ name, share: 0 });
      const sent = await sendImage(file, {
        t,
        siteOrgNo: store.get().draft.siteOrgNo,
        progress: (share) => setSending({ name, share }),
      });
      setSending(undefined);
      if ("problem" in sent) return setProblem(sent.problem);
      // The block may have gone, or moved in its list, while the picture was sent.
      const now = find(question());
      if (!now) return setProblem(t("studio.inline.noPicture"));
      store.edit(changeAt(store.get().draft, { ...now, value: sent.address }), "studio.edit.picture", {
        values: { name },
      });
      onSet([...now.root, ...now.within]);
    },
  };
}

/** The schemas of all blocks come with the first picture, or with the first panel. */
async function finder(locale: string) {
  const [{ imageTarget }, { loadLanguage }] = await Promise.all([
    import("./image-target.ts"),
    import("../language/load.ts"),
  ]);
  const language = await loadLanguage(locale);
  return (question: Omit<Parameters<typeof imageTarget>[0], "language">) => imageTarget({ ...question, language });
}

import { useEffect, useReducer, useRef, useState } from "react";
import { listSiteImages, removeSiteImage, restoreSiteImage } from "../../generated/client.ts";
import type { ListSiteImagesReply, SiteImage } from "../../generated/types.ts";
import { cutText } from "../../shared/cut-text.ts";
import { messageOf } from "../calls/outcome.ts";
import { addImage } from "../pickers/send-image.ts";
import type { Translate, Workbench } from "../types.ts";

/** A file on its way into the library, or why it did not come in. */
export interface Sending {
  id: number;
  name: string;
  /** From 0 to 1. */
  share: number;
  problem?: string;
}

/** The library of the site's pictures as it is looked through. */
export interface Library {
  /** A page of it; undefined until the first one came. */
  page: ListSiteImagesReply | undefined;
  isLoading: boolean;
  problem: string | undefined;
  keyword: string;
  search: (keyword: string) => void;
  go: (pageCurrent: number) => void;
  again: () => void;
  sending: readonly Sending[];
  /** Uploads files one after the other; gives the pictures that came in. */
  add: (files: readonly File[]) => Promise<SiteImage[]>;
  close: (id: number) => void;
  /** Shows a picture as it is now. */
  put: (image: SiteImage) => void;
  remove: (image: SiteImage) => Promise<void>;
  /** What was removed last, until something else is done. */
  removed: SiteImage | undefined;
  undo: () => Promise<void>;
}

export const PAGE_SIZE = 24;
const SEARCH_MS = 250;

type SendingStep = { put: Sending } | { close: number };

export function useLibrary({ draft: { siteOrgNo }, t }: Pick<Workbench, "draft" | "t">): Library {
  const [keyword, setKeyword] = useState("");
  const [asked, setAsked] = useState({ keyword: "", pageCurrent: 1, turn: 0 });
  const { page, setPage, problem, setProblem, isLoading } = usePage({ siteOrgNo, asked, t });
  const [removed, setRemoved] = useState<SiteImage>();
  const [sending, tell] = useReducer(stepSending, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const next = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = (pageCurrent = asked.pageCurrent) =>
    setAsked(({ keyword: words, turn }) => ({ keyword: words, pageCurrent, turn: turn + 1 }));
  /** Does something that may be refused, and says why it was. */
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error, t));
    }
  };

  return {
    page,
    isLoading,
    problem,
    keyword,
    search(words) {
      setKeyword(words);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => setAsked(({ turn }) => ({ keyword: cutText(words.trim(), 100), pageCurrent: 1, turn })),
        SEARCH_MS,
      );
    },
    go: again,
    again: () => again(),
    sending,
    async add(files) {
      const came: SiteImage[] = [];
      const waiting = files.map((file) => ({ file, id: (next.current += 1) }));
      for (const { file, id } of waiting) tell({ put: { id, name: file.name, share: 0 } });
      for (const { file, id } of waiting) {
        const sent = await addImage(file, {
          t,
          siteOrgNo,
          progress: (share) => tell({ put: { id, name: file.name, share } }),
        });
        if ("problem" in sent) tell({ put: { id, name: file.name, share: 0, problem: sent.problem } });
        else {
          tell({ close: id });
          came.push(sent.image);
        }
      }
      if (came.length > 0) {
        setKeyword("");
        setAsked(({ turn }) => ({ keyword: "", pageCurrent: 1, turn: turn + 1 }));
      }
      return came;
    },
    close: (id) => tell({ close: id }),
    put: (image) =>
      setPage((now) => now && { ...now, list: now.list.map((one) => (one.imageId === image.imageId ? image : one)) }),
    remove: (image) =>
      attempt(async () => {
        await removeSiteImage({ siteOrgNo, imageId: image.imageId });
        setRemoved(image);
        // The last one of a page that is not the first leaves the page before it.
        again(page?.list.length === 1 ? Math.max(1, asked.pageCurrent - 1) : asked.pageCurrent);
      }),
    removed,
    undo: () =>
      attempt(async () => {
        if (removed) await restoreSiteImage({ siteOrgNo, imageId: removed.imageId });
        setRemoved(undefined);
        again();
      }),
  };
}

interface Asked {
  keyword: string;
  pageCurrent: number;
  /** Another number asks for the same once more. */
  turn: number;
}

/** The page that is asked for; the one before stays until it is there. */
function usePage({ siteOrgNo, asked, t }: { siteOrgNo: string; asked: Asked; t: Translate }) {
  const [page, setPage] = useState<ListSiteImagesReply>();
  const [problem, setProblem] = useState<string>();
  const [answered, setAnswered] = useState<Asked>();
  useEffect(() => {
    let isHere = true;
    listSiteImages({ siteOrgNo, keyword: asked.keyword, pageCurrent: asked.pageCurrent, pageSize: PAGE_SIZE })
      .then((found) => isHere && (setPage(found), setProblem(undefined)))
      .catch((error: unknown) => isHere && setProblem(messageOf(error, t)))
      .finally(() => isHere && setAnswered(asked));
    return () => void (isHere = false);
  }, [siteOrgNo, asked, t]);
  return { page, setPage, problem, setProblem, isLoading: answered !== asked };
}

function stepSending(now: readonly Sending[], step: SendingStep): readonly Sending[] {
  if ("close" in step) return now.filter(({ id }) => id !== step.close);
  const isThere = now.some(({ id }) => id === step.put.id);
  return isThere ? now.map((one) => (one.id === step.put.id ? step.put : one)) : [...now, step.put];
}

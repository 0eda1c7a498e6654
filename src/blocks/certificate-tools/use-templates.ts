import { useEffect, useState } from "react";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import type { CertificateTemplate } from "../../generated/types.ts";
import { allPages } from "../../shared/all-pages.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { Translate } from "../block.ts";
import { callFault } from "../shared/call-error.ts";

interface Source {
  /** The call that lists them. */
  list: Parameters<typeof allPages<CertificateTemplate>>[0];
  /** What is said where the server was not reached. */
  unreached: TextKey;
  t: Translate;
}

/** The certificate templates of whoever issues, and what came of the last thing that was done. */
export function useTemplates({ list, unreached, t }: Source) {
  const [templates, setTemplates] = useState<CertificateTemplate[]>();
  const [message, setMessage] = useState("");
  const fail = (error: unknown) => setMessage(callFault(error, t, unreached).message);
  const act = useHandler(async (work: () => Promise<string>) => {
    setMessage("");
    try {
      setMessage(await work());
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  });
  const reload = useHandler(() =>
    act(async () => {
      setTemplates((await allPages(list)).list);
      return "";
    }),
  );
  useEffect(() => void reload(), [reload]);
  return { templates, message, act, fail, reload };
}

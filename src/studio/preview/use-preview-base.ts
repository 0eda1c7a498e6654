import { useEffect, useState } from "react";
import { useStudio } from "../StudioContext.ts";
import { messageOf } from "../calls/outcome.ts";

/** How long the studio's own preview holds, in hours; it asks for another before that is over. */
const hours = 12;

/** The address that previews of the draft begin with. */
export function usePreviewBase(): { base: string | undefined; failed: string | undefined; again: () => void } {
  const { calls, t } = useStudio();
  const [base, setBase] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    calls.createPreview(hours).then(
      ({ url }) => {
        if (gone) return;
        setBase(new URL(url, location.href).pathname);
        setFailed(undefined);
      },
      (error: unknown) => !gone && setFailed(messageOf(error, t)),
    );
    const later = setTimeout(() => setTries((before) => before + 1), (hours - 1) * 3_600_000);
    return () => {
      gone = true;
      clearTimeout(later);
    };
  }, [calls, t, tries]);
  const again = () => {
    setFailed(undefined);
    setTries(tries + 1);
  };
  return { base, failed, again };
}

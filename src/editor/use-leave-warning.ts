import { useEffect } from "react";
import { useHandler } from "../ui/use-handler.ts";

/** Lets the browser ask before the page is left, while something would be lost by it. */
export function useLeaveWarning(isUnsaved: () => boolean): void {
  const isAsked = useHandler(isUnsaved);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isAsked() && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAsked]);
}

import { useCallback } from "react";
import { mayCall } from "../../site/permissions/permissions.ts";
import { usePanel } from "../panel/context.ts";

/** Which operations an organisation's site may call at the event that is edited. */
export function useCallable(): (operation: string) => boolean {
  const { language, event } = usePanel();
  const { type = "", event: name = "" } = event ?? {};
  return useCallback(
    (operation: string) => mayCall(language, { owner: "organisation", type, event: name }, operation),
    [language, type, name],
  );
}

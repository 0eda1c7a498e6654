import { token } from "../../browser/session.ts";
import { createTransport } from "../../browser/transport.ts";
import { setTransport } from "../../generated/client.ts";

/** Lets the generated calls of the studio go out. Who is meant to read of a failure is told by the caller. */
export function startTransport({ locale, offlineText }: { locale: string; offlineText: string }): void {
  setTransport(
    createTransport({
      token,
      locale: () => locale,
      // The site is named in each call; the tenancy is that of who makes it.
      orgNo: () => "",
      offlineText: () => offlineText,
      showError: () => {},
      onSessionCode: () => {},
      onReply: () => {},
    }),
  );
}

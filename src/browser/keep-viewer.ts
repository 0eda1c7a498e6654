import type { PagePayload } from "../site/document/page.ts";
import { keepUserInfo, userInfoKey } from "./user-info.ts";
import type { Envelope } from "./transport.ts";

/**
 * Brings what is kept of the person up to what the page says. A page knows less of them than is kept, and things of its
 * own besides, so those stay as they are; where nothing of this person is kept, all of it is asked for.
 */
export async function keepViewer(
  { signedIn: _, mustComplete: __, ...viewer }: PagePayload["viewer"],
  userView: () => Promise<Envelope>,
): Promise<void> {
  const kept = keptUserInfo();
  if (kept?.["id"] === viewer.id) return keepUserInfo({ ...kept, ...viewer });
  const { code, data } = await userView();
  if (code === 200) keepUserInfo(data as object);
}

/** What is kept of the person; undefined where it is nothing that can be read. */
function keptUserInfo(): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(userInfoKey) ?? "");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

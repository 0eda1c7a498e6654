import { formOf } from "../shared/file-form.ts";
import type { Envelope } from "./transport.ts";

interface Sending {
  url: string;
  headers: Record<string, string>;
  /** The fields of the form, one of them a file. */
  input: Record<string, unknown>;
  signal: AbortSignal;
  /** Told of the share that has been sent, 0 to 1. */
  progress?: ((share: number) => void) | undefined;
}

/**
 * Sends a form with a file. By XMLHttpRequest, because `fetch` does not tell how far it is. Rejects when no answer
 * came.
 */
export function sendForm({ url, headers, input, signal, progress }: Sending): Promise<Envelope> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => total > 0 && progress?.(loaded / total);
    const abort = () => request.abort();
    signal.addEventListener("abort", abort);
    request.onloadend = () => {
      signal.removeEventListener("abort", abort);
      const reply = request.response as Envelope | null;
      if (reply) resolve(reply);
      else reject(signal.aborted ? signal.reason : new TypeError("no answer came"));
    };
    request.send(formOf(input));
  });
}

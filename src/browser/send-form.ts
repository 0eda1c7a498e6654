import type { Envelope } from "./transport.ts";

interface Sending {
  url: string;
  headers: Record<string, string>;
  form: FormData;
  signal: AbortSignal;
  /** Told of the share that has been sent, 0 to 1. */
  progress?: ((share: number) => void) | undefined;
}

/**
 * Sends a form with a file. By XMLHttpRequest, because `fetch` does not tell how far it is. Rejects when no answer
 * came.
 */
export function sendForm({ url, headers, form, signal, progress }: Sending): Promise<Envelope> {
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
    request.send(form);
  });
}

/** The parts of a form: texts first, because the server reads them before it takes the file. */
export function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  const parts = Object.entries(input).filter(([, value]) => value !== undefined);
  for (const [name, value] of parts) if (!(value instanceof Blob)) form.append(name, String(value));
  for (const [name, value] of parts) if (value instanceof Blob) form.append(name, value);
  return form;
}

import { Upload, type HttpResponse } from "tus-js-client";
import type { Envelope, TransportHost, TransportOptions } from "./transport.ts";

interface Sending {
  /** From the permit. */
  fileNo: string;
  sign: string;
  file: Blob;
  /** What is told with each request, as it is then: a session may have begun anew meanwhile. */
  headers: () => Record<string, string>;
  /**
   * Aborted with the reason `discard`, what was sent is thrown away; otherwise the same file goes on from there within
   * a day.
   */
  signal?: AbortSignal | undefined;
  /** Told of the share that has been sent, 0 to 1. */
  progress?: ((share: number) => void) | undefined;
}

const ADDRESS = "/apis/tus";
/** Bytes: what has to be sent again at most when a proxy forgets what it had. */
const PART = 8 * 1024 * 1024;
/** ms between tries; a connection that is gone longer is for the person to take up again. */
const PAUSES = [0, 1000, 3000, 5000, 10_000, 20_000];
/** ms: the server keeps what was sent for a day. */
const KEPT_MS = 86_400_000;

/**
 * Answers an upload as any other call: where nothing came back, with code 0. A video may take hours, and its session may
 * begin anew meanwhile.
 */
export async function sendLarge(
  input: Record<string, unknown>,
  host: TransportHost,
  { signal, progress }: TransportOptions,
): Promise<Envelope> {
  const { fileNo, sign, file } = input as { fileNo: string; sign: string; file: Blob };
  const headers = () => ({ lang: host.locale(), token: host.token() ?? "" });
  try {
    return await sendParts({ fileNo, sign, file, headers, signal, progress });
  } catch (error) {
    console.error("uploadFile", error);
    return { code: 0, msg: host.offlineText(), data: null };
  }
}

/**
 * Sends a file in parts by the protocol tus. Goes on where an earlier try with the same file ended, also before the
 * page was loaded anew. Rejects when no answer came.
 */
async function sendParts({ fileNo, sign, file, headers, signal, progress }: Sending): Promise<Envelope> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const upload = new Upload(file as File, {
      endpoint: location.origin + ADDRESS,
      metadata: { fileNo, sign },
      chunkSize: PART,
      retryDelays: PAUSES,
      storeFingerprintForResuming: file instanceof File,
      removeFingerprintOnSuccess: true,
      onBeforeRequest(request) {
        for (const [name, value] of Object.entries(headers())) request.setHeader(name, value);
      },
      // Without a network too: it may come back between two tries.
      onShouldRetry: ({ originalResponse }) => mayPass(originalResponse?.getStatus() ?? 0),
      // What has begun goes on or fails; the permit is not good for a second beginning.
      onUploadUrlAvailable: () => void (upload.options.endpoint = null),
      onProgress: (sent, total) => progress?.(total > 0 ? sent / total : 0),
      onSuccess: ({ lastResponse }) =>
        void outcomeOf(upload, { answer: lastResponse, headers, signal }).then(resolve, reject),
      onError(error) {
        const answer = "originalResponse" in error ? readEnvelope(error.originalResponse) : undefined;
        if (answer) resolve(answer);
        else reject(error);
      },
    });
    signal?.addEventListener(
      "abort",
      () =>
        void upload
          .abort(signal.reason === "discard")
          .catch(() => undefined)
          .finally(() => reject(signal.reason)),
      { once: true },
    );
    void begin(upload, file).catch(reject);
  });
}

async function begin(upload: Upload, file: Blob): Promise<void> {
  if (file instanceof File) {
    const before = (await upload.findPreviousUploads()).filter(
      ({ creationTime }) => Date.now() - Date.parse(creationTime) < KEPT_MS,
    );
    const last = before.at(-1);
    if (last) upload.resumeFromPreviousUpload(last);
  }
  upload.start();
}

/** No room on the server: nothing that seconds change. */
const NO_ROOM = 507;

/** What the server refuses it refuses again; what is only locked, in conflict or out of order may pass. */
function mayPass(status: number): boolean {
  return status < 400 || (status >= 500 && status !== NO_ROOM) || status === 409 || status === 423;
}

/** The answer of the last part; where that was lost, the server is asked what became of the file. */
async function outcomeOf(
  upload: Upload,
  { answer, headers, signal }: { answer: HttpResponse } & Pick<Sending, "headers" | "signal">,
): Promise<Envelope> {
  const envelope = readEnvelope(answer);
  if (envelope || upload.url === null) return envelope ?? Promise.reject(new TypeError("no answer came"));
  const reply = await fetch(upload.url, { headers: headers(), ...(signal ? { signal } : {}) });
  return (await reply.json()) as Envelope;
}

function readEnvelope(answer: HttpResponse | null): Envelope | undefined {
  try {
    const read: unknown = JSON.parse(answer?.getBody() ?? "");
    return typeof read === "object" && read !== null && "code" in read ? (read as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

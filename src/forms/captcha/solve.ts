import type { Challenge, Solution } from "altcha-lib/types";

/**
 * Solves an ALTCHA challenge: searching for a number, in a worker, so that the page stays smooth. Gives the payload
 * that the server checks. Rejects when no number is found in time or the browser runs no worker.
 */
export async function solveCaptcha(captcha: unknown): Promise<string> {
  // Made by our own server; what is wrong with it the worker says.
  const challenge = captcha as Challenge;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
        data ? resolve(data) : reject(new Error("the captcha was not solved"));
      worker.onerror = (event) => reject(new Error(event.message || "the captcha's worker did not start"));
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}

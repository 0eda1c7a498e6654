import { solveChallenge } from "altcha-lib";
import { deriveKey as stretched } from "altcha-lib/algorithms/web/pbkdf2";
import { deriveKey as hashed } from "altcha-lib/algorithms/web/sha";
import type { Challenge } from "altcha-lib/types";

/** In the worker: a challenge in, its solution out, or null when none was found. */
addEventListener("message", ({ data }: MessageEvent<Challenge>) => void solve(data));

async function solve(data: Challenge): Promise<void> {
  const deriveKey = data.parameters.algorithm.startsWith("PBKDF2") ? stretched : hashed;
  postMessage(await solveChallenge({ challenge: data, deriveKey }).catch(() => null));
}

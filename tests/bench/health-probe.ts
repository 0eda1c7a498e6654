import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

// A thread of its own, so that what the bench sends and reads does not stand in what it measures.
const { url } = workerData as { url: string };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** ms between two questions. */
const INTERVAL_MS = 4;
let samples: number[] = [];
let ended = false;

parentPort?.on("message", (message: "take" | "end") => {
  if (message === "end") ended = true;
  else parentPort?.postMessage(samples);
  samples = [];
});

while (!ended) {
  const started = performance.now();
  const isAnswered = await once();
  const took = performance.now() - started;
  // Others would have asked meanwhile, and waited for the rest of it: one that waits long stands for all of them.
  for (let late = took; late > 0; late -= INTERVAL_MS) samples.push(isAnswered ? late : Number.POSITIVE_INFINITY);
  await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
}
agent.destroy();
parentPort?.close();

/** Whether it is answered as it should be: what fails fast is not fast. */
function once(): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${url}/healthz`, { agent }, (reply) =>
      reply.resume().once("end", () => resolve(reply.statusCode === 200)),
    ).once("error", () => resolve(false));
  });
}

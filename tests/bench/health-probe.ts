import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

// A thread of its own, so that what the bench sends and reads does not stand in what it measures.
const { url } = workerData as { url: string };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let samples: number[] = [];
let ended = false;

parentPort?.on("message", (message: "take" | "end") => {
  if (message === "end") ended = true;
  else parentPort?.postMessage(samples);
  samples = [];
});

while (!ended) {
  const started = performance.now();
  await once();
  samples.push(performance.now() - started);
  await new Promise((resolve) => setTimeout(resolve, 4));
}
agent.destroy();
parentPort?.close();

function once(): Promise<void> {
  return new Promise((resolve) => {
    get(`${url}/healthz`, { agent }, (reply) => reply.resume().once("end", () => resolve())).once("error", () => resolve());
  });
}

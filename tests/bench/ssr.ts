import { requestsPerSecond } from "./load.ts";
import { COURSE } from "./ssr/course.ts";
import { serveScript } from "./serve.ts";
import type { BenchRow } from "./table.ts";

/**
 * The home page for somebody signed out: made anew each time, against the same page written by hand with the same data
 * from the same calls; and kept, against bare Fastify sending the same bytes from memory. The page of a course for
 * somebody signed out, kept, and for somebody signed in, made anew each time, both against bare Fastify sending what
 * they sent.
 */
export async function bench(): Promise<BenchRow[]> {
  const served = await serveScript("tests/bench/ssr/server.ts");
  try {
    const { fresh, bare, token } = await portsOf(served.url);
    const headers = { "accept-language": "zh-CN" };
    // One connection: those who ask for the same page at the same time share one making of it, which is not what is
    // measured.
    const [anew = Number.NaN, byHand = Number.NaN] = await requestsPerSecond(
      [
        { name: "made anew", request: { url: `${fresh}/`, headers } },
        { name: "by hand", request: { url: `${bare}/hand`, headers } },
      ],
      { connections: 1 },
    );
    const [kept = Number.NaN, bytes = Number.NaN] = await requestsPerSecond([
      { name: "kept", request: { url: `${served.url}/`, headers } },
      { name: "bare", request: { url: `${bare}/bytes`, headers } },
    ]);
    const signedIn = { ...headers, cookie: `RC_WEB_TOKEN=${token}` };
    const [course = Number.NaN, own = Number.NaN, courseBytes = Number.NaN, ownBytes = Number.NaN] =
      await requestsPerSecond([
        { name: "course, signed out", request: { url: served.url + COURSE, headers } },
        { name: "course, signed in", request: { url: served.url + COURSE, headers: signedIn } },
        { name: "bare, signed out", request: { url: `${bare}/course`, headers } },
        { name: "bare, signed in", request: { url: `${bare}/course-signed-in`, headers: signedIn } },
      ]);
    return [
      { name: "home, by hand", figure: byHand, unit: "requests/s" },
      { name: "home, made anew", figure: anew, unit: "requests/s" },
      { name: "home, made anew against by hand", figure: anew / byHand, unit: "×", goal: { atLeast: 0.8 } },
      { name: "the same bytes from bare Fastify", figure: bytes, unit: "requests/s" },
      { name: "home, kept", figure: kept, unit: "requests/s" },
      { name: "home, kept, against bare Fastify", figure: kept / bytes, unit: "×", goal: { atLeast: 0.8 } },
      { name: "course, signed out", figure: course, unit: "requests/s" },
      {
        name: "course, signed out, against bare Fastify",
        figure: course / courseBytes,
        unit: "×",
        goal: { atLeast: 0.8 },
      },
      { name: "course, signed in", figure: own, unit: "requests/s" },
      { name: "course, signed in, against bare Fastify", figure: own / ownBytes, unit: "×" },
    ];
  } finally {
    await served.stop();
  }
}

interface Ports {
  fresh: string;
  bare: string;
  /** Of a learner's session. */
  token: string;
}

async function portsOf(url: string): Promise<Ports> {
  for (let tries = 0; tries < 300; tries++) {
    const ports = (await (await fetch(`${url}/ports`)).json()) as Ports;
    if (ports.bare) return ports;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the servers to compare with did not start");
}

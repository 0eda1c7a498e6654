import { createClient } from "../api/client.ts";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { requestsPerSecond } from "./load.ts";
import { servePortal, serveScript } from "./serve.ts";
import type { BenchRow } from "./table.ts";

/**
 * `course list`, 20 rows of a tenant with a session, against the same statement in a bare Fastify route. On PostgreSQL.
 */
export async function bench(): Promise<BenchRow[]> {
  const programs = findPostgres();
  if (!programs) {
    console.log("  not measured: no PostgreSQL on this machine");
    return [];
  }
  const postgres = await createPostgres(programs);
  try {
    const databaseUrl = await createDatabase(postgres.socketFolder, { name: "bench" });
    const portal = await servePortal({ DATABASE_URL: databaseUrl, DEMO: "on" });
    const bare = await serveScript("tests/bench/bare-list.ts", { DATABASE_URL: databaseUrl });
    try {
      const token = await createClient(portal.url).signIn("13800000001");
      const body = JSON.stringify({ pageSize: 20 });
      const json = { "content-type": "application/json" };
      const [ours = Number.NaN, theirs = Number.NaN, prepared = Number.NaN] = await requestsPerSecond([
        {
          name: "Lectern",
          request: {
            url: `${portal.url}/apis/course/api/course/list`,
            method: "POST",
            body,
            headers: { ...json, token, orgno: "1001" },
          },
        },
        { name: "bare", request: { url: `${bare.url}/list`, method: "POST", body, headers: json } },
        { name: "bare, prepared", request: { url: `${bare.url}/prepared`, method: "POST", body, headers: json } },
      ]);
      return [
        { name: "course list, Lectern", figure: ours, unit: "requests/s" },
        { name: "the same statement in bare Fastify", figure: theirs, unit: "requests/s" },
        { name: "the same, statement built before", figure: prepared, unit: "requests/s" },
        { name: "course list against bare", figure: ours / theirs, unit: "×", goal: { atLeast: 0.9 } },
        { name: "course list against bare, statement built before", figure: ours / prepared, unit: "×" },
      ];
    } finally {
      await portal.stop();
      await bare.stop();
    }
  } finally {
    postgres.remove();
  }
}

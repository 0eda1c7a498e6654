import Fastify from "fastify";
import { openDatabase } from "../../src/server/database/connect.ts";
import { selectCourses } from "../../src/server/features/catalogue/course-queries.ts";

/**
 * What `course list` is measured against: a Fastify route that runs the same statement through the same driver and sends
 * the rows as they are. No tenant, no session, no validation, no envelope. Run with PORT and DATABASE_URL.
 */
const { db } = await openDatabase({ databaseUrl: process.env["DATABASE_URL"], dataDir: "" });
const http = Fastify();
http.post("/list", async () => ({
  list: await selectCourses(db, {
    filter: { orgNo: "1001", categoryno1: undefined, categoryno2: undefined, categoryno3: undefined, courseCategory: undefined, priceType: undefined, lecturerUserNo: undefined },
    sort: "default",
    range: { pageCurrent: 1, pageSize: 20, offset: 0 },
    withTotal: false,
  }),
}));
http.get("/readyz", async () => ({ ready: true }));
await http.listen({ host: "127.0.0.1", port: Number(process.env["PORT"]) });

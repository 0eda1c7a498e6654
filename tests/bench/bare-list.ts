import Fastify from "fastify";
import { openDatabase } from "../../src/server/database/connect.ts";
import { courseList, selectCourses, type CourseList } from "../../src/server/modules/catalogue/course-queries.ts";

/**
 * What `course list` is measured against: bare Fastify routes that run the same statement through the same driver and
 * send the rows as they are. /list builds it with Kysely each time, as a route is usually written; /prepared has it
 * built before, as `course list` does. No tenant, no session, no validation, no envelope. Run with PORT and
 * DATABASE_URL.
 */
const { db } = await openDatabase({ databaseUrl: process.env["DATABASE_URL"], dataDir: "" });
const wanted: CourseList = { filter: { orgNo: "1001" }, sort: "default", range: { pageSize: 20, offset: 0 } };
const http = Fastify();
http.post("/list", async () => ({ list: await courseList(db, wanted).execute() }));
http.post("/prepared", async () => ({ list: await selectCourses(db, wanted) }));
http.get("/readyz", async () => ({ ready: true }));
await http.listen({ host: "127.0.0.1", port: Number(process.env["PORT"]) });

import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { isRecordId } from "../../lib/record-id.ts";
import { notFound } from "../media/index.ts";
import { originOf } from "../../core/origin.ts";
import type { Services } from "../../core/services.ts";
import { studyHref } from "../../../shared/links.ts";
import { calendarOf, type CalendarEntry } from "./ics.ts";

/** The sessions to come of a live course on the shelf, for calendars: `/calendar/{courseId}.ics`. */
export function registerLiveCalendar(http: FastifyInstance, services: Services): void {
  http.get("/calendar/:file", async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const courseId = /^(\d+)\.ics$/.exec(request.params.file)?.[1];
    if (courseId === undefined || !isRecordId(courseId)) return notFound(request, reply);
    const now = services.now();
    const { rows } = await sql<{
      id: string;
      period_name: string;
      course_name: string;
      begin_time: Date;
      end_time: Date;
    }>`
      select period.id, period.period_name, course.course_name, period.begin_time, period.end_time from period
      join course on course.id = period.course_id
      where course.id = ${courseId} and course.is_public and period.gmt_remove is null and period.period_type = 2
      and period.begin_time is not null and period.end_time > ${now}
      order by period.begin_time limit 200`.execute(services.db);
    if (rows.length === 0) return notFound(request, reply);
    const origin = await originOf(request, services);
    const entries = rows.map((row): CalendarEntry => ({
      uid: `live-${row.id}@${URL.parse(origin)?.hostname ?? "lectern"}`,
      begin: row.begin_time,
      end: row.end_time,
      summary: `${row.course_name} · ${row.period_name}`,
      url: origin + studyHref(courseId, row.id),
    }));
    return reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", `attachment; filename="live-${courseId}.ics"`)
      .header("cache-control", "public, max-age=300")
      .send(calendarOf(entries, now));
  });
}

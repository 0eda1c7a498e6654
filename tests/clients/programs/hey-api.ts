import { listCourses, uploadFile } from "./hey-api/sdk.gen.ts";
import type { Fault } from "./hey-api/types.gen.ts";

/** The code alone tells a success from a fault. */
export async function names(): Promise<string[]> {
  const { data: reply } = await listCourses({ body: { pageCurrent: 1, pageSize: 10 } });
  if (reply === undefined) return [];
  if (reply.code === 200) return reply.data.list.map((course) => course.courseName ?? "");
  const fault: Fault = reply;
  return [`${fault.code} ${fault.msg}`, ...(fault.data?.fields ?? []).map((field) => field.path)];
}

/** A file is a file. */
export const send = (body: Parameters<typeof uploadFile>[0]["body"], file: File) =>
  uploadFile({ body: { ...body, file } });

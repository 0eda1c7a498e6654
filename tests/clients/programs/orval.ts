import { listCourses, uploadFile, type UploadFileBody } from "./orval.ts";

/** The code alone tells a success from a fault. */
export async function names(): Promise<string[]> {
  const answer = await listCourses({ pageCurrent: 1, pageSize: 10 });
  if (answer.status !== 200) return [answer.data.msg];
  const reply = answer.data;
  if (reply.code === 200) return reply.data.list.map((course) => course.courseName ?? "");
  return [`${reply.code} ${reply.msg}`, ...(reply.data?.fields ?? []).map((field) => field.path)];
}

/** A file is a file. */
export const send = (body: UploadFileBody, file: Blob) => uploadFile({ ...body, file });
